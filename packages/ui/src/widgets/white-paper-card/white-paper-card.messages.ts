import { msg, plural } from '@lingui/core/macro';

/** Copy of the white paper card. */
export const messages = {
  pages: (pages: number) => msg`${plural(pages, { one: '# page', other: '# pages' })}`,
} as const;
