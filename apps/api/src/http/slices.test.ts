import { expect, it } from 'vitest';
import { atOnce, inSlices, type SlicedWork } from './slices.ts';

/** Work that holds the event loop for so many milliseconds before each point at which it may be interrupted. */
function* busy(times: number, milliseconds: number, onStep: () => void = () => undefined): SlicedWork<number> {
  for (let done = 0; done < times; done += 1) {
    for (const end = performance.now() + milliseconds; performance.now() < end;);
    onStep();
    yield;
  }
  return times;
}

it('lets one slice of all work be done in each round of the event loop', async () => {
  let round = 0;
  let isOver = false;
  const count = (): void => {
    round += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const rounds: number[] = [];
  const done = await Promise.all(Array.from({ length: 5 }, () => inSlices(busy(4, 6, () => rounds.push(round)))));
  isOver = true;
  expect(done).toEqual([4, 4, 4, 4, 4]);
  // Each of the steps is longer than a slice, so no two of them are in one round.
  expect(new Set(rounds).size).toBe(20);
});

it('does several steps of a slice in one round, and hands on what is thrown', async () => {
  let steps = 0;
  expect(await inSlices(busy(1000, 0, () => (steps += 1)))).toBe(1000);
  expect(steps).toBe(1000);
  // oxlint-disable-next-line require-yield -- it fails before it comes to that
  const broken = function* (): SlicedWork<void> {
    throw new Error('broken');
  };
  await expect(inSlices(broken())).rejects.toThrow('broken');
  expect(await inSlices(busy(1, 0))).toBe(1);
  expect(atOnce(busy(3, 0))).toBe(3);
});
