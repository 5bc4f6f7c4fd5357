import { latinDigits } from '@millwright/domain';

/** The numbers of a cell: both the same where it is no range. */
export interface CellNumbers {
  /** The number, or the lower end of a range. */
  from: number;
  /** The same number, or the upper end. */
  to: number;
}

/** Reads the numbers of a cell; null where it has none. */
type ReadCell = (text: string) => CellNumbers | null;

const inRegExp = (sign: string): string => (/\s/.test(sign) ? String.raw`\s` : sign.replace(/[.'’]/, String.raw`[$&]`));

/** The signs between the digits of a language, as parts of a regular expression. */
const separatorsOf = (lang: string): { group: string; decimal: string } => {
  // Latin digits: the signs of others are their own, whatever the language.
  const parts = new Intl.NumberFormat(lang, { numberingSystem: 'latn' } as Intl.NumberFormatOptions).formatToParts(
    1_234_567.8,
  );
  const sign = (type: 'group' | 'decimal', otherwise: string): string =>
    inRegExp(parts.find((part) => part.type === type)?.value ?? otherwise);
  const group = sign('group', ',');
  // Switzerland is written with either apostrophe.
  return { group: /['’]/.test(group) ? "['’]" : group, decimal: sign('decimal', '.') };
};

const createReader = (lang: string): ReadCell => {
  const { group, decimal } = separatorsOf(lang);
  const groups = String.raw`\d{1,3}(?:(?:${group}|٬)\d{2,3})*(?:${group}|٬)\d{3}`;
  const number = String.raw`[+−-]?(?:${groups}|\d+)(?:(?:${decimal}|٫)\d+)?`;
  const cell = new RegExp(String.raw`^(${number})(?:\s*[–~]\s*(${number}))?\s*[%٪‰°]?$`);
  const betweenGroups = new RegExp(String.raw`(?:${group}|٬)`, 'g');
  const decimalSign = new RegExp(String.raw`${decimal}|٫`);
  const numberOf = (text: string): number =>
    Number(text.replaceAll(betweenGroups, '').replace(decimalSign, '.').replace('−', '-'));
  return (text) => {
    const latin = latinDigits(text).trim();
    const [, from, to = from] = cell.exec(latin) ?? [];
    return from === undefined || to === undefined ? null : { from: numberOf(from), to: numberOf(to) };
  };
};

const readers = new Map<string, ReadCell>();

/**
 * The numbers of a cell as its language writes them: `1,250.5` in English and Chinese, `1.250,5` in German; Arabic
 * digits are read too, with the Arabic signs `٬` and `٫` in every language. Null for what is not written so, such as
 * `4.25` in German: a number that would be read wrongly is not drawn.
 * @param lang BCP 47 tag. Throws a `RangeError` for what is none.
 */
export const readCell = (text: string, lang: string): CellNumbers | null => {
  let read = readers.get(lang);
  if (!read) {
    read = createReader(lang);
    readers.set(lang, read);
  }
  return read(text);
};
