import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gather, hearOfChanges } from './content-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the first change acts at once, and a storm of them once a second, the last one included', () => {
  const act = vi.fn();
  const { tell } = gather(act);
  tell('article');
  expect(act).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 100; time += 1) {
    vi.advanceTimersByTime(30);
    tell(time % 2 === 0 ? 'tag' : 'banner');
  }
  expect(act).toHaveBeenCalledTimes(4);
  expect(act.mock.calls.slice(0, 2)).toEqual([[new Set(['article'])], [new Set(['tag', 'banner'])]]);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(5);
  tell('tag');
  expect(act).toHaveBeenCalledTimes(6);
});

it('a portal with its API inside hears of changes until it stops', async () => {
  const listeners = new Set<(table: string) => void>();
  const onChange = vi.fn();
  const api = {
    fetch: () => Promise.resolve(new Response()),
    close: () => Promise.resolve(),
    onContentChange: (listener: (table: string) => void) => (
      listeners.add(listener),
      () => void listeners.delete(listener)
    ),
  };
  const stop = await hearOfChanges(api, { apiOrigin: null, databaseUrl: null }, onChange);
  listeners.forEach((listener) => listener('article'));
  expect(onChange.mock.calls).toEqual([[new Set(['article'])]]);
  listeners.forEach((listener) => listener('resync'));
  vi.advanceTimersByTime(1000);
  expect(onChange).toHaveBeenLastCalledWith(null);
  await stop();
  expect(listeners.size).toBe(0);
});

it('a portal whose API is elsewhere, without a database to listen at, is notified by nobody but /purge', async () => {
  const onChange = vi.fn();
  const api = { fetch: () => Promise.resolve(new Response()), close: () => Promise.resolve() };
  const stop = await hearOfChanges(api, { apiOrigin: 'http://api.test', databaseUrl: null }, onChange);
  expect(onChange).not.toHaveBeenCalled();
  await stop();
});
