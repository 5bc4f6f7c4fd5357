import { expect, it } from 'vitest';
import { LOADING_BAR_STEP_MS, LOADING_BAR_STEP_PERCENT } from './loading-bar.ts';

it('[ST-43] grows 2 percent every 100 ms, a hundred in 5000 ms', () => {
  expect([LOADING_BAR_STEP_PERCENT, LOADING_BAR_STEP_MS]).toEqual([2, 100]);
});
