import { msg } from '@lingui/core/macro';

/** Copy of the loading bar, for assistive technology. */
export const messages = {
  loading: msg`Loading the page`,
  failed: msg`Part of the page could not be loaded`,
} as const;
