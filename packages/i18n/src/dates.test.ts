import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateRange, formatTime } from './dates.ts';
import { createFormats } from './formats.ts';
import { dateCases } from './testing/date-cases.ts';

describe('dates', () => {
  it.each(dateCases)('[%s] %s', (_, shown, expected) => {
    expect(shown).toBe(expected);
  });

  it.each([
    ['2026-03-09', '2026-03-09T04:00:00Z'],
    ['0999-01-02', '0999-01-02T04:00:00Z'],
    ['2026-11-30', Date.UTC(2026, 10, 30)],
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01', '2026-11-30T16:00:00.000Z'],
    ['2026-11-30', '2026-11-30T15:59:59.999Z'],
    ['9999-12-31', '9999-12-31T15:59:59Z'],
    ['', '2026-13-01T00:00:00Z'],
  ])('[CO-03] a date is written YYYY-MM-DD, with zeros where a number is short: %s', (expected, date) => {
    expect(formatDate(date)).toBe(expected);
  });

  it('a time of day is that of Shanghai, or of the edition’s own zone', () => {
    const berlin = createFormats({ lang: 'de', timeZone: 'Europe/Berlin', dateFormat: {}, numberFormat: {} });
    expect([formatTime('2026-12-01T06:05:00Z'), formatTime('2026-12-01T06:05:00Z', berlin)]).toEqual([
      '14:05',
      '07:05',
    ]);
    expect([formatTime('soon'), formatTime('soon', berlin)]).toEqual(['', '']);
  });

  it('a range of one day is that day', () => {
    expect(formatDateRange('2026-05-12', '2026-05-12')).toBe('2026.05.12');
  });

  it('what is no instant is empty, and one end stands alone', () => {
    expect(formatDate('soon')).toBe('');
    expect(formatDate(Number.NaN)).toBe('');
    expect(formatDateRange('2026-05-12', 'soon')).toBe('2026.05.12');
    expect(formatDateRange('soon', '2026-05-12')).toBe('2026.05.12');
    expect(formatDateRange('soon', 'later')).toBe('');
  });

  it.each([
    ['1991-07-02', Date.UTC(1991, 6, 1, 15)],
    ['1991-12-31', Date.UTC(1991, 11, 31, 15)],
    ['1992-01-01', Date.UTC(1991, 11, 31, 16)],
    ['1992-07-01', Date.UTC(1992, 6, 1, 15)],
    ['2026-07-01', Date.UTC(2026, 6, 1, 15)],
  ])('the clocks of Shanghai had summer time until 1991, and none since: %s', (expected, instant) => {
    expect(formatDate(instant)).toBe(expected);
  });
});

/** The texts of a process whose machine lies in another zone, with the zone that it believes to be in. */
const datesIn = (zone: string): { zone: string; dates: string[] } => {
  const program = `
    const { dateCases } = await import('./src/testing/date-cases.ts');
    console.log(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, dates: dateCases.map(([, shown]) => shown) }));
  `;
  const run = spawnSync(
    process.execPath,
    ['--conditions=@millwright/source', '--input-type=module', '--eval', program],
    {
      cwd: new URL('..', import.meta.url),
      env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
      encoding: 'utf8',
    },
  );
  expect(run.stderr).toBe('');
  return JSON.parse(run.stdout) as { zone: string; dates: string[] };
};

describe('the zone of the machine', () => {
  it.each(['UTC', 'America/New_York', 'Asia/Shanghai', 'Pacific/Kiritimati'])(
    '[CO-02] [CO-04] [CO-05] [CO-06] does not matter: %s',
    (zone) => {
      expect(datesIn(zone)).toEqual({ zone, dates: dateCases.map(([, , expected]) => expected) });
    },
  );
});
