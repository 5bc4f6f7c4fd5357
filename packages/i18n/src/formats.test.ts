import { describe, expect, it } from 'vitest';
import { dateLeaf, formatDate, formatDateRange, isoDay } from './dates.ts';
import { createFormats } from './formats.ts';
import { formatNumber } from './numbers.ts';

const medium = { dateStyle: 'medium' } as const;
const german = createFormats({ lang: 'de', timeZone: 'Europe/Berlin', dateFormat: medium, numberFormat: {} });
const arabic = createFormats({ lang: 'ar-AE', timeZone: 'Asia/Dubai', dateFormat: medium, numberFormat: {} });
const indian = createFormats({ lang: 'hi', timeZone: 'Asia/Kolkata', dateFormat: medium, numberFormat: {} });

describe('the formats of a further edition', () => {
  it('write a day as the language does', () => {
    expect(formatDate('2026-05-12', german)).toBe('12.05.2026');
    expect(formatDate('2026-05-12', arabic)).toMatch(/^12\P{L}+5\P{L}+2026$/u);
  });

  it.each([
    ['2026-03-28T23:30:00Z', '2026-03-29', '2026-03-29'],
    ['2026-07-01T21:30:00Z', '2026-07-01', '2026-07-02'],
    ['2026-07-01T22:30:00Z', '2026-07-02', '2026-07-02'],
    ['2026-01-01', '2026-01-01', '2026-01-01'],
    ['2026-01-01 23:59', '2026-01-01', '2026-01-01'],
    ['2026-01-01T23:59', '2026-01-01', '2026-01-01'],
  ])('count the days of %s in their own zone, summer time included', (instant, inBerlin, inDubai) => {
    expect([isoDay(instant, german), isoDay(instant, arabic)]).toEqual([inBerlin, inDubai]);
  });

  it('write a range once where its ends share something, and one day alone', () => {
    expect(formatDateRange('2026-05-12', '2026-05-15', german)).toBe('12.–15.05.2026');
    expect(formatDateRange('2026-05-12', '2026-05-12', german)).toBe('12.05.2026');
    expect(formatDateRange('soon', '2026-05-12', german)).toBe('12.05.2026');
    expect(formatDateRange('2026-05-15', '2026-05-12', german)).toBe('15.05.2026');
  });

  it('make a leaf of a calendar', () =>
    expect(dateLeaf('2026-05-02', german)).toEqual({ day: '02', month: 'Mai 2026' }));

  it('group the digits of a number as the language does', () => {
    expect(formatNumber(1234567, { lang: 'de', formats: german })).toBe('1.234.567');
    expect(formatNumber(1234567, { lang: 'hi', formats: indian })).toBe('12,34,567');
  });

  it('say nothing of what is no instant', () => {
    for (const instant of ['soon', '', Number.NaN])
      expect([formatDate(instant, german), isoDay(instant, german), dateLeaf(instant, german)]).toEqual(['', '', null]);
    expect(formatDateRange('soon', 'later', german)).toBe('');
  });

  it('follow the options of Intl: digits, order, decimals', () => {
    const own = createFormats({
      lang: 'ar',
      timeZone: 'Africa/Cairo',
      dateFormat: { year: 'numeric', month: 'long', day: 'numeric', numberingSystem: 'arab' },
      numberFormat: { numberingSystem: 'arab' } as Intl.NumberFormatOptions,
    });
    expect(own.day('2026-05-12')).toContain('١٢');
    expect(own.leaf('2026-05-12')?.day).toBe('١٢');
    expect(own.number(12345)).toContain('١٢');
  });

  it.each([
    ['no tag', 'Europe/Berlin'],
    ['de', 'Europe/Nowhere'],
  ])('refuse the tag %j with the zone %j', (lang, timeZone) =>
    expect(() => createFormats({ lang, timeZone, dateFormat: medium, numberFormat: {} })).toThrow(RangeError),
  );
});
