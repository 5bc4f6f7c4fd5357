import { describe, expect, it, vi } from 'vitest';
import { atOnce } from '../http/slices.ts';
import { longestIndexed } from './fold.ts';
import { highlight, findMatches } from './highlight.ts';
import { parseKeyword } from './keyword-query.ts';

const look = (text: string, keyword: string, by: 'text' | 'pinyin' = 'text', most?: number) =>
  atOnce(findMatches(text, parseKeyword(keyword), by, most));

const marked = (text: string, keyword: string, by: 'text' | 'pinyin' = 'text') =>
  highlight(look(text, keyword, by))
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

describe('highlights', () => {
  it.each([
    ['全电动注塑机上市', '注塑机', '全电动[注塑机]上市'],
    ['全電動注塑機上市', '注塑机', '全電動[注塑機]上市'],
    ['Injection-Moulding machines for caps', 'injection molding machine', '[Injection]-[Moulding] [machines] for caps'],
    ['全电动注塑机', 'injection moulding machine', '全电动[注塑机]'],
    ['ＣＮＣ 加工', 'cnc', '[ＣＮＣ] 加工'],
    ['The colour of fibres', 'color', 'The [colour] of fibres'],
    ['注塑注塑', '注塑', '[注塑注塑]'],
    ['别的', '注塑', '别的'],
    ['', '注塑', ''],
    ['a+b (c) [d]', 'a+b', 'a+[b] (c) [d]'],
    ['<b>注塑</b>', '注塑', '<b>[注塑]</b>'],
    ['😀注塑😀', '注塑', '😀[注塑]😀'],
  ])('of %j for %j are %j', (text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected);
  });

  it('of pinyin are the Han characters that it spells', () => {
    expect(marked('全电动注塑机', 'zsj', 'pinyin')).toBe('全电动[注塑机]');
    expect(marked('全电动注塑机', 'zhusu', 'pinyin')).toBe('全电动[注塑]机');
  });

  it('join to the whole text, whatever text and keyword are', () => {
    for (const text of [
      '',
      'ﬃ ﷺ',
      '\ud800注塑',
      'İstanbul',
      'a\u0000b',
      '注塑'.repeat(500),
      'é'.normalize('NFD'),
      `${'ﷺ注塑'.repeat(400)}ﬃ`,
      '注塑'.repeat(60_000),
    ]) {
      for (const keyword of ['注塑', 'ffi', '.*', '(', 'i', 'b', '\\']) {
        expect(
          highlight(look(text, keyword))
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }
    }
  });
});

describe('the term of a match by pinyin', () => {
  it('is quoted from the text, however the text before it changes its length by folding', () => {
    expect(look('ﬃﬃ 車間改造', 'cjgz', 'pinyin').best).toEqual({ by: 'pinyin', term: '車間改造' });
  });
});

describe('finding the matches in a text', () => {
  /** How many characters are folded, in how many slices, and the first match. */
  function costOf(text: string, keyword: string): { folded: number; yields: number; found: string } {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    try {
      const work = findMatches(text, parseKeyword(keyword), 'text', 1);
      normalize.mockClear();
      let yields = 0;
      for (;;) {
        const { done, value } = work.next();
        if (done) {
          const folded = normalize.mock.contexts.reduce<number>((sum, folding) => sum + String(folding).length, 0);
          return { folded, yields, found: text.slice(...value.ranges[0]!) };
        }
        yields += 1;
      }
    } finally {
      normalize.mockRestore();
    }
  }

  it.each([
    ['a hit at its end', `${'The quick fox. '.repeat(3000)} zebra`],
    ['hits all over', 'zebra '.repeat(8000)],
    ['what folds to more', `${'ﷺﬃ '.repeat(15_000)} zebra`],
    ['what folds to less', `${'e\u0301'.repeat(20_000)} zebra`],
    ['marks upon marks', `${'\u0301\u0316'.repeat(20_000)} zebra`],
    ['no word twice', `${Array.from({ length: 8000 }, (_, at) => `z${at.toString(36)}`).join(' ')} zebra`],
    ['more than is indexed', `zebra ${'字'.repeat(1_000_000)}`],
  ])('folds what is indexed once, whatever the keyword is: %s', (_name, text) => {
    const keywords = [
      'zebra',
      `zebra ${'injection moulding machine 机器人 注塑机 激光 laser robot '.repeat(2)}`.slice(0, 100),
    ];
    for (const keyword of keywords) {
      const { folded, yields, found } = costOf(text, keyword);
      const indexed = Math.min(text.length, longestIndexed);
      // Once as a whole, and once more the keyword and the parts around the hits.
      expect([keyword, folded > indexed * 1.2 + 10_000, found]).toEqual([keyword, false, 'zebra']);
      expect(yields).toBeGreaterThan(indexed / 1000);
    }
  });
});
