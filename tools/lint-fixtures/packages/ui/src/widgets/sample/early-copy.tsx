import { t } from '@lingui/core/macro';

/** Breaks: copy chosen when the module loads, for everybody. */
export const title = t`Latest news`;
