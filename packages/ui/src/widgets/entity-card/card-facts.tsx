import * as css from './card-facts.css.ts';
import type { EntityCardProps } from './entity-card.types.ts';

type CardFactsProps = Pick<EntityCardProps, 'facts' | 'layout' | 'compared'>;

/** The facts of a card by their names; those without a value are left out. No component: it is no part of a story's code. */
export const cardFacts = ({ facts = [], layout = 'stacked', compared }: CardFactsProps) => {
  const shown = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  if (shown.length === 0) return null;
  return (
    <dl className={compared ? `${css.facts[layout]} ${css.factsCompared}` : css.facts[layout]}>
      {shown.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.factLabel}>{label}</dt>
          <dd className={css.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
