import type { QuoteCurrency } from '@millwright/domain';

/** An amount as the language writes it, with up to four places: `€8,950.00`. */
export const formatAmount = (amount: number, currency: QuoteCurrency, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency, maximumFractionDigits: 4 }).format(amount);
