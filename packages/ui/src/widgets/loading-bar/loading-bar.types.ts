import type { LoadingBarActor } from '../../behaviours/loading-bar/index.ts';

/** Props of {@link LoadingBar}. */
export interface LoadingBarProps {
  /** The running loading bar of this app root, from `createLoadingBar()`. */
  bar: LoadingBarActor;
}
