import { msg } from '@lingui/core/macro';

/** Copy of the connectivity notice. */
export const messages = {
  offline: msg`You are offline. Pages you have not opened yet cannot be loaded.`,
  restored: msg`You are online again.`,
} as const;
