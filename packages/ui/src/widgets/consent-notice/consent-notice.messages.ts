import { msg } from '@lingui/core/macro';

/** Copy of the consent notice. */
export const messages = {
  label: msg`Your privacy`,
  text: msg`With your consent we count which pages are read, without your name, and load video players of other sites. The site works in full without it.`,
  policy: msg`Privacy policy`,
  give: msg`Agree`,
  refuse: msg`Refuse`,
} as const;
