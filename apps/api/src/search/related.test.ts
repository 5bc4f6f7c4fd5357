import { describe, expect, it } from 'vitest';
import { termInPinyin } from './correct-keyword.ts';
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

describe('a keyword', () => {
  it('names the supplier by asking who makes something, and nothing by asking what it costs', () => {
    expect(parseKeyword('who makes quokkas').wanted).toBe('supplier');
    expect(parseKeyword('谁生产齿轮箱').wanted).toBe('supplier');
    expect(parseKeyword('齿轮箱多少钱')).toMatchObject({ wanted: null, terms: [{}] });
  });

  it('pairs no year with the word behind it', () => {
    const [year, subject] = parseKeyword('2027年包装').terms;
    expect([year, subject].map((term) => term?.alternatives[0]?.text)).toEqual(['2027', '包装']);
  });

  it('is a term of the trade that its letters are read as', () => {
    expect(termInPinyin('zhu su ji')).toBe('注塑机');
    expect(termInPinyin('quokka')).toBeNull();
  });

  it('is the same word in one and in two', () => {
    const ways = parseKeyword('cleanroom').terms[0]!.alternatives.filter(({ by }) => by === 'text');
    expect(ways.map(({ text }) => text)).toContain('clean room');
  });
});
