/** Where the loading bar stands, as `data-state` says it. */
export type LoadingBarState =
  /** Nothing loads. */
  | 'idle'
  /** Something loads, but not long enough to show it. */
  | 'waiting'
  /** Shown, and growing. */
  | 'growing'
  /** Complete, about to hide. */
  | 'full';

/** What can happen to the loading bar. */
export type LoadingBarEvent =
  /** A navigation began. */
  | { type: 'LOADING.STARTED' }
  /** It ended, well or not. */
  | { type: 'LOADING.FINISHED' }
  /** An HTTP request or the navigation failed. Marks the bar; it runs on until the end. */
  | { type: 'REQUEST.FAILED' };

/** What the loading bar knows. */
export interface LoadingBarContext {
  /** How full it is, 0 to 100. */
  percent: number;
  /** Something failed since it started. */
  failed: boolean;
}
