import { remember } from './helper.ts';

/** Breaks, but only beyond this file: the helper brings React. */
export const machine = { remember };
