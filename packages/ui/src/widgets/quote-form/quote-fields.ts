import {
  ENQUIRY_LIMITS,
  INCOTERMS,
  QUOTE_CURRENCIES,
  type Id,
  type QuoteCurrency,
  type QuoteForm as Quote,
} from '@millwright/domain';
import type { FieldProblem, FormProblems, FormValues } from '../../behaviours/member-form/index.ts';
import { isObject, listIn } from '../../parts/trade/list-fields.ts';
import type { QuoteField } from './quote-form.types.ts';

/** The longest notes, as the server takes them. */
export const NOTES_LENGTH = 2000;

// oxlint-disable-next-line lingui/no-unlocalized-strings -- ISO 4217, which no language translates
const standardCurrency: QuoteCurrency = 'USD';
const largestQuantity = 1_000_000_000;
const largestAmount = 999_999_999_999;
const longestLeadTime = 3650;

/** A price as it is typed. */
export interface PriceRow {
  quantity: string;
  unitPrice: string;
}

/** What is wrong with a row of prices. */
export type PriceProblem = 'quantity' | 'order' | 'unitPrice';

/** A quote in which nothing is filled in. */
export const emptyQuote: FormValues<QuoteField> = {
  currency: standardCurrency,
  prices: '',
  leadTimeDays: '',
  validUntil: '',
  incoterm: '',
  toolingCost: '',
  notes: '',
};

/** The fields, in the order shown. */
export const quoteFields = Object.keys(emptyQuote) as readonly QuoteField[];

/** Key of the draft for a thread. */
export const quoteDraftKey = (threadId: Id): string => `millwright.quote.${threadId}`;

const plain = (text: string) => text.normalize('NFKC').trim();

/** A whole number as it is typed, with or without commas between thousands; NaN for none. */
const wholeOf = (text: string): number =>
  /^\d{1,13}$|^\d{1,3}(?:,\d{3}){1,4}$/.test(plain(text)) ? Number(plain(text).replaceAll(',', '')) : Number.NaN;

/** An amount as it is typed, with a point and at most four places; NaN for none. */
const amountOf = (text: string): number => {
  const [whole = '', places = '', more] = plain(text).split('.');
  const isWritten = more === undefined && /^\d{0,4}$/.test(places) && !plain(text).endsWith('.');
  return isWritten && !Number.isNaN(wholeOf(whole)) ? Number(`${wholeOf(whole)}.${places || '0'}`) : Number.NaN;
};

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** The rows of prices; one at least. */
export const pricesIn = (text: string): PriceRow[] => {
  const rows = listIn(text)
    .filter(isObject)
    .map(({ quantity, unitPrice }) => ({
      quantity: typeof quantity === 'string' ? quantity : '',
      unitPrice: typeof unitPrice === 'string' ? unitPrice : '',
    }));
  return rows.length > 0 ? rows : [{ quantity: '', unitPrice: '' }];
};

/** What is wrong with a row: its quantity, its place among the others, or its price; null for nothing. */
export const priceProblemOf = (rows: readonly PriceRow[], index: number): PriceProblem | null => {
  const quantity = wholeOf(rows[index]!.quantity);
  if (!isWithin(quantity, 1, largestQuantity)) return 'quantity';
  if (index > 0 && quantity <= wholeOf(rows[index - 1]!.quantity)) return 'order';
  return isWithin(amountOf(rows[index]!.unitPrice), 0, largestAmount) ? null : 'unitPrice';
};

const isDay = (text: string): boolean => {
  const time = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const isOneOf = <Item extends string>(items: readonly Item[], text: string): text is Item =>
  (items as readonly string[]).includes(text);

/** What is wrong with a quote. Prices and the day until which it holds are needed. Pure. */
export const checkQuote = (values: FormValues<QuoteField>, today: string): FormProblems<QuoteField> => {
  const problems: Partial<Record<QuoteField, FieldProblem>> = {};
  const rows = pricesIn(values.prices);
  const { currency, leadTimeDays, validUntil, incoterm, toolingCost, notes } = values;
  if (!isOneOf(QUOTE_CURRENCIES, currency)) problems.currency = 'wrong';
  if (rows.length > ENQUIRY_LIMITS.prices || rows.some((_, index) => priceProblemOf(rows, index) !== null))
    problems.prices = 'wrong';
  if (plain(leadTimeDays) !== '' && !isWithin(wholeOf(leadTimeDays), 0, longestLeadTime))
    problems.leadTimeDays = 'wrong';
  if (validUntil === '') problems.validUntil = 'missing';
  else if (!isDay(validUntil) || validUntil < today) problems.validUntil = 'wrong';
  if (incoterm !== '' && !isOneOf(INCOTERMS, incoterm)) problems.incoterm = 'wrong';
  if (plain(toolingCost) !== '' && !isWithin(amountOf(toolingCost), 0, largestAmount)) problems.toolingCost = 'wrong';
  if (notes.length > NOTES_LENGTH) problems.notes = 'wrong';
  return problems;
};

/** The quote that checked values stand for. */
export const quoteOf = (values: FormValues<QuoteField>): Quote => ({
  currency: QUOTE_CURRENCIES.find((currency) => currency === values.currency) ?? standardCurrency,
  prices: pricesIn(values.prices).map(({ quantity, unitPrice }) => ({
    quantity: wholeOf(quantity),
    unitPrice: amountOf(unitPrice),
  })),
  leadTimeDays: plain(values.leadTimeDays) === '' ? null : wholeOf(values.leadTimeDays),
  validUntil: values.validUntil,
  incoterm: INCOTERMS.find((rule) => rule === values.incoterm) ?? null,
  toolingCost: plain(values.toolingCost) === '' ? null : amountOf(values.toolingCost),
  notes: values.notes.trim(),
});
