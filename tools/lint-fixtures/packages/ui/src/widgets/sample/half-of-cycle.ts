import { b } from './other-half.ts';

/** Breaks once the test has written `other-half.ts`, which needs this module. */
export const a = () => b();
