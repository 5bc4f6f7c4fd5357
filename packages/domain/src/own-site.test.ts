import { expect, it } from 'vitest';
import { editionKeysOf, languagesOf, type OwnSiteEdition } from './own-site.ts';

const edition: OwnSiteEdition = { name: 'Foundry Weekly', tagline: 'News of casting' };

it('a site of one’s own states the languages of its editions; one that it does not name is that of its key', () => {
  expect(languagesOf(null)).toStrictEqual({});
  expect(languagesOf({ editions: { cn: edition, en: edition } })).toStrictEqual({ cn: 'zh-CN', en: 'en' });
  expect(languagesOf({ editions: { cn: edition, en: { ...edition, lang: 'de' } } })).toStrictEqual({
    cn: 'zh-CN',
    en: 'de',
  });
  expect(languagesOf({ editions: { de: edition } })).toStrictEqual({ de: 'de' });
});

it('without a site of one’s own there are both editions, Chinese first', () => {
  expect(editionKeysOf(null)).toEqual(['cn', 'en']);
});

it('a site has the editions that it states; the one under `cn` is first unless it is in another language', () => {
  expect(editionKeysOf({ editions: { en: edition, cn: edition } })).toEqual(['cn', 'en']);
  expect(editionKeysOf({ editions: { en: edition } })).toEqual(['en']);
  expect(editionKeysOf({ editions: { cn: edition } })).toEqual(['cn']);
  expect(editionKeysOf({ editions: { de: edition, en: edition, cn: edition } })).toEqual(['cn', 'en', 'de']);
  expect(editionKeysOf({ editions: { de: edition, en: edition } })).toEqual(['en', 'de']);
  expect(editionKeysOf({ editions: { cn: { ...edition, lang: 'de' }, en: edition } })).toEqual(['en', 'cn']);
  expect(editionKeysOf({ editions: { cn: { ...edition, lang: 'de' } } })).toEqual(['cn']);
  const all = { cn: { ...edition, lang: 'de' as const }, en: edition, de: edition };
  expect(editionKeysOf({ editions: all })).toEqual(['en', 'cn', 'de']);
});
