import { msg } from '@lingui/core/macro';

/** Copy of the top banner. */
export const messages = {
  label: msg`Advertisement`,
  /** What a press on the banner promises. */
  more: msg`Learn more`,
  hide: msg`Hide advertisement`,
  close: msg`Close large picture`,
  pause: msg`Pause countdown`,
  resume: msg`Continue countdown`,
  /** How long the large picture stays. */
  secondsLeft: (seconds: number) => msg`Closes in ${seconds} s`,
} as const;
