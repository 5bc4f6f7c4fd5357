import { htmlLang, type EditionKey } from '@millwright/domain';

const formats = new Map<EditionKey, Intl.NumberFormat>();

/** Writes a count with the edition's digit grouping, for example `12,345`. */
export const formatNumber = (value: number, edition: EditionKey): string => {
  let format = formats.get(edition);
  if (!format) {
    format = new Intl.NumberFormat(htmlLang(edition));
    formats.set(edition, format);
  }
  return format.format(value);
};
