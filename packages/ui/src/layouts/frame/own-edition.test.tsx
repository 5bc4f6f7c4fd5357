import { messages as cn } from '@millwright/i18n/catalogs/cn';
import { messages as en } from '@millwright/i18n/catalogs/en';
import { createI18n } from '@millwright/i18n/create-i18n';
import { createEdition, type OwnEdition } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FloatingBarLinks } from '../../widgets/floating-bar/links.ts';
import { LanguageSwitch } from '../../widgets/language-switch/index.ts';
import { MainNavigation } from '../../widgets/main-navigation/index.ts';
import { MobileMenuList } from '../../widgets/mobile-menu/index.ts';
import { SiteFooter } from '../../widgets/site-footer/index.ts';
import { SiteHeader } from '../../widgets/site-header/index.ts';

const own = (key: OwnEdition['key']): OwnEdition => ({
  key,
  siteName: "Acme's Pumps & Valves",
  welcome: 'Good morning',
  urlSuffix: 'acme.example',
  hosts: {
    member: 'https://members.acme.example',
    supplier: 'https://suppliers.acme.example',
    meeting: 'https://meet.acme.example',
    webinar: 'https://webinars.acme.example',
  },
  navigation: [{ name: 'Search', path: '/catalogue', children: [{ name: 'Seals', path: '/seals' }] }],
  footer: { quickLinks: [{ name: 'Imprint', path: '/imprint' }], notice: 'All texts by Acme.' },
  login: {
    modes: ['password'],
    accountKind: 'email',
    registerUrl: '/register',
    memberUrl: '/login',
    supplierUrl: '/suppliers/login',
    policyPath: '/privacy',
  },
  contact: { email: 'hello@acme.example', phone: '+49 30 1', phoneLink: '+49301' },
});

const markup = (key: 'cn' | 'en'): string =>
  renderToStaticMarkup(
    <EditionProvider edition={createEdition(own(key))} i18n={createI18n(key, key === 'cn' ? cn : en)}>
      <SiteHeader
        navigation={<MainNavigation />}
        mobileNavigation={<MobileMenuList />}
        industryList={null}
        search={null}
        languageSwitch={<LanguageSwitch />}
        loadBanner={async () => null}
      />
      <SiteFooter industries={[]} year={2026} />
      <FloatingBarLinks />
    </EditionProvider>,
  );

describe.each(['cn', 'en'] as const)('the edition of a site of its own, in %s', (key) => {
  it('says and links what the site said, and nothing of ours', () => {
    const html = markup(key);
    expect(html).not.toMatch(/millwright(?!-|&)/i);
    for (const text of [
      'Acme&#x27;s Pumps &amp; Valves',
      'Good morning',
      'Imprint',
      'All texts by Acme.',
      'href="/catalogue"',
      '/suppliers/login',
    ])
      expect(html).toContain(text);
  });

  it('links to no page of ours that the site may not have', () => {
    expect(markup(key)).not.toMatch(/href="\/(?:about|appdownload)/);
  });

  it('refuses braces, which a message reads as values', () => {
    expect(() => createEdition({ ...own(key), siteName: 'Acme {Pumps}' })).toThrow('has no braces');
  });

  it('keeps names as they stand, though a message of ours is called the same', () => {
    expect(markup(key)).toMatch(/href="\/catalogue"[^>]*>Search</);
  });
});
