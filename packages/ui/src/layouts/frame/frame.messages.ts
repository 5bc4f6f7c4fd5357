import { msg } from '@lingui/core/macro';

/** Copy of the frame of the layouts. */
export const messages = { skip: msg`Skip to content` } as const;
