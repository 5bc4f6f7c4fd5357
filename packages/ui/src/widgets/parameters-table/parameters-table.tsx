'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Fact } from '@millwright/domain';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import * as css from './parameters-table.css.ts';

/** What a figure is written with besides numbers: signs, limits, and what parts the ends of a range. */
const part = String.raw`(?:[-−+±≤≥<>~～–…×x/.,\d\s]|(?:to|bis)(?= [-−\d]))`;
const measured = new RegExp(String.raw`^(${part}*\d${part}*)\s(\S.*)$`);
const figures = new RegExp(`^(?:${part}|[:%])+$`);

/** A value as tables render it: the figure, and its unit where it has one. `unit` is empty for what is no figure. */
export const measuredValue = (value: string): { figure: string; unit: string } => {
  const [, figure, unit] = measured.exec(value.trim()) ?? [];
  return figure && unit ? { figure: figure.trim(), unit } : { figure: value.trim(), unit: '' };
};

/** Figures stand under one another by their ends, words by their beginnings. */
const isFigure = (value: string): boolean => figures.test(value);

/** Parameters that belong together, such as those of the spindle. */
export interface ParameterGroup {
  /** What they belong to; empty for a product whose parameters are in one group. */
  name: string;
  parameters: readonly Fact[];
}

/** Props of the parameters table. */
export interface ParametersTableProps {
  /** The parameters, in the order shown; a figure and its unit are rendered apart. A group without any is left out. */
  groups: readonly ParameterGroup[];
  /** The table's name. @default 'Technical parameters', in the edition's language */
  caption?: string;
}

/** Copy of the parameters table. */
const messages = {
  caption: msg`Technical parameters`,
  parameter: msg`Parameter`,
  value: msg`Value`,
  unit: msg`Unit`,
  empty: msg`No parameters are given`,
  emptyAdvice: msg`The supplier has not stated any. Ask by an enquiry.`,
} as const;

/** The technical figures of a product: name, value, unit, in groups. Inert: a pure function of its props. */
export const ParametersTable = ({ groups, caption }: ParametersTableProps) => {
  const { t } = useLingui();
  const shown = groups.filter(({ parameters }) => parameters.length > 0);
  if (shown.length === 0) return <EmptyState title={t(messages.empty)} message={t(messages.emptyAdvice)} />;
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption ?? t(messages.caption)}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {t(messages.parameter)}
          </th>
          <th scope="col" className={`${css.head} ${css.valueColumn}`}>
            {t(messages.value)}
          </th>
          <th scope="col" className={`${css.head} ${css.unitColumn}`}>
            {t(messages.unit)}
          </th>
        </tr>
      </thead>
      {shown.map(({ name, parameters }, place) => (
        <tbody key={place}>
          {name && (
            <tr>
              <th scope="rowgroup" colSpan={3} className={css.groupName}>
                {name}
              </th>
            </tr>
          )}
          {parameters.map(({ label, value }, index) => {
            const { figure, unit } = measuredValue(value);
            return (
              <tr key={index}>
                <th scope="row" className={css.name}>
                  {label}
                </th>
                <td className={css.value} data-words={isFigure(figure) ? undefined : ''}>
                  {figure}
                </td>
                <td className={css.unit}>{unit}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
};
