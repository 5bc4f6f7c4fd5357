import { formatDate, formatDateRange } from '../dates.ts';

/** What the formats return in whatever zone this module is loaded: requirement, text, expected text. */
export const dateCases: readonly [requirement: string, shown: string, expected: string][] = [
  ['CO-03', formatDate('2026-03-09T04:00:00Z'), '2026-03-09'],
  ['CO-02', formatDate('2026-01-31T15:59:59Z'), '2026-01-31'],
  ['CO-02', formatDate('2026-01-31T16:00:00Z'), '2026-02-01'],
  ['CO-02', formatDate('2025-12-31T23:59:59-05:00'), '2026-01-01'],
  ['CO-02', formatDate(Date.UTC(2026, 0, 31, 16)), '2026-02-01'],
  ['CO-02', formatDate(new Date(Date.UTC(2026, 0, 31, 16))), '2026-02-01'],
  ['CO-02', formatDate('2026-03-08'), '2026-03-08'],
  ['CO-02', formatDate('2026-03-08T23:30:00'), '2026-03-08'],
  // Shanghai kept summer time from 1986 to 1991.
  ['CO-02', formatDate('1988-07-01T15:30:00Z'), '1988-07-02'],
  ['CO-02', formatDate('2026-03-07T15:59:59Z'), '2026-03-07'],
  ['CO-02', formatDate('2026-03-07T16:00:00Z'), '2026-03-08'],
  ['CO-04', formatDateRange('2026-05-12', '2026-05-15'), '2026.05.12 ~ 15'],
  ['CO-04', formatDateRange('2026-04-30T16:00:00Z', '2026-05-15T15:59:59Z'), '2026.05.01 ~ 15'],
  ['CO-05', formatDateRange('2026-05-30', '2026-06-02'), '2026.05.30 ~ 06.02'],
  ['CO-06', formatDateRange('2026-12-30', '2027-01-02'), '2026.12.30 ~ 2027.01.02'],
  ['CO-06', formatDateRange('2025-05-12', '2026-05-15'), '2025.05.12 ~ 2026.05.15'],
];
