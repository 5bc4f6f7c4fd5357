import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { chooseRemedy, createChunkReload } from './chunk-guard.ts';
import { chunkReloadChart, type ChunkReloadEvent } from './chunk-reload.machine.ts';
import { fetchAhead, retriedOnce } from './fetch-ahead.ts';
import { watchChunkFailures } from './watch-chunk-failures.ts';

const mayReload: ChunkReloadEvent = { type: 'CHUNK.FAILED', remedy: 'reload' };
const mayNot: ChunkReloadEvent = { type: 'CHUNK.FAILED', remedy: 'offer' };
const chosen: ChunkReloadEvent = { type: 'RELOAD.CHOSEN' };
const abandoned: ChunkReloadEvent = { type: 'RELOAD.ABANDONED' };
const nothing = () => undefined;

describeChart(
  'the chunk guard',
  () => chunkReloadChart({ reload: nothing, offer: nothing }),
  [
    { from: 'watching', when: mayReload, to: 'reloading', effects: ['reload'] },
    { from: 'watching', when: mayNot, to: 'offering', effects: ['offer'] },
    { from: 'watching', when: chosen, to: 'watching' },
    { given: [mayReload], from: 'reloading', when: mayReload, to: 'reloading' },
    { given: [mayReload], from: 'reloading', when: chosen, to: 'reloading' },
    { given: [mayNot], from: 'offering', when: mayReload, to: 'offering' },
    { given: [mayReload], from: 'reloading', when: abandoned, to: 'watching' },
    { given: [mayNot], from: 'offering', when: chosen, to: 'reloading', effects: ['reload'] },
  ],
  { events: [mayReload, mayNot, chosen, abandoned] },
);

const chunkError = new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/login.js');

/** A page that keeps its session across reloads. */
const page = (session: { stored: string | null; time: number }, broken: 'read' | 'write' | 'forgets' | null = null) => {
  const reload = vi.fn();
  const offer = vi.fn();
  const guard = createChunkReload({
    read: () => {
      if (broken === 'read') throw new DOMException('blocked', 'SecurityError');
      return session.stored;
    },
    write: (time) => {
      if (broken === 'write') throw new DOMException('full', 'QuotaExceededError');
      if (broken !== 'forgets') session.stored = time;
    },
    now: () => session.time,
    reload,
    offer,
  });
  return { guard, reload, offer };
};

describe('the chunk guard', () => {
  it('[ST-40] [ER-18] reloads after the first failed chunk, and does nothing for its siblings', () => {
    const { guard, reload, offer } = page({ stored: null, time: 1000 });
    [1, 2, 3].forEach(() => guard.report(chunkError));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(offer).not.toHaveBeenCalled();
  });

  it('[ST-41] [ER-18] does not reload again within 60 s, and does after', () => {
    const session = { stored: null, time: 1_000_000 };
    page(session).guard.report(chunkError);
    session.time += 60_000;
    const soon = page(session);
    soon.guard.report(chunkError);
    expect([soon.reload.mock.calls.length, soon.offer.mock.calls.length]).toEqual([0, 1]);
    session.time += 1;
    const later = page(session);
    later.guard.report(chunkError);
    expect([later.reload.mock.calls.length, later.offer.mock.calls.length]).toEqual([1, 0]);
  });

  it.each(['read', 'write', 'forgets'] as const)(
    'offers a button and never reloads by itself where storage breaks (%s)',
    (broken) => {
      const { guard, reload, offer } = page({ stored: null, time: 1000 }, broken);
      guard.report(chunkError);
      expect([reload.mock.calls.length, offer.mock.calls.length]).toEqual([0, 1]);
      guard.actor.send({ type: 'RELOAD.CHOSEN' });
      guard.actor.send({ type: 'RELOAD.CHOSEN' });
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it('offers a button where the stored time lies in the future, as after a clock that was set back a day', () => {
    const { guard, reload, offer } = page({ stored: String(1000 + 86_400_000), time: 1000 });
    guard.report(chunkError);
    expect([reload.mock.calls.length, offer.mock.calls.length]).toEqual([0, 1]);
  });

  it('reloads where something unreadable is stored', () => {
    const stored = { read: () => 'yesterday', time: '' };
    expect(
      chooseRemedy({
        read: () => stored.time || stored.read(),
        write: (time) => (stored.time = time),
        now: () => 1000,
      }),
    ).toBe('reload');
  });

  it('leaves every other error alone', () => {
    const { guard, reload, offer } = page({ stored: null, time: 1000 });
    for (const error of [new Error('Network request failed'), null, undefined, 42, { status: 500 }])
      expect(guard.report(error)).toBe(false);
    expect([reload.mock.calls.length, offer.mock.calls.length]).toEqual([0, 0]);
  });

  it('hears of failures from Vite and from imports that nobody awaited, and silences those that follow', () => {
    const { guard, reload } = page({ stored: null, time: 1000 });
    const target = new EventTarget();
    const stop = watchChunkFailures(guard, target);
    const first = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
      payload: new Error('odd words'),
    });
    target.dispatchEvent(first);
    expect([reload.mock.calls.length, first.defaultPrevented]).toEqual([1, false]);
    const sibling = new Event('vite:preloadError', { cancelable: true });
    target.dispatchEvent(sibling);
    const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: chunkError });
    target.dispatchEvent(rejection);
    expect([reload.mock.calls.length, sibling.defaultPrevented, rejection.defaultPrevented]).toEqual([1, true, true]);
    stop();
  });

  it('[ST-40] leaves alone what fails while it is fetched ahead, until somebody imports it', async () => {
    const { guard, reload } = page({ stored: null, time: 1000 });
    const target = new EventTarget();
    const stop = watchChunkFailures(guard, target);
    const fails = () => {
      target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: chunkError }));
      return Promise.reject(chunkError);
    };
    await fetchAhead(fails);
    expect(reload).not.toHaveBeenCalled();
    await expect(fails()).rejects.toBe(chunkError);
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });
});

it('what is loaded once is loaded again only where that failed', async () => {
  const load = vi.fn(() => Promise.resolve('calls')).mockRejectedValueOnce(chunkError);
  const once = retriedOnce(load);
  await expect(Promise.all([once(), once()])).rejects.toBe(chunkError);
  expect(await Promise.all([once(), once()])).toEqual(['calls', 'calls']);
  expect(load).toHaveBeenCalledTimes(2);
});
