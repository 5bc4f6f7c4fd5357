import { msg } from '@lingui/core/macro';

/** Copy of the default layout. */
export const messages = { skip: msg`Skip to content` } as const;
