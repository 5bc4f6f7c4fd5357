import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import { Button } from '@millwright/ui/button';
import type { ReactNode } from 'react';
import { FEWEST_COMPARED, MOST_COMPARED, type ComparedKind } from './compare-query.ts';
import * as css from './compare.css.ts';

/** The form of a page to which the boxes next to its items belong. */
const formId = 'compare';

/** A box that chooses an item for the comparison of the page. */
export function CompareBox({
  kind,
  id,
  title,
  checked,
}: {
  kind: ComparedKind;
  id: Id;
  title: string;
  checked?: boolean;
}) {
  const { t } = useLingui();
  return (
    <label className={css.choice}>
      <input
        type="checkbox"
        form={formId}
        name={kind}
        value={id}
        defaultChecked={checked}
        data-compare=""
        aria-label={t`Compare ${title}`}
      />
      <span aria-hidden>{t`Compare`}</span>
    </label>
  );
}

/** A card of a list with its box, and with the way to the comparison once it is ticked: the bar may be out of sight. */
export function ComparableCard({
  children,
  ...item
}: {
  kind: ComparedKind;
  id: Id;
  title: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className={css.card}>
      {children}
      <div className={css.row}>
        <CompareBox {...item} />
        <Button type="submit" form={formId} variant="secondary" size="small">
          {t`Compare`}
        </Button>
      </div>
    </div>
  );
}

/** Sends what is chosen to its comparison, without any script. */
export function CompareBar() {
  const { t } = useLingui();
  return (
    <form id={formId} action="/compare" method="get" className={css.bar}>
      <span>{t`Tick ${FEWEST_COMPARED} to ${MOST_COMPARED} to compare them side by side`}</span>
      <Button type="submit" variant="secondary" size="small">
        {t`Compare`}
      </Button>
    </form>
  );
}
