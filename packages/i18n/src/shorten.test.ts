import { describe, expect, it } from 'vitest';
import { editions } from './editions/index.ts';
import { shorten } from './shorten.ts';

const en = (text: string, length: number) => shorten(text, length, 'en');
const cn = (text: string, length: number) => shorten(text, length, 'zh-CN');

describe('a text that is too long [EN-10]', () => {
  it('has room for 155 characters in English and for 80 in Chinese', () => {
    expect([editions.en.descriptionLength, editions.cn.descriptionLength]).toEqual([155, 80]);
  });

  it('is left alone where it fits, with its white space collapsed', () => {
    expect(en('five axes', 9)).toBe('five axes');
    expect(en('  five \n\t axes ', 9)).toBe('five axes');
    expect(en('', 9)).toBe('');
    expect(cn('五轴加工中心', 6)).toBe('五轴加工中心');
  });

  it.each([
    ['machine tools of today', 12, 'machine…'],
    ['machine tools of today', 13, 'machine…'],
    ['machine tools of today', 14, 'machine tools…'],
    ['machine tools, of today', 15, 'machine tools…'],
    ['One. Two (three) four', 12, 'One. Two…'],
    ['a high-speed spindle', 8, 'a…'],
    ['a high-speed spindle', 13, 'a high-speed…'],
    ['either and/or both', 12, 'either…'],
    ['version 2.1.4 now', 11, 'version…'],
    ["the maker's hall is", 8, 'the…'],
    ['grew by 30 % in May', 14, 'grew by 30 %…'],
    ['grew by 30% in May', 13, 'grew by 30%…'],
    ['mill—turn centre', 7, 'mill…'],
  ])('ends with a whole English word: %j in %i', (text, length, shortened) => {
    expect(en(text, length)).toBe(shortened);
  });

  it.each([
    ['五轴加工中心的精度', 5, '五轴加工…'],
    ['五轴加工，中心的精度', 6, '五轴加工…'],
    ['采用Siemens控制系统的机床', 6, '采用…'],
    ['采用Siemens控制系统的机床', 10, '采用Siemens…'],
    ['采用X-7型号的控制系统', 4, '采用…'],
    ['增长30%，创下新高的纪录', 7, '增长30%…'],
  ])('ends with a whole Chinese word: %j in %i', (text, length, shortened) => {
    expect(cn(text, length)).toBe(shortened);
  });

  it('is cut between characters where it is one word, surrogate pairs and accents whole', () => {
    expect(en('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(en('e\u0301'.repeat(30), 10)).toBe(`${'e\u0301'.repeat(4)}…`);
    expect(en('👩‍🏭'.repeat(9), 12)).toBe('👩‍🏭👩‍🏭…');
    expect(cn('𠮷'.repeat(30), 10).isWellFormed()).toBe(true);
  });

  it('never has more than its length, a part of a word or punctuation before its ellipsis', () => {
    const text =
      'The "X-7" (a 5-axis mill/turn centre), built in 2024; it saves 30 % — says the maker’s owner, Ms. Léa O’Hara!';
    for (let length = 2; length < text.length; length += 1) {
      const shortened = en(text, length);
      expect(shortened.length).toBeLessThanOrEqual(length);
      const shown = shortened.slice(0, -1);
      expect(text.startsWith(shown)).toBe(true);
      if (length > 5) expect(`${shown}|${text.slice(shown.length)}`).toMatch(/[\p{L}\p{N}%]\|[^\p{L}\p{N}]/u);
    }
  });

  // By the square of its length a megabyte takes longer than a test may.
  it('shortens a megabyte of anything', () => {
    for (const text of [
      'x'.repeat(1e6),
      'word '.repeat(2e5),
      '字'.repeat(1e6),
      `a${' '.repeat(1e6)}b`,
      '.'.repeat(1e6),
    ])
      for (const lang of ['en', 'zh-CN'] as const) expect(shorten(text, 155, lang).length).toBeLessThanOrEqual(155);
  });
});
