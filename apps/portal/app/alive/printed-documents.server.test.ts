import { expect, it, vi } from 'vitest';
import { printDocument } from './printed-documents.server.ts';

it('a document is printed again only when its address, its data or its values are others', () => {
  const print = vi.fn(() => 'page');
  const baseInfo = {};
  const made = (key: string, data: string, values: readonly unknown[]) =>
    printDocument(key, { data, values }, print).toString();
  made('/a', 'data', [baseInfo]);
  made('/a', 'data', [baseInfo]);
  expect(print).toHaveBeenCalledTimes(1);
  made('/a', 'other data', [baseInfo]);
  expect(print).toHaveBeenCalledTimes(2);
  made('/a', 'other data', [{}]);
  expect(print).toHaveBeenCalledTimes(3);
  made('/b', 'data', [baseInfo]);
  expect(print).toHaveBeenCalledTimes(4);
});

it('of many documents those are kept that were asked for last', () => {
  const print = vi.fn(() => 'page');
  const make = (number: number) => printDocument(`/many/${number}`, { data: '', values: [] }, print);
  for (let number = 0; number < 100; number += 1) {
    make(number);
    make(0);
  }
  expect(print).toHaveBeenCalledTimes(100);
  make(99);
  expect(print).toHaveBeenCalledTimes(100);
  make(1);
  expect(print).toHaveBeenCalledTimes(101);
});

it('a document that cannot be printed is not kept', () => {
  expect(() =>
    printDocument('/broken', { data: '', values: [] }, () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(printDocument('/broken', { data: '', values: [] }, () => 'whole').toString()).toBe('whole');
});
