import { b } from './cycle-b.ts';

/** Breaks: two modules that need each other. */
export const a = () => b();
