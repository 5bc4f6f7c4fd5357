'use client';

import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import * as css from './parameters-table.css.ts';
import { measuredValue } from './measured-value.ts';
import { messages } from './parameters-table.messages.ts';
import type { ParametersTableProps } from './parameters-table.types.ts';

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
          <th scope="col" className={css.head}>
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
                <td className={css.value}>{figure}</td>
                <td className={css.unit}>{unit}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
};
