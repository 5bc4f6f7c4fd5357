import { setup } from 'xstate';
import type { AllowedInput } from './allowed.types.ts';

/** Breaks nothing: a type leaves no trace, and time comes in. */
export const allowedMachine = setup({ types: { input: {} as AllowedInput }, delays: { soon: 100 } }).createMachine({
  id: 'allowed',
});
