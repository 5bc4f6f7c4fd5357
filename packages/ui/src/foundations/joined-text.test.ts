import { createI18n } from '@millwright/i18n/create-i18n';
import { serverCatalogs } from '@millwright/i18n/catalogs/server';
import { expect, it } from 'vitest';
import { labelled, remarked } from './joined-text.ts';

it.each([
  ['en', 'Bore: 35 mm', 'Length (mm)'],
  ['cn', 'Bore：35 mm', 'Length（mm）'],
] as const)('joins texts in %s as the language punctuates', (edition, fact, head) => {
  const i18n = createI18n(edition, serverCatalogs[edition]);
  expect([i18n._(labelled('Bore', '35 mm')), i18n._(remarked('Length', 'mm'))]).toEqual([fact, head]);
});
