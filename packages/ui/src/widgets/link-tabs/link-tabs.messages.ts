import { msg, plural } from '@lingui/core/macro';

/** Copy of the tabs that are links. */
export const messages = {
  /** Read after a tab's name. */
  count: (total: number) => msg`${plural(total, { one: '# result', other: '# results' })}`,
} as const;
