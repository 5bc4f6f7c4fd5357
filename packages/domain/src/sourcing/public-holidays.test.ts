import { describe, expect, it } from 'vitest';
import { clockIn, timeZoneOf } from './local-time.ts';
import { decreedUntil, nextHoliday, publicHolidays } from './public-holidays.ts';

const daysOf = (code: string, year: number) => publicHolidays(code, year).map(({ day }) => day);

describe('public holidays', () => {
  it.each([
    ['DE', 2026, ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26']],
    ['DE', 2027, ['01-01', '03-26', '03-29', '05-01', '05-06', '05-17', '10-03', '12-25', '12-26']],
    ['US', 2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25']],
    ['US', 2027, ['01-01', '01-18', '02-15', '05-31', '06-19', '07-04', '09-06', '10-11', '11-11', '11-25', '12-25']],
    ['IN', 2027, ['01-26', '08-15', '10-02']],
    ['DE', 2028, ['01-01', '04-14', '04-17', '05-01', '05-25', '06-05', '10-03', '12-25', '12-26']],
  ])('of %s in %i are on the days of its calendar', (code, year, days) =>
    expect(daysOf(code, year)).toEqual(days.map((day) => `${year}-${day}`)),
  );

  it.each(['CN', 'DE', 'IT', 'JP', 'TH', 'VN', 'US', 'TR', 'IN'])(
    'of %s are days of the calendar, none twice, with names in both languages',
    (code) => {
      const all = [...publicHolidays(code, 2026), ...publicHolidays(code, 2027)];
      expect(all.length).toBeGreaterThan(5);
      expect(all.filter(({ day }) => new Date(day).toISOString().slice(0, 10) !== day)).toEqual([]);
      expect(new Set(all.map(({ day }) => day)).size).toBe(all.length);
      expect(all.filter(({ names }) => !names.cn || !names.en)).toEqual([]);
    },
  );

  it('are those of the country in its parts, and unknown elsewhere and before the rules', () => {
    expect(publicHolidays('CN-ZJ', 2026)).toEqual(publicHolidays('CN', 2026));
    expect([publicHolidays('XX', 2026), publicHolidays('DE', 2025)]).toEqual([[], []]);
    expect(publicHolidays('constructor', 2026)).toEqual([]);
  });

  it('are announced from a day on, over the end of the year, and not too early', () => {
    expect(nextHoliday('CN-ZJ', '2026-02-20', 14)).toEqual({
      day: '2026-02-20',
      names: { cn: '春节', en: 'Spring Festival' },
    });
    expect(nextHoliday('DE', '2026-12-27', 14)?.day).toBe('2027-01-01');
    expect(nextHoliday('DE', '2026-12-11', 14)?.day).toBe('2026-12-25');
    expect(nextHoliday('DE', '2026-12-10', 14)).toBeNull();
  });
});

describe('the public holidays that are decreed each year', () => {
  it('end with the last year that is known, and those of a rule go on', () => {
    expect(daysOf('CN', 2028)).toEqual([]);
    expect(daysOf('JP', 2028)).toContain('2028-05-05');
    expect(daysOf('JP', 2028).some((day) => day.startsWith('2028-03'))).toBe(false);
  });

  it.each([
    ['CN-ZJ', '2027-12-17', null],
    ['CN-ZJ', '2027-12-18', 2027],
    ['CN-ZJ', '2030-01-01', 2027],
    ['DE', '2030-01-01', null],
    ['XX', '2030-01-01', null],
  ])('of %s in the two weeks from %s are known until: %s', (code, from, year) =>
    expect(decreedUntil(code, from, 14)).toBe(year),
  );
});

describe('the time at a supplier', () => {
  it.each([
    ['CN-XJ', '2026-11-23T16:30:00Z', '2026-11-24', '00:30'],
    ['DE', '2026-07-01T21:59:00Z', '2026-07-01', '23:59'],
    ['IN', '2026-11-23T06:00:00Z', '2026-11-23', '11:30'],
  ])('in %s at %s is %s %s', (code, instant, day, time) =>
    expect(clockIn(timeZoneOf(code)!, new Date(instant))).toEqual({ day, time }),
  );

  it.each(['US', 'XX', 'toString', ''])('in %s is not known', (code) => expect(timeZoneOf(code)).toBeNull());
});
