import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  builtInName,
  counterpartEdition,
  counterpartIn,
  eachText,
  editionId,
  editionKeys,
  editionOfAcceptLanguage,
  editionOfId,
  htmlLang,
  isEditionKey,
  languageId,
  nameIn,
  otherEditions,
  ownLanguage,
  setEditionLanguages,
  storedKeys,
} from './edition.ts';
import { EDITION_KEYS } from './constants.ts';

describe('keys', () => {
  it('[CO-09] [EN-23] are exactly cn and en', () => {
    expect(EDITION_KEYS).toEqual(['cn', 'en']);
    for (const value of ['CN', 'zh', 'zh-CN', '', null, undefined, 1, ['cn'], '__proto__'])
      expect(isEditionKey(value)).toBe(false);
    for (const value of ['cn', 'en']) expect(isEditionKey(value)).toBe(true);
    expect(editionKeys()).toEqual(['cn', 'en']);
  });

  it('are each other’s counterpart', () => {
    expect(counterpartEdition('cn')).toBe('en');
    expect(counterpartEdition('en')).toBe('cn');
  });
});

it('[CO-10] gives a language tag, not the key', () => {
  expect(htmlLang('cn')).toBe('zh-CN');
  expect(htmlLang('en')).toBe('en');
});

it.each([
  ['zh-CN', 'cn'],
  ['zh', 'cn'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['de,en;q=0.5,zh;q=0.9', 'cn'],
  ['zh;q=0,en', 'en'],
  ['en;q=oops', null],
  ['EN-us ; Q=0.4 , zh ; q=0.3', 'en'],
  ['en; level=1; q=0.3, zh;q=0.2', 'en'],
  ['en; q=0.1, zh;q=0.2', 'cn'],
  ['fr, zh ;q=0.5', 'cn'],
  ['en;q=0', null],
  ['zh,en', 'cn'],
  ['en,zh', 'en'],
  ['fr,zh;q=0.5,en;q=0.5', 'cn'],
  [`${'x,'.repeat(500)}en`, null],
  ['fr', null],
  ['', null],
  [null, null],
])('Accept-Language %j means %j', (header, edition) => {
  expect(editionOfAcceptLanguage(header)).toBe(edition);
});

it('[EN-04] a name is taken in the language of the edition', () => {
  const names = { cn: '塑料', en: 'Plastics' };
  expect(nameIn(names, 'cn')).toBe('塑料');
  expect(nameIn(names, 'en')).toBe('Plastics');
  expect(nameIn({ cn: '塑料', en: '' }, 'en')).toBe('塑料');
});

describe('editions in other languages', () => {
  afterEach(() => setEditionLanguages({}));

  it('are named by their language, and are found by that name alone', () => {
    expect([editionId('cn'), editionId('en'), languageId('zh-CN'), languageId('de')]).toEqual(['cn', 'en', 'cn', 'de']);
    expect([editionOfId('cn'), editionOfId('en'), editionOfId('de'), editionOfId('')]).toEqual([
      'cn',
      'en',
      null,
      null,
    ]);
    setEditionLanguages({ cn: 'zh-CN', en: 'de' });
    expect([editionId('cn'), editionId('en')]).toEqual(['cn', 'de']);
    expect([editionOfId('cn'), editionOfId('en'), editionOfId('de')]).toEqual(['cn', null, 'en']);
    expect([htmlLang('cn'), htmlLang('en')]).toEqual(['zh-CN', 'de']);
  });

  it('are those of Millwright again where nothing is stated', () => {
    setEditionLanguages({ cn: 'en' });
    setEditionLanguages({ en: 'de' });
    expect([htmlLang('cn'), htmlLang('en'), ownLanguage('cn'), ownLanguage('en')]).toEqual([
      'zh-CN',
      'de',
      'zh-CN',
      'en',
    ]);
    setEditionLanguages({});
    expect(editionKeys()).toEqual(['cn', 'en']);
  });

  it('have names that are built in in Chinese or in English', () => {
    const names = { cn: '液压', en: 'Hydraulics' };
    expect([builtInName(names, 'cn'), builtInName(names, 'en')]).toEqual(['液压', 'Hydraulics']);
    setEditionLanguages({ cn: 'de', en: 'zh-CN' });
    expect([builtInName(names, 'cn'), builtInName(names, 'en')]).toEqual(['Hydraulics', '液压']);
  });

  it('are preferred by their language', () => {
    setEditionLanguages({ en: 'de' });
    expect([editionOfAcceptLanguage('de-AT,zh;q=0.5'), editionOfAcceptLanguage('en')]).toEqual(['en', null]);
  });
});

describe('a third edition', () => {
  beforeEach(() => setEditionLanguages({ cn: 'zh-CN', en: 'en', de: 'de' }));
  afterEach(() => setEditionLanguages({}));

  it('is there where the site states it, next to both others', () => {
    expect([editionKeys(), storedKeys()]).toEqual([
      ['cn', 'en', 'de'],
      ['cn', 'en', 'de'],
    ]);
    expect(counterpartEdition('de')).toBe('en');
    expect([otherEditions('cn'), otherEditions('de')]).toEqual([
      ['en', 'de'],
      ['cn', 'en'],
    ]);
    expect([editionOfId('de'), editionOfAcceptLanguage('de-CH,en;q=0.5')]).toEqual(['de', 'de']);
  });

  it('may be the only one; texts are stored for both others nevertheless', () => {
    setEditionLanguages({ de: 'de' });
    expect([editionKeys(), otherEditions('de'), editionOfId('en')]).toEqual([['de'], [], null]);
    expect(storedKeys()).toEqual(['cn', 'en', 'de']);
    expect(eachText({ cn: ' a', en: 'b ' }, (text) => text.trim())).toEqual({ cn: 'a', en: 'b', de: '' });
  });

  it('has names in its language, else in English', () => {
    const names = { cn: '压铸', en: 'Die casting', de: 'Druckguss' };
    expect([nameIn(names, 'de'), nameIn(names, 'en')]).toEqual(['Druckguss', 'Die casting']);
    expect(nameIn({ cn: '压铸', en: 'Die casting' }, 'de')).toBe('Die casting');
    expect(nameIn({ cn: '', en: '', de: 'Druckguss' }, 'cn')).toBe('Druckguss');
  });

  it('has counterparts in both others', () => {
    const [cn, en] = EDITION_KEYS.map((edition, at) => ({ edition, id: at + 1, urlName: null }));
    const found = { counterpart: en!, otherCounterparts: [cn!] };
    expect(['cn' as const, 'en' as const, 'de' as const].map((key) => counterpartIn(found, key)?.id)).toEqual([
      1,
      2,
      undefined,
    ]);
    expect(counterpartIn({ counterpart: null }, 'cn')).toBeNull();
  });
});
