import * as css from './form-parts.css.ts';

/** Props of {@link SentFacts}. */
export interface SentFactsProps {
  /** What was sent, in the order shown. Empty values are left out. */
  facts: readonly { name: string; value: string }[];
}

/** What was sent, as it was sent: every text as text. */
export const SentFacts = ({ facts }: SentFactsProps) => (
  <dl className={css.facts}>
    {facts
      .filter(({ value }) => value.trim() !== '')
      .flatMap(({ name, value }) => [
        <dt key={`${name} name`} className={css.factName}>
          {name}
        </dt>,
        <dd key={`${name} value`} className={css.factValue}>
          {value}
        </dd>,
      ])}
  </dl>
);
