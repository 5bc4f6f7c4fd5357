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

const dayFirst = ['day', 'month', 'year'] as const;
it.each([
  ['12.05.2026', dayFirst, '2026-05-12'],
  ['1.5.2026', dayFirst, '2026-05-01'],
  ['١٢\u200F/٠٥\u200F/٢٠٢٦', dayFirst, '2026-05-12'],
  ['05/12/2026', ['month', 'day', 'year'], '2026-05-12'],
  ['2026-05-12', dayFirst, '2026-05-12'],
] as const)('reads %j in the order of the edition', (text, order, day) => expect(parseDay(text, order)).toBe(day));

it.each(['12.05.26', '31.04.2026', '12.2026.05'])('reads no day in %j, day first', (text) =>
  expect(parseDay(text, dayFirst)).toBeNull(),
);
