import type { ReactNode } from 'react';
import * as css from './facts-table.css.ts';

/** A labelled fact. */
export interface ShownFact {
  label: ReactNode;
  /** A fact without a value is left out; so is a count of nothing. */
  value: ReactNode;
}

/** Props of the facts table. */
export interface FactsTableProps {
  /** The facts, in the order shown. Without any nothing is shown. */
  facts: readonly ShownFact[];
}

const unsaid: readonly unknown[] = [null, undefined, '', false, 0];

/** Labelled facts under hairlines, such as those of a supplier. Inert: a pure function of its props. */
export const FactsTable = ({ facts }: FactsTableProps) => {
  const shown = facts.filter(({ value }) => !unsaid.includes(value));
  if (shown.length === 0) return null;
  return (
    <dl className={css.list}>
      {shown.map(({ label, value }, index) => (
        <div key={index} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
