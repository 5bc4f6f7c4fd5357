import { expect, it, vi } from 'vitest';
import { createQueue } from './queue.ts';

it('the first who comes has the place, then the one who takes it, then the next in line', () => {
  const queue = createQueue();
  const [header, login] = [{}, {}];
  const leaveHeader = queue.join(header);
  const leaveLogin = queue.join(login);
  expect(queue.holder()).toBe(header);
  queue.take(login);
  expect(queue.holder()).toBe(login);
  leaveLogin();
  expect(queue.holder()).toBe(header);
  leaveHeader();
  expect(queue.holder()).toBeUndefined();
});

it('tells who listens of every change, until they stop', () => {
  const queue = createQueue();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  const leave = queue.join({});
  leave();
  stop();
  queue.join({});
  expect(listener).toHaveBeenCalledTimes(2);
});
