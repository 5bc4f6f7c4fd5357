/** Controls by name, selectors of what they show, and the control to press until it responds. */
export interface WatchedControls {
  buttons: Record<string, string>;
  targets: Record<string, string>;
  probe?: string;
}

/** Watches a page from inside: runs before anything else in it, and leaves what it sees at `window.millwrightBench`. */
export function watchPage(about: WatchedControls): void;
