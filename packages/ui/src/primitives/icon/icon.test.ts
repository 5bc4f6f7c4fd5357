import { expect, it } from 'vitest';
import { glyphs, pointing } from './glyphs.ts';

it('arrows, chevrons and ways out along the text are mirrored from right to left, and no other icon', () => {
  const mirrored = Object.entries(glyphs).filter(([, outline]) => pointing.some((start) => outline.startsWith(start)));
  expect(mirrored.map(([name]) => name)).toEqual(['arrow-right', 'chevron-left', 'chevron-right', 'log-out']);
});
