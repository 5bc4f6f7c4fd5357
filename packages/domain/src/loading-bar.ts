import { LOADING_BAR_DURATION_MS } from './constants.ts';

/** The loading bar grows in steps of this many percent. */
export const LOADING_BAR_STEP_PERCENT = 2;

/** Time between two steps, so that a hundred percent take the whole duration. */
export const LOADING_BAR_STEP_MS = (LOADING_BAR_DURATION_MS * LOADING_BAR_STEP_PERCENT) / 100;
