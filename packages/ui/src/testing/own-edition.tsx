import type { Messages } from '@lingui/core';
import { createI18n } from '@millwright/i18n/create-i18n';
import { createEdition, type OwnEdition } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

const site = {
  siteName: 'Acme',
  welcome: 'Good morning',
  urlSuffix: 'acme.example',
  hosts: { member: '/member', supplier: '/supplier', meeting: '/meeting', webinar: '/webinar' },
  navigation: [],
  footer: { quickLinks: [], notice: 'Acme' },
  login: {
    modes: ['password'],
    accountKind: 'email',
    registerUrl: '/register',
    memberUrl: '/login',
    supplierUrl: '/suppliers/login',
    policyPath: '/privacy',
  },
  contact: { email: 'hello@acme.example', phone: '+49 30 1', phoneLink: '+49301' },
} satisfies Partial<OwnEdition>;

/**
 * Renders an element in the edition of a site of its own.
 * @param own What the test is about: at least the key, which is the language.
 * @param messages Its copy. @default none: English
 */
export const renderInOwn = (
  own: Pick<OwnEdition, 'key'> & Partial<OwnEdition>,
  element: ReactElement,
  messages: Messages = {},
) => {
  const edition = createEdition({ ...site, ...own });
  document.documentElement.lang = edition.lang;
  return render(element, {
    wrapper: ({ children }) => (
      <EditionProvider edition={edition} i18n={createI18n(edition, messages)}>
        {children}
      </EditionProvider>
    ),
  });
};
