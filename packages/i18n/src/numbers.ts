import type { Edition } from './editions/types.ts';

const written = new Map<string, Intl.NumberFormat>();

/** Writes a count as the edition does, for example `12,345`. */
export const formatNumber = (value: number, { lang, formats }: Pick<Edition, 'lang' | 'formats'>): string => {
  if (formats) return formats.number(value);
  let format = written.get(lang);
  if (!format) {
    format = new Intl.NumberFormat(lang);
    written.set(lang, format);
  }
  return format.format(value);
};
