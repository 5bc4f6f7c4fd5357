import type { OwnSite } from '@millwright/domain';
import { createI18n } from '@millwright/i18n/create-i18n';
import { describe, expect, it } from 'vitest';
import { siteEditionsOf } from './site-editions.server.ts';

const foundryWeekly: OwnSite = {
  editions: { en: { name: 'Foundry Weekly', tagline: 'News for foundries' } },
  contact: {},
  sites: {},
  demo: false,
};

/** What the footer says of its texts, in English. */
const footerTexts = (ownSite: OwnSite | null, isDemo: boolean) => {
  const origins = { cn: 'http://cn.localhost', en: 'http://en.localhost', de: 'http://de.localhost' };
  const site = { editionKey: 'en', origins, byHost: true, imagePrefix: '' } as const;
  const { edition, messages } = siteEditionsOf({ site, ownSite, isDemo }).en;
  const i18n = createI18n(edition, messages);
  const { notice, remark } = edition.footer;
  return [...(remark ? [i18n._(remark)] : []), i18n._(notice)];
};

const invented = 'This is a demonstration: its companies, figures and people are invented.';
const byMillwright =
  'Texts and images are provided by the Millwright editors and their authors. Ask before you reprint.';
const byFoundryWeekly = 'Texts and images are provided by Foundry Weekly and their authors. Ask before you reprint.';

describe('the footer of a site', () => {
  it.each([
    ['Millwright', null, false, [byMillwright]],
    ['a demo of Millwright', null, true, [invented, byMillwright]],
    ['a site of its own', foundryWeekly, false, [byFoundryWeekly]],
    ['a demo with a name of its own', foundryWeekly, true, [invented, byFoundryWeekly]],
  ])('of %s says who provides texts and images [FT-15]', (_name, ownSite, isDemo, texts) => {
    expect(footerTexts(ownSite, isDemo)).toEqual(texts);
  });
});
