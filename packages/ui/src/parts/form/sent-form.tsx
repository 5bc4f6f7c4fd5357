import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../primitives/icon/index.ts';
import * as css from './form-parts.css.ts';

/** Props of {@link SentForm}. */
export interface SentFormProps {
  /** Says that it was sent. */
  heading: string;
  /** The heading, which takes the focus when it comes. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** What was sent, in the order shown. Empty values are left out. */
  facts: readonly { name: string; value: string }[];
  /** Buttons and links that lead on. */
  children: ReactNode;
}

/** What stands in place of a form that was sent: what was sent, as it was sent, every text as text. */
export const SentForm = ({ heading, headingRef, facts, children }: SentFormProps) => (
  <section className={`${css.form} ${css.fields}`} data-state="sent">
    <h3 ref={headingRef} className={css.sentTitle} tabIndex={-1}>
      <Icon name="check" />
      {heading}
    </h3>
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
    <div className={css.foot}>{children}</div>
  </section>
);
