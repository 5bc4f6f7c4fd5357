import { a } from './cycle-a.ts';

/** The other half. */
export const b = (): unknown => a;
