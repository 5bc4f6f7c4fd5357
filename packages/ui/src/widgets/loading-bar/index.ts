export {
  createLoadingBar,
  type LoadingBarActor,
  type LoadingBarEvent,
  type LoadingBarState,
} from '../../behaviours/loading-bar/index.ts';
export { LoadingBar, type LoadingBarProps } from './loading-bar.tsx';
