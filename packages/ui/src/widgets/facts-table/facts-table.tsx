import * as css from './facts-table.css.ts';
import type { FactsTableProps } from './facts-table.types.ts';

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
