import { describe, expect, it } from 'vitest';
import { growthOf, linearGrowth } from '../../../../vitest.growth.ts';
import { fold, foldableParts } from './fold.ts';
import { stemOf } from './words.ts';
import { headVector, searchVector, termsOf } from './terms.ts';
import { readWordList } from './word-list.ts';

describe('search terms', () => {
  it('are pairs of Han characters with the last one alone, and stems of words', () => {
    expect([...termsOf('注塑机 Moulding MACHINES')]).toEqual(['注塑', '塑机', '机', 'mold', 'machin']);
  });

  it('split mixed runs, fold full-width letters and leave out stop words, marks and emoji', () => {
    expect([...termsOf('ＣＮＣ加工，5轴')]).toEqual(['cnc', '加工', '工', '5', '轴']);
    expect([...termsOf('the a of')]).toEqual([]);
    expect([...termsOf('\u0000\ud800😀!&|')]).toEqual([]);
  });

  it.each([
    ['moulding', 'molding'],
    ['colours', 'colors'],
    ['aluminium', 'aluminum'],
    ['palletising', 'palletizing'],
    ['optimisation', 'optimization'],
    ['analysed', 'analyzed'],
    ['centre', 'center'],
    ['fibres', 'fibers'],
    ['millimetres', 'millimeters'],
    ['sulphuric', 'sulfuric'],
    ['tyres', 'tires'],
    ['fulfilled', 'fulfilled'],
    ['fulfils', 'fulfills'],
    ['fulfilment', 'fulfillment'],
  ])('are the same for the British %s and the American %s', (british, american) => {
    expect(stemOf(british)).toBe(stemOf(american));
  });

  it.each([
    ['windings', 'winding', 'wind'],
    ['palletisers', 'palletizing', 'pallets'],
    ['anodised', 'anodizing', 'anodes'],
  ])('are the same for %s and %s, but not for %s', (word, same, other) => {
    expect(stemOf(word)).toBe(stemOf(same));
    expect(stemOf(word)).not.toBe(stemOf(other));
  });

  it('are the same in traditional and in simplified characters', () => {
    expect(termsOf('數控機床與鋁合金壓鑄')).toEqual(termsOf('数控机床与铝合金压铸'));
    expect(fold('ＡＢＣ')).toBe('abc');
  });

  it('are folded in short parts, which hold all of a text and cut no character from its marks', () => {
    for (const unit of ['a', '😀', 'e\u0301', '😀\u0301\u0316', '\ud800', '注'])
      for (const before of ['', 'a', 'ab']) {
        const text = before + unit.repeat(3000);
        const parts = [...foldableParts(text)];
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(Math.max(...parts.map((part) => part.text.length))).toBeLessThan(600);
        expect(parts.map(({ at }) => (at - before.length) % unit.length).filter((rest) => rest > 0)).toEqual([]);
        expect(fold(text)).toBe(text.toWellFormed().normalize('NFKC').toLowerCase());
      }
  });

  it('begin with the first letter of the word, whatever its spelling and its ending', () => {
    const words = [
      ...readWordList('spellings.txt').flatMap((line) => line.split(/\s+/)),
      ...'dying lying skies ugly yes'.split(' '),
    ];
    for (const word of words) expect([word, stemOf(word)[0]]).toEqual([word, word[0]]);
  });

  it('of words with a hyphen are those of the parts and that of the whole', () => {
    expect([...termsOf('HX-220 off-shore')]).toEqual(['hx', '220', 'hx220', 'off', 'shore', 'offshor']);
    expect([...termsOf('2024-05-06')]).toEqual(['2024', '05', '06']);
  });

  it('stand at a position for each field, and hold the pinyin of titles and tags', () => {
    expect(searchVector({ title: '注塑', tags: '', searchKeywords: '', brief: '', body: '注塑 x' })).toBe(
      "'注塑':1A,4 '塑':1A,4 '^zs':1A '~zhu.su':1A 'x':4",
    );
    expect(searchVector({ title: '', tags: 'Steel', searchKeywords: '', brief: 'steel', body: '' })).toBe(
      "'steel':2B,3C",
    );
    expect(searchVector({ title: '', tags: '', searchKeywords: 'tool steel', brief: 'steel', body: '' })).toBe(
      "'steel':3C,7 'tool':7 '+tool':7 '+steel':7",
    );
    expect(searchVector({ title: '', tags: 'Steel', searchKeywords: '', brief: '', body: '', kind: 'videos' })).toBe(
      "'steel':2B '#videos':1A",
    );
    expect(headVector('Injection moulding')).toBe("'inject' 'mold' '=injection' '=moulding'");
  });

  it.each([
    ['ideographs', '字', 1_000_000],
    ['one word', 'a', 1_000_000],
    ['abbreviations', 'a.', 500_000],
    ['apostrophes', "'", 1_000_000],
    ['compounds', 'a-b’', 300_000],
    // To normalise so many in one go would take seconds.
    ['accents', '\u0301\u0316', 25_000],
  ])('of a hostile or huge text take time in proportion to it: %s', (_name, part, count) => {
    expect(growthOf((size) => termsOf(`a${part.repeat(size)}`), count)).toBeLessThan(linearGrowth);
  });
});
