import { expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

it('the first who comes has the place, then the one who takes it, then the next in line', () => {
  const turns = createTurns();
  const [header, login] = [{}, {}];
  const leaveHeader = turns.join(header);
  const leaveLogin = turns.join(login);
  expect(turns.holder()).toBe(header);
  turns.take(login);
  expect(turns.holder()).toBe(login);
  leaveLogin();
  expect(turns.holder()).toBe(header);
  leaveHeader();
  expect(turns.holder()).toBeUndefined();
});

it('tells who listens of every change, until they stop', () => {
  const turns = createTurns();
  const listener = vi.fn();
  const stop = turns.subscribe(listener);
  const leave = turns.join({});
  leave();
  stop();
  turns.join({});
  expect(listener).toHaveBeenCalledTimes(2);
});
