import '@millwright/ui/foundations';
import { createI18n } from '@millwright/i18n/create-i18n';
import { loadClientEdition } from '@millwright/i18n/client';
import { EditionProvider } from '@millwright/i18n/react';
import { createRoot } from 'react-dom/client';
import { Comparison } from './comparison.tsx';

const { edition, messages } = await loadClientEdition('en');

createRoot(document.getElementById('root')!).render(
  <EditionProvider edition={edition} i18n={createI18n('en', messages)}>
    <Comparison />
  </EditionProvider>,
);

// As a page says it when its scripts run: what only they can do is shown.
document.documentElement.dataset.hydrated = 'true';
