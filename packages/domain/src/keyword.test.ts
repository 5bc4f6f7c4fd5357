import { describe, expect, it } from 'vitest';
import { growthOf, linearGrowth } from '../../../vitest.growth.ts';
import { normaliseKeyword } from './keyword.ts';
import { readCorpus } from './testing/corpora.ts';

describe('normaliseKeyword', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['\u3000\u00a0\t\n', ''],
    ['\u200b\u200d\ufeff', ''],
    ['\u0000', ''],
    ['\ud800', ''],
  ])('[VA-03] %j is empty', (typed, keyword) => {
    expect(normaliseKeyword(typed)).toBe(keyword);
  });

  it.each([
    ['  五轴  加工 ', '五轴 加工'],
    ['ＣＮＣ', 'CNC'],
    ['五轴　加工', '五轴 加工'],
    ['a\u0000b', 'ab'],
    ['a\ud800b', 'ab'],
    ['a\r\nb', 'a b'],
    ['100%_\\', '100%_\\'],
    [['first', 'second'], 'first'],
    [undefined, ''],
    [null, ''],
    [5, ''],
    [{}, ''],
  ])('%j becomes %j', (typed, keyword) => {
    expect(normaliseKeyword(typed)).toBe(keyword);
  });

  it('keeps 100 characters and never half of one', () => {
    expect(normaliseKeyword('加'.repeat(101))).toBe('加'.repeat(100));
    expect(normaliseKeyword('😀'.repeat(101))).toBe('😀'.repeat(100));
    expect([...normaliseKeyword('ﷺ'.repeat(100))].length).toBeLessThanOrEqual(100);
  });

  it('looks at 400 characters, and counts no white space around the keyword', () => {
    expect(normaliseKeyword(` ${'加'.repeat(101)}`)).toBe('加'.repeat(100));
    expect(normaliseKeyword(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
    expect([399, 400].map((count) => normaliseKeyword(`${' '.repeat(count)}x`))).toEqual(['x', '']);
  });

  it('takes time in proportion to a megabyte', () => {
    expect(growthOf((size) => normaliseKeyword('ﷺ '.repeat(size)), 500_000)).toBeLessThan(linearGrowth);
  });
});

const naughty = readCorpus('blns.json');
describe.skipIf(!naughty)('naughty strings (skipped where the folder of public payloads is absent)', () => {
  it('give a short, well-formed and stable keyword', () => {
    for (const text of JSON.parse(naughty ?? '[]') as string[]) {
      const keyword = normaliseKeyword(text);
      expect([...keyword].length).toBeLessThanOrEqual(100);
      expect(keyword).not.toMatch(/[\p{Surrogate}\p{Cc}]/u);
      expect(normaliseKeyword(keyword)).toBe(keyword);
    }
  });
});
