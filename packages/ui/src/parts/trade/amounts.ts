import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuoteCurrency } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';

/** An amount as the language writes it, with up to four places: `€8,950.00`. */
export const formatAmount = (amount: number, currency: QuoteCurrency, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency, maximumFractionDigits: 4 }).format(amount);

const uncounted = (count: string) => msg`Quantity ${count}`;

/** How much was asked for: `1,200 pieces`, and `Quantity 2` where nothing says what it counts. */
export const quantityText = (
  { quantity, unit }: { quantity: number; unit: string },
  edition: Parameters<typeof formatNumber>[1],
  t: (message: MessageDescriptor) => string,
): string => {
  const count = formatNumber(quantity, edition);
  return unit ? `${count} ${unit}` : t(uncounted(count));
};
