import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';

/** How much was asked for: `1,200 pieces`, and `Quantity 2` where nothing says what it counts. */
export function Quantity({ quantity, unit }: { quantity: number; unit: string }) {
  const { t } = useLingui();
  const count = formatNumber(quantity, useEdition());
  return unit ? `${count} ${unit}` : t`Quantity ${count}`;
}
