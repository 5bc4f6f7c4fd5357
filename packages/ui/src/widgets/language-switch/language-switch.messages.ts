import { msg } from '@lingui/core/macro';

/** Copy of the language switch. The languages name themselves. */
export const messages = { label: msg`Language` } as const;
