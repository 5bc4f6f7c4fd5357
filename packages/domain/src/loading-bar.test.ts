import { expect, it } from 'vitest';
import { LOADING_BAR_STEP_MS, LOADING_BAR_STEP_PERCENT, loadingBarPercent } from './loading-bar.ts';

it('[ST-43] grows 2 percent every 100 ms', () => {
  expect([LOADING_BAR_STEP_PERCENT, LOADING_BAR_STEP_MS]).toEqual([2, 100]);
  expect([0, 99, 100, 199, 200].map(loadingBarPercent)).toEqual([0, 0, 2, 2, 4]);
});

it('[ST-43] is full after 5000 ms and never above', () => {
  expect([4899, 4999, 5000, 60_000].map(loadingBarPercent)).toEqual([96, 98, 100, 100]);
});

it('is never below nothing', () => {
  expect(loadingBarPercent(-500)).toBe(0);
});
