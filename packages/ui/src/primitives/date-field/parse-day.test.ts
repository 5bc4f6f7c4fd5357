import { expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';

it.each([
  ['2026-05-12', '2026-05-12'],
  ['2026-5-2', '2026-05-02'],
  ['2026/05/12', '2026-05-12'],
  [' 2026. 5. 12 ', '2026-05-12'],
  ['2026年5月12日', '2026-05-12'],
  ['20260512', '2026-05-12'],
  ['2028-02-29', '2028-02-29'],
])('reads %j as the day %s', (text, day) => expect(parseDay(text)).toBe(day));

it.each(['', '2026', '12.05.2026', '2026-02-29', '2026-13-01', '2026-00-10', '2026-05-12T10:00', 'tomorrow'])(
  'reads no day in %j',
  (text) => expect(parseDay(text)).toBeNull(),
);
