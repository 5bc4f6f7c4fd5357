export {
  createLoadingBar,
  type LoadingBarActor,
  type LoadingBarEvent,
  type LoadingBarState,
} from '../../behaviours/loading-bar/index.ts';
export { LoadingBar } from './loading-bar.tsx';
export type { LoadingBarProps } from './loading-bar.types.ts';
