import { msg } from '@lingui/core/macro';

/** Copy of the tag list. */
export const messages = { label: msg`Tags` } as const;
