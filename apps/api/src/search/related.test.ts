import { describe, expect, it } from 'vitest';
import { parseKeyword } from './keyword-query.ts';
import { relatedWords } from './related.ts';

const relatedOf = (keyword: string): string[] =>
  parseKeyword(keyword).related.flatMap(({ alternatives }) => alternatives.map(({ text }) => text));

describe('related words', () => {
  it('are those of the longest terms of a keyword, each behind its own term', () => {
    expect(relatedWords('二手机床 quokka')).toEqual([expect.arrayContaining(['二手机床', '拍卖', 'auction'])]);
    expect(relatedWords('used machines quokka auction').map(([term]) => term)).toEqual(['used machines', 'auction']);
    expect(relatedWords('quokka')).toEqual([]);
  });

  it('are those of terms that overlap, too, but of none that is a part of another', () => {
    expect(relatedWords('robotic welding cell').map(([term]) => term)).toEqual(['robotic welding', 'welding cell']);
    expect(relatedWords('二手机床').map(([term]) => term)).toEqual(['二手机床']);
  });

  it('are found in any form of a term, and never required', () => {
    expect(relatedOf('battery fires')).toEqual(expect.arrayContaining(['burnt', 'cells']));
    expect(parseKeyword('battery fires').terms.map(({ alternatives }) => alternatives[0]!.text)).toEqual([
      'battery',
      'fires',
    ]);
  });
});
