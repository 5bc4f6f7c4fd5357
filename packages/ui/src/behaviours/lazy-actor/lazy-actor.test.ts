import { describe, expect, it, vi } from 'vitest';
import { createLazyActor, longestQueue, type RunningActor } from './lazy-actor.ts';

/** An actor that writes down what it was sent. */
const recorder = () => {
  const received: number[] = [];
  const listeners = new Set<() => void>();
  const stop = vi.fn();
  const actor: RunningActor<number, readonly number[]> = {
    send: (event) => {
      received.push(event);
      listeners.forEach((listener) => listener());
    },
    getSnapshot: () => received,
    subscribe: (listener) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    stop,
  };
  return { actor, received, stop };
};

/** Lets promises that are already settled run their callbacks. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a lazy actor', () => {
  it('fetches nothing before the first event', () => {
    const start = vi.fn();
    const lazy = createLazyActor(start);
    lazy.subscribe(() => undefined);
    expect(lazy.snapshot()).toBeUndefined();
    expect(start).not.toHaveBeenCalled();
  });

  it('replays the events of the waiting time in order, and fetches once', async () => {
    const { actor, received } = recorder();
    const start = vi.fn(async () => actor);
    const lazy = createLazyActor(start);
    [1, 2, 3].forEach((event) => lazy.send(event));
    await settle();
    lazy.send(4);
    expect(received).toEqual([1, 2, 3, 4]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('tells its listeners when it starts and when it changes, until they leave', async () => {
    const { actor } = recorder();
    const lazy = createLazyActor(async () => actor);
    const listener = vi.fn();
    const leave = lazy.subscribe(listener);
    lazy.send(1);
    await settle();
    const told = listener.mock.calls.length;
    expect(told).toBeGreaterThan(0);
    lazy.send(2);
    expect(listener.mock.calls.length).toBeGreaterThan(told);
    leave();
    listener.mockClear();
    lazy.send(3);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps what happened when the fetch fails, and tries again with the next event', async () => {
    const { actor, received } = recorder();
    const start = vi.fn(async () => actor);
    start.mockRejectedValueOnce(new Error('chunk'));
    const lazy = createLazyActor(start);
    lazy.send(1);
    await settle();
    expect(received).toEqual([]);
    lazy.send(2);
    await settle();
    expect(received).toEqual([1, 2]);
  });

  it('starts nothing when the fetch ends after it was stopped', async () => {
    const { actor, received, stop } = recorder();
    const lazy = createLazyActor(async () => actor);
    lazy.send(1);
    lazy.stop();
    await settle();
    expect(received).toEqual([]);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(lazy.snapshot()).toBeUndefined();
  });

  it('starts anew after it was stopped', async () => {
    const first = recorder();
    const second = recorder();
    const actors = [first.actor, second.actor];
    const lazy = createLazyActor(async () => actors.shift()!);
    lazy.send(1);
    await settle();
    lazy.stop();
    lazy.send(2);
    await settle();
    expect(first.received).toEqual([1]);
    expect(second.received).toEqual([2]);
  });

  it(`never keeps more than ${longestQueue} events`, async () => {
    const { actor, received } = recorder();
    const lazy = createLazyActor(async () => actor);
    for (let event = 0; event <= longestQueue; event += 1) lazy.send(event);
    await settle();
    expect(received).toHaveLength(longestQueue);
    expect(received[0]).toBe(1);
  });
});
