import { useLingui } from '@lingui/react/macro';
import { remarked } from '../../foundations/joined-text.ts';
import type { ChartColumn } from './chart-table.ts';

/** Writes the head of a column: its name with its unit, as the language punctuates. */
export const useHeadOf = (): ((column: ChartColumn) => string) => {
  const { t } = useLingui();
  return ({ name, unit }) => (unit === undefined ? name : t(remarked(name, unit)));
};
