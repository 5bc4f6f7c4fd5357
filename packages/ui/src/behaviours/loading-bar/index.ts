export { createLoadingBar, type LoadingBarActor } from './loading-bar.machine.ts';
export type { LoadingBarContext, LoadingBarEvent, LoadingBarState } from './loading-bar.types.ts';
