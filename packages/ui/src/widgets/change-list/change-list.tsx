'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DeskChange, FieldChange } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useNamesOf } from '../../foundations/use-names-of.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ListFrame, rowStyles, type ListState } from '../../parts/rows/index.ts';
import { MomentText } from '../../parts/trade/index.ts';
import * as css from './change-list.css.ts';
import { changeText, fieldName } from './change-words.ts';

/** Props of {@link ChangeList}. */
export interface ChangeListProps {
  /** The changes, or why they are not shown. */
  state: ListState<DeskChange>;
  /** Where a product that was changed is looked at. */
  hrefOf: (product: DeskChange['entry']) => string;
  /** Tries again. @default there is no button for it */
  onRetry?: () => void;
}

/** Copy of the list of changes. */
const messages = {
  label: msg`Changes`,
  loading: msg`Loading changes`,
  failed: msg`The changes are temporarily unavailable`,
  empty: msg`Nothing was changed yet`,
  emptyAdvice: msg`What you save here is listed.`,
  nothing: msg`nothing`,
  productGone: msg`A product that is no longer there`,
  authorGone: msg`A deleted account`,
} as const;

/**
 * Who changed what of a supplier and its products, and when: each fact before and after, a parameter by its name and
 * with its unit.
 */
export const ChangeList = ({ state, hrefOf, onRetry }: ChangeListProps) => {
  const { t } = useLingui();
  return (
    <ListFrame
      state={state}
      label={t(messages.label)}
      loading={t(messages.loading)}
      failed={t(messages.failed)}
      empty={<EmptyState icon="info" title={t(messages.empty)} message={t(messages.emptyAdvice)} />}
      onRetry={onRetry}
    >
      {(change) => <ChangeRow key={change.id} change={change} hrefOf={hrefOf} />}
    </ListFrame>
  );
};

/** What one person stored in one go. */
const ChangeRow = ({ change, hrefOf }: { change: DeskChange } & Pick<ChangeListProps, 'hrefOf'>) => {
  const { t } = useLingui();
  const { entry, author, changedAt, fields } = change;
  return (
    <li className={css.entry}>
      <div className={rowStyles.words}>
        {entry.isProduct ? (
          <Link className={rowStyles.link} href={hrefOf(entry)}>
            {entry.title || t(messages.productGone)}
          </Link>
        ) : (
          <span className={rowStyles.strong}>{entry.title}</span>
        )}
        <span className={rowStyles.faint}>
          <MomentText instant={changedAt} /> · {author || t(messages.authorGone)}
        </span>
      </div>
      <ul className={css.changes}>
        {fields.map((field) => (
          <FactChange key={field.field} change={field} />
        ))}
      </ul>
    </li>
  );
};

/** A fact before and after. */
const FactChange = ({ change: { field, before, after } }: { change: FieldChange }) => {
  const { i18n, t } = useLingui();
  const names = useNamesOf();
  const { direction } = useEdition();
  return (
    <li className={css.change}>
      <span className={rowStyles.faint}>{fieldName(field, i18n, names)}</span>
      <span>
        <del className={css.before} dir="auto">
          {changeText(field, before, names) || t(messages.nothing)}
        </del>
        {direction === 'rtl' ? ' ← ' : ' → '}
        <ins className={css.after} dir="auto">
          {changeText(field, after, names) || t(messages.nothing)}
        </ins>
      </span>
    </li>
  );
};
