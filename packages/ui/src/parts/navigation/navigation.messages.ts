import { msg } from '@lingui/core/macro';

/** Copy of the navigation of wide screens. Its entries are the edition's. */
export const messages = {
  label: msg`Main navigation`,
  /** Names the button that shows the pages below an entry. */
  below: (name: string) => msg`Pages of ${name}`,
} as const;
