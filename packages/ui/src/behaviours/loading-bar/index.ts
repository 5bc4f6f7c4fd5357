export { createLoadingBar, type LoadingBarActor } from './loading-bar.machine.ts';
export type { LoadingBarEvent, LoadingBarState } from './loading-bar.types.ts';
