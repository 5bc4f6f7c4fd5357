export type * from './confirmed-action.machine.ts';
export { useConfirmedAction, type ConfirmedAction } from './use-confirmed-action.ts';
