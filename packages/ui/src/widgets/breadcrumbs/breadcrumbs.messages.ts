import { msg } from '@lingui/core/macro';

/** Copy of the breadcrumbs. */
export const messages = {
  label: msg`You are here`,
  home: msg`Home`,
} as const;
