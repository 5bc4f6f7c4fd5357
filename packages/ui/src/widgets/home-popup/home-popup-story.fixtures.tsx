import type { EditionKey } from '@millwright/domain';
import { messages as cn } from '@millwright/i18n/catalogs/cn';
import { messages as en } from '@millwright/i18n/catalogs/en';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import type { Decorator } from '@storybook/react-vite';

const copy = { cn: createI18n('cn', cn), en: createI18n('en', en) };

/**
 * The Chinese edition alone has the pop-up, so its stories are shown in an edition of their own whatever the toolbar
 * says.
 */
export const inEdition =
  (edition: EditionKey): Decorator =>
  (Story) => (
    <EditionProvider edition={editions[edition]} i18n={copy[edition]}>
      <Story />
    </EditionProvider>
  );
