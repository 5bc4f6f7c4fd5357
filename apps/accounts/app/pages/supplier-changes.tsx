import { useLingui } from '@lingui/react/macro';
import { listSupplierChanges } from '@millwright/api-client';
import type { DeskChange, FieldChange, Page as ListPage } from '@millwright/domain';
import { formatDate, formatTime } from '@millwright/i18n/dates';
import { useEdition } from '@millwright/i18n/react';
import { EmptyState } from '@millwright/ui/empty-state';
import { Link } from '@millwright/ui/link';
import { valueOrNotFound } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import { ownSupplier } from '../runtime/own-supplier.ts';
import { useServices } from '../runtime/services.ts';
import { useData } from '../runtime/use-data.ts';
import { changeText, fieldName } from '../shell/change-words.ts';
import * as css from '../shell/page.css.ts';
import { pageOf, Pager, ROWS } from '../shell/pager.tsx';
import { SupplierPage } from '../shell/supplier-page.tsx';

/** A page of the changes of the supplier; null for who speaks for none. */
export async function load({ client, account, url, signal }: MemberVisit): Promise<ListPage<DeskChange> | null> {
  const supplier = ownSupplier(url.searchParams, account);
  if (supplier === undefined) return null;
  return valueOrNotFound(await listSupplierChanges(client, supplier.id, { page: pageOf(url), rows: ROWS }, { signal }));
}

/** A fact before and after. */
function Field({ change }: { change: FieldChange }) {
  const { i18n, t } = useLingui();
  const key = useServices().site.editionKey;
  const [before, after] = [change.before, change.after].map((text) => changeText(change.field, text, key));
  return (
    <li className={css.change}>
      <span className={css.faint}>{fieldName(change.field, i18n, key)}</span>
      <span>
        <del className={css.before}>{before || t`nothing`}</del>
        {' → '}
        <ins className={css.after}>{after || t`nothing`}</ins>
      </span>
    </li>
  );
}

/** What one person stored in one go. */
function Item({ change: { entry, author, changedAt, fields } }: { change: DeskChange }) {
  const { t } = useLingui();
  const { formats } = useEdition();
  return (
    <li className={css.entry}>
      <div className={css.itemText}>
        {entry.isProduct ? (
          <Link className={css.link} href={`/products/${entry.id}`}>
            {entry.title || t`A product that is no longer there`}
          </Link>
        ) : (
          <span className={css.strong}>{entry.title}</span>
        )}
        <span className={css.faint}>
          <time dateTime={changedAt}>{`${formatDate(changedAt, formats)} ${formatTime(changedAt, formats)}`}</time>
          {' · '}
          {author || t`A deleted account`}
        </span>
      </div>
      <ul className={css.changes}>
        {fields.map((change) => (
          <Field key={change.field} change={change} />
        ))}
      </ul>
    </li>
  );
}

/** Who changed what of the supplier and its products, and when. */
export function Page() {
  const { t } = useLingui();
  const changes = useData<typeof load>();
  return (
    <SupplierPage
      title={t`Changes`}
      lead={t`What you and your colleagues changed here, the latest first. The last 1,000 changes are stored.`}
    >
      {() =>
        changes && (
          <>
            {changes.items.length === 0 ? (
              <EmptyState title={t`Nothing was changed yet`} message={t`What you store here is listed.`} icon="info" />
            ) : (
              <ul className={css.list}>
                {changes.items.map((change) => (
                  <Item key={change.id} change={change} />
                ))}
              </ul>
            )}
            <Pager page={changes.page} total={changes.total} />
          </>
        )
      }
    </SupplierPage>
  );
}
