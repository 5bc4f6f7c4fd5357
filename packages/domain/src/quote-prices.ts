import type { QuoteForm } from './entities/enquiries.ts';

/** What one piece costs at a quantity: the price of the largest quantity that is reached; null below the first. */
export function unitPriceAt({ prices }: Pick<QuoteForm, 'prices'>, quantity: number): number | null {
  return prices.findLast((price) => price.quantity <= quantity)?.unitPrice ?? null;
}

/**
 * What a quantity costs in all, tools included, in the currency of the quote; null below its first quantity. Rounded to
 * four places, as prices have them at most.
 */
export function totalAt(quote: Pick<QuoteForm, 'prices' | 'toolingCost'>, quantity: number): number | null {
  const unitPrice = unitPriceAt(quote, quantity);
  return unitPrice === null ? null : Number((unitPrice * quantity + (quote.toolingCost ?? 0)).toFixed(4));
}

/** Whether a quote no longer holds on a day, YYYY-MM-DD: what was accepted or declined before stays so. */
export const isExpired = (quote: { decision: string; validUntil: string }, today: string): boolean =>
  quote.decision === 'expired' || (quote.decision === 'open' && quote.validUntil < today);
