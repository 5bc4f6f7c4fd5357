export { createLoadingBar, type LoadingBarActor } from './loading-bar.chart.ts';
export type { LoadingBarContext, LoadingBarEvent, LoadingBarState } from './loading-bar.types.ts';
