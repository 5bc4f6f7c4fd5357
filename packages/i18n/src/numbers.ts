import type { Edition } from './editions/types.ts';

const written = new Map<string, Intl.NumberFormat>();
const formatOf = (lang: string, useGrouping: boolean): Intl.NumberFormat => {
  const key = `${lang} ${useGrouping}`;
  const format = written.get(key) ?? new Intl.NumberFormat(lang, { useGrouping });
  written.set(key, format);
  return format;
};

/** Writes a count as the edition does, for example `12,345`. */
export const formatNumber = (value: number, { lang, formats }: Pick<Edition, 'lang' | 'formats'>): string =>
  formats ? formats.number(value) : formatOf(lang, true).format(value);

/** Writes a text of figures, such as a time of day or a running time, in the digits of the language. */
export const formatDigits = (text: string, edition: Pick<Edition, 'lang'>): string =>
  text.replace(/\d/g, (digit) => formatPlace(Number(digit), edition));

/** Writes a number that says a place, such as that of a page, a step or a day, in the digits of the language. */
export const formatPlace = (place: number, { lang }: Pick<Edition, 'lang'>): string =>
  formatOf(lang, false).format(place);
