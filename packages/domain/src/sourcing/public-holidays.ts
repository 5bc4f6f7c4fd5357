import type { Bilingual } from '../entities/entities.ts';
import { countryOf } from './local-time.ts';

/**
 * When a holiday is: a day of each year, so many days after Easter Sunday, a weekday of a month, or days as decreed.
 */
type HolidayRule =
  | { on: string }
  | { easter: number }
  /** The nth of a weekday (Sunday 0) of a month; -1 is the last. */
  | { month: number; weekday: number; nth: number }
  | { days: readonly string[] };

/** A holiday with its names. */
type Holiday = HolidayRule & { en: string; cn: string };

/** The first year for which the rules hold. */
const firstYear = 2026;
/** The last year for which the days that are decreed each year are known. */
const lastYear = 2027;

const newYear: Holiday = { on: '01-01', en: 'New Year’s Day', cn: '元旦' };
const labour: Holiday = { on: '05-01', en: 'Labour Day', cn: '劳动节' };
const christmas: Holiday = { on: '12-25', en: 'Christmas Day', cn: '圣诞节' };
const boxing: Holiday = { on: '12-26', en: 'Second day of Christmas', cn: '圣诞节次日' };
const easterMonday: Holiday = { easter: 1, en: 'Easter Monday', cn: '复活节星期一' };

/**
 * Days on which a whole country does not work. Sources: CN, State Council, regulation on public holidays (2024) and its
 * notice for 2026; DE, public holidays of all states; IT, law 260/1949 and 151/2025; JP, Cabinet Office, national
 * holidays 2026 and 2027; US, 5 U.S.C. 6103; VN, labour code 2019, article 112; TR, law 2429 and the calendar of
 * Diyanet; IN, national holidays; TH, holidays of fixed date only: those by the moon are announced each year.
 */
const holidays: Readonly<Record<string, readonly Holiday[]>> = {
  CN: [
    { days: ['2026-01-01', '2026-01-02', '2026-01-03', '2027-01-01'], en: 'New Year’s Day', cn: '元旦' },
    {
      days: [
        ...['15', '16', '17', '18', '19', '20', '21', '22', '23'].map((day) => `2026-02-${day}`),
        ...['05', '06', '07', '08'].map((day) => `2027-02-${day}`),
      ],
      en: 'Spring Festival',
      cn: '春节',
    },
    { days: ['2026-04-04', '2026-04-05', '2026-04-06', '2027-04-05'], en: 'Qingming Festival', cn: '清明节' },
    {
      days: ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05', '2027-05-01', '2027-05-02'],
      en: 'Labour Day',
      cn: '劳动节',
    },
    { days: ['2026-06-19', '2026-06-20', '2026-06-21', '2027-06-09'], en: 'Dragon Boat Festival', cn: '端午节' },
    { days: ['2026-09-25', '2026-09-26', '2026-09-27', '2027-09-15'], en: 'Mid-Autumn Festival', cn: '中秋节' },
    {
      days: [
        ...['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-10-${day}`),
        ...['01', '02', '03'].map((day) => `2027-10-${day}`),
      ],
      en: 'National Day',
      cn: '国庆节',
    },
  ],
  DE: [
    newYear,
    { easter: -2, en: 'Good Friday', cn: '耶稣受难日' },
    easterMonday,
    labour,
    { easter: 39, en: 'Ascension Day', cn: '耶稣升天节' },
    { easter: 50, en: 'Whit Monday', cn: '圣灵降临节星期一' },
    { on: '10-03', en: 'Day of German Unity', cn: '德国统一日' },
    christmas,
    boxing,
  ],
  IT: [
    newYear,
    { on: '01-06', en: 'Epiphany', cn: '主显节' },
    easterMonday,
    { on: '04-25', en: 'Liberation Day', cn: '解放日' },
    labour,
    { on: '06-02', en: 'Republic Day', cn: '共和国日' },
    { on: '08-15', en: 'Assumption Day', cn: '圣母升天节' },
    { on: '10-04', en: 'Saint Francis of Assisi', cn: '圣方济各日' },
    { on: '11-01', en: 'All Saints’ Day', cn: '诸圣节' },
    { on: '12-08', en: 'Immaculate Conception', cn: '圣母无染原罪瞻礼' },
    christmas,
    boxing,
  ],
  JP: [
    newYear,
    { month: 1, weekday: 1, nth: 2, en: 'Coming of Age Day', cn: '成人日' },
    { on: '02-11', en: 'National Foundation Day', cn: '建国纪念日' },
    { on: '02-23', en: 'Emperor’s Birthday', cn: '天皇诞生日' },
    { days: ['2026-03-20', '2027-03-21', '2027-03-22'], en: 'Vernal Equinox Day', cn: '春分日' },
    { on: '04-29', en: 'Shōwa Day', cn: '昭和日' },
    { days: ['2026-05-03', '2026-05-06', '2027-05-03'], en: 'Constitution Day', cn: '宪法纪念日' },
    { on: '05-04', en: 'Greenery Day', cn: '绿之日' },
    { on: '05-05', en: 'Children’s Day', cn: '儿童节' },
    { month: 7, weekday: 1, nth: 3, en: 'Marine Day', cn: '海之日' },
    { on: '08-11', en: 'Mountain Day', cn: '山之日' },
    { month: 9, weekday: 1, nth: 3, en: 'Respect for the Aged Day', cn: '敬老日' },
    { days: ['2026-09-22', '2026-09-23', '2027-09-23'], en: 'Autumnal Equinox Day', cn: '秋分日' },
    { month: 10, weekday: 1, nth: 2, en: 'Sports Day', cn: '体育日' },
    { on: '11-03', en: 'Culture Day', cn: '文化日' },
    { on: '11-23', en: 'Labour Thanksgiving Day', cn: '勤劳感谢日' },
  ],
  TH: [
    newYear,
    { on: '04-06', en: 'Chakri Memorial Day', cn: '却克里王朝纪念日' },
    {
      days: [2026, 2027].flatMap((year) => ['13', '14', '15'].map((day) => `${year}-04-${day}`)),
      en: 'Songkran',
      cn: '宋干节',
    },
    labour,
    { on: '05-04', en: 'Coronation Day', cn: '加冕日' },
    { on: '06-03', en: 'Queen’s Birthday', cn: '王后诞辰日' },
    { on: '07-28', en: 'King’s Birthday', cn: '国王诞辰日' },
    { on: '08-12', en: 'Mother’s Day', cn: '母亲节' },
    { on: '10-13', en: 'King Bhumibol Memorial Day', cn: '普密蓬国王纪念日' },
    { on: '10-23', en: 'Chulalongkorn Day', cn: '五世王纪念日' },
    { on: '12-05', en: 'Father’s Day', cn: '父亲节' },
    { on: '12-10', en: 'Constitution Day', cn: '宪法日' },
    { on: '12-31', en: 'New Year’s Eve', cn: '除夕' },
  ],
  VN: [
    newYear,
    {
      days: [
        ...['16', '17', '18', '19', '20'].map((day) => `2026-02-${day}`),
        ...['05', '06', '07', '08'].map((day) => `2027-02-${day}`),
      ],
      en: 'Tết',
      cn: '越南春节',
    },
    { days: ['2026-04-26', '2026-04-27', '2027-04-16'], en: 'Hùng Kings’ Festival', cn: '雄王节' },
    { on: '04-30', en: 'Reunification Day', cn: '统一日' },
    labour,
    { on: '09-02', en: 'National Day', cn: '国庆日' },
  ],
  US: [
    newYear,
    { month: 1, weekday: 1, nth: 3, en: 'Martin Luther King Jr. Day', cn: '马丁·路德·金纪念日' },
    { month: 2, weekday: 1, nth: 3, en: 'Washington’s Birthday', cn: '总统日' },
    { month: 5, weekday: 1, nth: -1, en: 'Memorial Day', cn: '阵亡将士纪念日' },
    { on: '06-19', en: 'Juneteenth', cn: '六月节' },
    { on: '07-04', en: 'Independence Day', cn: '独立日' },
    { month: 9, weekday: 1, nth: 1, en: 'Labor Day', cn: '劳动节' },
    { month: 10, weekday: 1, nth: 2, en: 'Columbus Day', cn: '哥伦布日' },
    { on: '11-11', en: 'Veterans Day', cn: '退伍军人节' },
    { month: 11, weekday: 4, nth: 4, en: 'Thanksgiving Day', cn: '感恩节' },
    christmas,
  ],
  TR: [
    newYear,
    {
      days: ['2026-03-20', '2026-03-21', '2026-03-22', '2027-03-09', '2027-03-10', '2027-03-11'],
      en: 'Ramazan Bayramı',
      cn: '开斋节',
    },
    { on: '04-23', en: 'National Sovereignty and Children’s Day', cn: '国家主权和儿童节' },
    labour,
    { on: '05-19', en: 'Atatürk, Youth and Sports Day', cn: '青年和体育节' },
    {
      days: [2026, 2027].flatMap((year) => [0, 1, 2, 3].map((day) => `${year}-05-${(year === 2026 ? 27 : 16) + day}`)),
      en: 'Kurban Bayramı',
      cn: '宰牲节',
    },
    { on: '07-15', en: 'Democracy and National Unity Day', cn: '民主和国家团结日' },
    { on: '08-30', en: 'Victory Day', cn: '胜利日' },
    { on: '10-29', en: 'Republic Day', cn: '共和国日' },
  ],
  IN: [
    { on: '01-26', en: 'Republic Day', cn: '共和国日' },
    { on: '08-15', en: 'Independence Day', cn: '独立日' },
    { on: '10-02', en: 'Gandhi Jayanti', cn: '甘地诞辰日' },
  ],
};

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const dayLength = 86_400_000;

/** Easter Sunday of a year, in UTC milliseconds (the Gregorian computus of Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}

/** The nth of a weekday of a month, in UTC milliseconds. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  if (nth < 0) {
    const last = Date.UTC(year, month, 0);
    return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * dayLength;
  }
  const first = Date.UTC(year, month - 1, 1);
  return first + (((weekday - new Date(first).getUTCDay() + 7) % 7) + (nth - 1) * 7) * dayLength;
}

/** The days of a holiday in a year. */
function daysOf(rule: HolidayRule, year: number): string[] {
  if ('days' in rule) return rule.days.filter((day) => day.startsWith(`${year}-`));
  if ('on' in rule) return [`${year}-${rule.on}`];
  if ('easter' in rule) return [isoDay(easterOf(year) + rule.easter * dayLength)];
  return [isoDay(nthWeekday(year, rule.month, rule.weekday, rule.nth))];
}

/** A day on which a country does not work. */
export interface PublicHoliday {
  /** YYYY-MM-DD. */
  day: string;
  names: Bilingual;
}

/**
 * The public holidays of a country, or of the country of a part, in a year; empty where they are not known. Those that
 * are decreed each year are left out after {@link decreedUntil}.
 */
export function publicHolidays(regionCode: string, year: number): PublicHoliday[] {
  const country = countryOf(regionCode);
  if (year < firstYear || !Object.hasOwn(holidays, country)) return [];
  const days = holidays[country]!.flatMap((holiday) =>
    daysOf(holiday, year).map((day) => ({ day, names: { cn: holiday.cn, en: holiday.en } })),
  );
  // Where two fall on one day, it is named once.
  return [...new Map(days.map((holiday) => [holiday.day, holiday])).values()].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  );
}

/** The day that is so many days after another. */
const dayAfter = (from: string, days: number): string => isoDay(Date.parse(from) + days * dayLength);

/**
 * The last year for which all public holidays of a country are known, where a time from a day on reaches beyond it:
 * then that none is found does not say that there is none. Null where the time ends before, or all follow a rule, or
 * the country's are not known at all.
 */
export function decreedUntil(regionCode: string, from: string, days: number): number | null {
  const country = countryOf(regionCode);
  const known = Object.hasOwn(holidays, country) ? holidays[country]! : [];
  const isDecreed = known.some((rule) => 'days' in rule);
  return isDecreed && Number(dayAfter(from, days).slice(0, 4)) > lastYear ? lastYear : null;
}

/** The first public holiday from a day on, that day included; null where none is known within so many days. */
export function nextHoliday(regionCode: string, from: string, days: number): PublicHoliday | null {
  const until = dayAfter(from, days);
  const year = Number(from.slice(0, 4));
  return (
    [...publicHolidays(regionCode, year), ...publicHolidays(regionCode, year + 1)].find(
      ({ day }) => day >= from && day <= until,
    ) ?? null
  );
}
