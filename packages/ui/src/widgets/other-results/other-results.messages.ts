import { msg, plural } from '@lingui/core/macro';

/** Copy of the other results. */
export const messages = {
  heading: msg`Also found`,
  /** The link to all of a kind, by name and number. */
  all: (kind: string, total: number) => msg`${kind}: ${plural(total, { one: '# result', other: '# results' })}`,
} as const;
