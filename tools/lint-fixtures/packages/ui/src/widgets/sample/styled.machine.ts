import { root } from './sample.css.ts';

/** Breaks: a machine that knows styles. */
export const machine = { root };
