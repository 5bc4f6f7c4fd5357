import { negated, unitSymbol, type Decimal } from '@millwright/domain/parameters';

/** A value, a range or a limit, in a unit. */
export interface Quantity {
  /** Null where only a highest value is stated. */
  low: Decimal | null;
  /** Null where only a least value is stated; the same as `low` for a single value. */
  high: Decimal | null;
  /** Null for a number without a unit. */
  unit: string | null;
}

/** Units that readers of a language write by a word. */
const wordsOfUnits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zh: { DAY: '天', ANN: '年' },
  en: { DAY: 'days', ANN: 'years' },
  de: { DAY: 'Tage', ANN: 'Jahre' },
};

/** What parts the ends of a range of which one is negative: a dash would be read as a minus sign. */
const rangeWords: Readonly<Record<string, string>> = { zh: '～', en: ' to ', de: ' bis ' };

/** Written without a space before them. */
const closeUnits: ReadonlySet<string> = new Set(['°', '″']);

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(lang: string): Intl.NumberFormat {
  let format = formats.get(lang);
  if (!format) {
    format = new Intl.NumberFormat(lang, { maximumFractionDigits: 9 });
    formats.set(lang, format);
  }
  return format;
}

/** Writes a decimal number as a language does, exactly: `12,345.678`. */
export const formatDecimal = (value: Decimal, lang: string): string =>
  // Text is formatted without becoming a double; the type knows numerals only.
  formatOf(lang)
    .format(value as Intl.StringNumericLiteral)
    .replace(/^-/, '−');

const languageOf = (lang: string): string => lang.split('-')[0]!;

/** The symbol of a unit as readers of a language know it; empty for what is counted. */
export function unitName(unit: string, lang: string): string {
  const words = wordsOfUnits[languageOf(lang)] ?? {};
  return Object.hasOwn(words, unit) ? words[unit]! : unitSymbol(unit);
}

function figureOf({ low, high }: Quantity, lang: string): string {
  const write = (value: Decimal): string => formatDecimal(value, lang);
  if (low === null) return high === null ? '' : `≤ ${write(high)}`;
  if (high === null) return `≥ ${write(low)}`;
  if (low === high) return write(low);
  if (!low.startsWith('-')) return `${write(low)}–${write(high)}`;
  return negated(low) === high ? `±${write(high)}` : write(low) + (rangeWords[languageOf(lang)] ?? ' – ') + write(high);
}

/**
 * Writes a quantity as a language does: `3,000 kN`, `18–22 µm`, `−45 to 110 °C`, `±0.03 mm`, `≤ 10 mg/kg`.
 *
 * @param lang BCP 47 tag of the language
 */
export function formatQuantity(quantity: Quantity, lang: string): string {
  const figure = figureOf(quantity, lang);
  const unit = quantity.unit === null ? '' : unitName(quantity.unit, lang);
  return unit === '' ? figure : `${figure}${closeUnits.has(unit) ? '' : ' '}${unit}`;
}
