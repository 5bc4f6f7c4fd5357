import { msg } from '@lingui/core/macro';

/** Copy of the video card. */
export const messages = {
  /** Read before the figures of the running time. */
  duration: (duration: string) => msg`Duration ${duration}`,
} as const;
