import { totalAt, unitPriceAt, type Quote } from '@millwright/domain';

/** A line of the comparison that is not a price. */
export type QuoteFact = 'leadTime' | 'validity' | 'incoterm' | 'tooling' | 'notes';

/** The quantities at which prices are compared: those of all quotes and the one that was asked for, ascending. */
export const quantitiesOf = (quotes: readonly Quote[], enquired: number): number[] =>
  [...new Set([enquired, ...quotes.flatMap(({ prices }) => prices.map(({ quantity }) => quantity))])].toSorted(
    (one, other) => one - other,
  );

/** What a quote says of a line, as it is compared; null where it says nothing. */
export const factOf = (quote: Quote, fact: QuoteFact): string | number | null =>
  ({
    leadTime: quote.leadTimeDays,
    validity: quote.validUntil,
    incoterm: quote.incoterm,
    tooling: quote.toolingCost,
    notes: quote.notes || null,
  })[fact];

/** Whether a line is not the same in all quotes; one that some leave out differs too. */
export const differs = (quotes: readonly Quote[], fact: QuoteFact): boolean =>
  new Set(quotes.map((quote) => (fact === 'tooling' ? `${quote.toolingCost} ${quote.currency}` : factOf(quote, fact))))
    .size > 1;

/** Whether amounts of the quotes can be compared: they are in one currency. */
const isComparable = (quotes: readonly Quote[]) => new Set(quotes.map(({ currency }) => currency)).size === 1;

/** The lowest of several amounts, where it is lower than another one; null where nothing tells them apart. */
const lowest = (quotes: readonly Quote[], amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  if (!isComparable(quotes) || known.length < 2 || new Set(known).size === 1) return null;
  return Math.min(...known);
};

/** The lowest price at a quantity, and the lowest total of the quantity that was asked for; see {@link lowest}. */
export const lowestPrice = (quotes: readonly Quote[], quantity: number): number | null =>
  lowest(
    quotes,
    quotes.map((quote) => unitPriceAt(quote, quantity)),
  );
/** The lowest total, tools included; see {@link lowest}. */
export const lowestTotal = (quotes: readonly Quote[], quantity: number): number | null =>
  lowest(
    quotes,
    quotes.map((quote) => totalAt(quote, quantity)),
  );
