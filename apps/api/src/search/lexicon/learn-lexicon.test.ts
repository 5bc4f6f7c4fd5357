import { describe, expect, it } from 'vitest';
import { parseKeyword } from '../keyword-query.ts';
import { translatedQuery } from '../translate-keyword.ts';
import { synonymGroups, termAt, termAtInBoth, tokensOf } from '../synonyms.ts';
import { readWordList } from '../word-list.ts';
import { learnLexicon } from './learn-lexicon.ts';

const texts = [
  { cn: '真空泵又停了', en: 'The vacuum pump has stopped again' },
  { cn: '一台真空炉在漏气', en: 'A vacuum furnace leaks' },
  { cn: '真空里没有声音', en: 'No sound in a vacuum' },
  { cn: '水泵换了密封', en: 'The water pump has a new seal' },
  { cn: '炉子里的温度升高', en: 'The temperature of the furnace rises' },
];
const lines = readWordList('lexicon.txt').map((line) => line.split('=').map((terms) => terms.trim()));

describe('what counterpart texts teach', () => {
  it('is what stands together more often than with anything else, and never by chance', () => {
    expect(learnLexicon(texts)).toEqual([{ cn: '真空', en: 'vacuum', both: 3, dice: 1 }]);
    expect(learnLexicon(texts.slice(0, 2))).toEqual([]);
  });

  it('is no part of a longer term that it never stands without', () => {
    const boards = [
      { cn: '甲仪表板坏', en: 'One dashboard broke' },
      { cn: '乙仪表板新', en: 'Another dashboard shines' },
      { cn: '丙仪表板旧', en: 'This dashboard ages' },
    ];
    expect(learnLexicon(boards).map(({ cn, en }) => [cn, en])).toEqual([['仪表板', 'dashboard']]);
  });
});

describe('the reviewed lexicon', () => {
  it('has each term once, with both languages, and nothing that the synonyms have', () => {
    expect(
      lines.filter(([cn, en]) => !/^[\p{Script=Han}]+$/u.test(cn ?? '') || !/^[A-Za-z |-]+$/.test(en ?? '')),
    ).toEqual([]);
    expect(new Set(lines.map(([cn]) => cn)).size).toBe(lines.length);
    const known = synonymGroups.flatMap(({ cn, en }) => cn.map((term) => `${term} = ${en.join(' | ')}`));
    expect(lines.filter(([cn, en]) => known.includes(`${cn} = ${en}`))).toEqual([]);
  });

  it('leads to the other language only: a search in its own is the same with it and without', () => {
    const tokens = tokensOf('vacuum');
    expect([termAt(tokens, 0), termAtInBoth(tokens, 0)?.synonyms]).toEqual([null, ['真空']]);
  });
});

describe('a keyword in the other language', () => {
  const translated = (keyword: string, edition: 'cn' | 'en') =>
    translatedQuery(parseKeyword(keyword, termAtInBoth), edition);

  it('is each of its words by what it is called there', () => {
    expect(translated('vacuum', 'cn')?.anywhere).toBe(`'真空'`);
    expect(translated('磨损', 'en')?.anywhere).toBe(`('wear' | 'worn')`);
    expect(translated('vacuum HX-220', 'cn')?.anywhere).toContain('hx');
  });

  it('is nothing where a word has no counterpart, or none has', () => {
    expect(translated('vacuum xylophone', 'cn')).toBeNull();
    expect(translated('HX-220', 'cn')).toBeNull();
    expect(translated('真空', 'cn')).toBeNull();
  });
});
