import { useLingui } from '@lingui/react';
import { editions, type Edition } from '@millwright/i18n/editions';
import { EditionProvider, useEdition } from '@millwright/i18n/react';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

type Change = (edition: Edition) => Partial<Edition>;

const Changed = ({ change, children }: { change: Change; children: ReactNode }) => {
  const edition = useEdition();
  const { i18n } = useLingui();
  return (
    <EditionProvider edition={{ ...edition, ...change(edition) }} i18n={i18n}>
      {children}
    </EditionProvider>
  );
};

/** Changes what the edition of a story has, whichever the toolbar shows: its language stays. */
export const withEdition =
  (change: Change): Decorator =>
  (Story) => (
    <Changed change={change}>
      <Story />
    </Changed>
  );

/** Two ways to log in, the first by a code that comes by SMS. */
export const withSmsLogin = withEdition(({ login }) => ({
  login: { ...login, modes: ['code', 'password'], accountKind: 'phone' },
}));

/** An app of the site. */
export const withApp = withEdition(() => ({ app: editions.cn.app }));

/** A pop-up on the home page, with the app that it offers. */
export const withHomePopup = withEdition(() => ({
  homePopup: true,
  app: editions.cn.app,
}));
