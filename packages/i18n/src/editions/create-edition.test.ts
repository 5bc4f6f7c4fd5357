import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../create-i18n.ts';
import { createEdition, type OwnEdition } from './index.ts';

const own: Omit<OwnEdition, 'key'> = {
  siteName: 'Acme',
  welcome: 'Welcome',
  urlSuffix: 'acme.example',
  hosts: {
    member: 'https://acme.example',
    supplier: 'https://acme.example',
    meeting: 'https://acme.example',
    webinar: 'https://acme.example',
  },
  navigation: [],
  footer: { quickLinks: [], notice: 'By Acme' },
  login: {
    modes: ['password'],
    accountKind: 'email',
    registerUrl: '/register',
    memberUrl: '/login',
    supplierUrl: '/suppliers',
    policyPath: '/privacy',
  },
  contact: { email: 'a@acme.example', phone: '1', phoneLink: '1' },
};

describe('the edition of a site', () => {
  it.each([
    ['de-AT', 'ltr', 'de_AT', 'Deutsch', 155],
    ['ar', 'rtl', 'ar_EG', 'العربية', 155],
    ['he', 'rtl', 'he_IL', 'עברית', 155],
    ['ur-PK', 'rtl', 'ur_PK', 'اردو', 155],
    ['pa-Arab-PK', 'rtl', 'pa_PK', 'پنجابی', 155],
    ['az-Latn', 'ltr', 'az_AZ', 'azərbaycan', 155],
    ['ja', 'ltr', 'ja_JP', '日本語', 80],
  ])('%s runs %s', (lang, direction, openGraphLocale, name, descriptionLength) => {
    const edition = createEdition({ ...own, key: 'own', lang });
    expect(edition).toMatchObject({ key: 'own', lang, direction, openGraphLocale, descriptionLength });
    expect(edition.languages).toEqual([{ key: 'own', lang, name, short: 'OWN' }]);
    expect(edition.counterpart).toBe('own');
  });

  it('has the language that its key names where it states none', () => {
    expect(createEdition({ ...own, key: 'cn' }).lang).toBe('zh-CN');
    expect(createEdition({ ...own, key: 'fr-CA' }).lang).toBe('fr-CA');
  });

  it('writes dates and numbers as it is configured', () => {
    const { formats } = createEdition({
      ...own,
      key: 'us',
      lang: 'en-US',
      timeZone: 'America/New_York',
      dateFormat: { year: 'numeric', month: 'short', day: 'numeric' },
      numberFormat: { useGrouping: false },
    });
    expect(formats!.day('2026-05-12T02:00:00Z')).toBe('May 11, 2026');
    expect(formats!.number(12345)).toBe('12345');
  });

  it('lists the languages of the switch that the site names, in its order', () => {
    const languages = [
      { key: 'de', lang: 'de-DE', name: 'Deutsch', short: 'DE' },
      { key: 'fr', lang: 'fr-FR', name: 'Français', short: 'FR' },
    ];
    const edition = createEdition({ ...own, key: 'de', lang: 'de-DE', languages });
    expect(edition.languages).toEqual(languages);
    expect(edition.counterpart).toBe('fr');
  });

  it('says its own texts by the instance that is made for it, without a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const edition = createEdition({ ...own, key: 'de' });
    expect(createI18n(edition)._(edition.siteName)).toBe('Acme');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('refuses a pattern of phone numbers that is no regular expression', () => {
    const withPattern = (phonePattern: string) =>
      createEdition({ ...own, key: 'pl', login: { ...own.login, phonePattern } });
    expect(() => withPattern(String.raw`+48\d{9}`)).toThrow(SyntaxError);
    expect(withPattern(String.raw`\+48\d{9}`).login.phonePattern).toBe(String.raw`\+48\d{9}`);
  });

  it('refuses a tag, a zone and a text that are none', () => {
    expect(() => createEdition({ ...own, key: 'x', lang: 'not a tag' })).toThrow(RangeError);
    expect(() => createEdition({ ...own, key: 'de', timeZone: 'Mars/Olympus' })).toThrow(RangeError);
    expect(() => createEdition({ ...own, key: 'de', siteName: 'Acme {x}' })).toThrow(TypeError);
  });
});
