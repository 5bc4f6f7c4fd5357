import { describe, expect, it } from 'vitest';
import { searchQuery, searchVector, termsOf } from './terms.ts';

describe('search terms', () => {
  it('are pairs of Han characters with the last one alone, and stems of words', () => {
    expect([...termsOf('注塑机 Moulding MACHINES')]).toEqual(['注塑', '塑机', '机', 'mould', 'machin']);
  });

  it('part mixed runs, full-width letters and marks', () => {
    expect([...termsOf('ＣＮＣ加工，5轴')]).toEqual(['cnc', '加工', '工', '5', '轴']);
    expect([...termsOf('the a of')]).toEqual([]);
    expect([...termsOf('\u0000\ud800😀!&|')]).toEqual([]);
  });

  it('weigh title, brief and body', () => {
    expect(searchVector({ title: '注塑', brief: '', body: '注塑 x' })).toBe("'注塑':1A,3 '塑':1A,3 'x':3");
  });

  it.each([
    ['注塑机', "'注塑' & '塑机'"], ['注', "'注':*"], ['servo drives', "'servo' & 'drive'"], ["it's", "'s'"], ['the', null], ['', null], ['&|!():*', null],
    ["'b\\", "'b'"], ['注塑 注塑', "'注塑'"],
  ] as const)('a query %j is %j', (keyword, query) => {
    expect(searchQuery(keyword)).toBe(query);
  });

  it('of a hostile or huge text take no time', () => {
    const start = process.cpuUsage();
    for (const text of ['字'.repeat(1_000_000), 'a'.repeat(1_000_000), 'a.'.repeat(500_000), "'".repeat(1_000_000), 'a-b’'.repeat(300_000)]) termsOf(text);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1500);
  });
});
