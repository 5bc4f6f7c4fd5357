import { expect, it, vi } from 'vitest';
import { breakLines } from './pdf-text.ts';

it.each(['。', '，注', 'a ', '. ', '注塑机', 'word'])(
  'a text of %j alone is measured once, however long its lines are',
  (unit) => {
    const text = unit.repeat(2000);
    const codePointAt = vi.spyOn(String.prototype, 'codePointAt');
    try {
      const lines = breakLines(text, 'song', 11, 467);
      const measured = codePointAt.mock.calls.length;
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      // Each piece is measured as it stands and without its spaces.
      expect(measured).toBeLessThan(text.length * 3);
    } finally {
      codePointAt.mockRestore();
    }
  },
);

it('lines are as wide as they may be and no wider', () => {
  expect(breakLines('注'.repeat(100), 'song', 10, 100)).toEqual(Array.from({ length: 10 }, () => '注'.repeat(10)));
  expect(breakLines('aa aa aa aa', 'song', 10, 25)).toEqual(['aa aa', 'aa aa']);
  expect(breakLines(`${'注'.repeat(10)}。好`, 'song', 10, 100)).toEqual([`${'注'.repeat(10)}。`, '好']);
});
