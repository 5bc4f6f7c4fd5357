import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSpace } from './watch-space.ts';

let free = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(fs, 'statfs').mockImplementation((async () => ({ bavail: free, bsize: 1024 * 1024 })) as never);
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it('writes are refused while the disk is full, also where the database was too busy to be told at first', async () => {
  const told: string[] = [];
  let isBusy = true;
  const exec = async (statement: string): Promise<void> => {
    if (isBusy) throw new Error('Too many queries wait for the database.');
    told.push(statement.split(' ').at(-1)!);
  };
  const stop = watchSpace({ exec }, '/data');
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual(['on']);
  free = 100;
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual(['on', 'off']);
  stop();
});
