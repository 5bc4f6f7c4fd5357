import { describe, expect, it } from 'vitest';
import { editionOfAcceptLanguage, htmlLang, isEditionKey, nameIn, counterpartEdition } from './edition.ts';
import { EDITION_KEYS } from './constants.ts';

describe('keys', () => {
  it('[CO-09] [EN-23] are exactly cn and en', () => {
    expect(EDITION_KEYS).toEqual(['cn', 'en']);
    for (const value of ['CN', 'zh', 'zh-CN', '', null, undefined, 1, ['cn'], '__proto__'])
      expect(isEditionKey(value)).toBe(false);
    for (const value of ['cn', 'en']) expect(isEditionKey(value)).toBe(true);
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
