import { msg } from '@lingui/core/macro';

/** Copy of the consent notice. */
export const messages = {
  label: msg`Your privacy`,
  text: msg`We count which pages are read, with nothing that identifies you. Video players of other sites load only if you agree. “Refuse” stops both.`,
  policy: msg`Privacy policy`,
  give: msg`Agree`,
  refuse: msg`Refuse`,
} as const;
