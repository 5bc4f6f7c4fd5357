/**
 * The time zone of each country that has one, by ISO 3166 code. Source: IANA time zone database, zone1970.tab. Countries
 * with several are left out: their parts would have to be known.
 */
const zoneByCountry: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  CN: 'Asia/Shanghai',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  MY: 'Asia/Kuala_Lumpur',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  TR: 'Europe/Istanbul',
  TW: 'Asia/Taipei',
  VN: 'Asia/Ho_Chi_Minh',
};

/** The country of a region: `CN` of `CN-ZJ`. */
export const countryOf = (regionCode: string): string => regionCode.split('-')[0]!;

/** The IANA time zone of a country or a part of one; null where it is not known, or where there are several. */
export const timeZoneOf = (regionCode: string): string | null => {
  const country = countryOf(regionCode);
  return Object.hasOwn(zoneByCountry, country) ? zoneByCountry[country]! : null;
};

/** Day and time of an instant on the clocks of a zone: `2026-11-23` and `14:05`. */
export function clockIn(timeZone: string, instant: Date): { day: string; time: string } {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
