import { useLingui } from '@lingui/react/macro';
import { listEnquiries } from '@millwright/api-client';
import type { Enquiry, Page as ListPage } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { Badge } from '@millwright/ui/badge';
import { LinkButton } from '@millwright/ui/button';
import { DateText } from '@millwright/ui/date-text';
import { EmptyState } from '@millwright/ui/empty-state';
import { Link } from '@millwright/ui/link';
import { quantityText } from '@millwright/ui/thread-list';
import type { MemberVisit } from '../runtime/define-page.ts';
import { usePortalHref } from '../runtime/services.ts';
import { useData } from '../runtime/use-data.ts';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';
import { loadRows, Pager } from '../shell/pager.tsx';

/** A page of the member's enquiries. */
export const load = (visit: MemberVisit): Promise<ListPage<Enquiry>> =>
  loadRows(visit, (query, options) => listEnquiries(visit.client, query, options));

/** An enquiry in the list. */
function EnquiryItem({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useLingui();
  const edition = useEdition();
  const { id, target, sentAt, repliedAt } = enquiry;
  return (
    <li className={css.item}>
      <div className={css.itemText}>
        <Link className={css.link} href={`/enquiries/${id}`}>
          {target?.title ?? t`Something that is no longer offered`}
        </Link>
        <span className={css.faint}>
          {quantityText(enquiry, edition, t)} · {t`Sent on`} <DateText instant={sentAt} />
        </span>
      </div>
      {repliedAt ? <Badge tone="positive">{t`Answered`}</Badge> : <Badge>{t`No answer yet`}</Badge>}
    </li>
  );
}

/** What the member has asked suppliers. */
export function Page() {
  const { t } = useLingui();
  const { items, total, page } = useData<typeof load>();
  const hrefOf = usePortalHref();
  return (
    <PageFrame title={t`Enquiries`} lead={t`What you asked suppliers, and what they answered.`}>
      {items.length === 0 ? (
        <EmptyState
          title={t`You have asked nobody yet`}
          message={t`Every product and every supplier in the showroom has a form for it.`}
          icon="chat"
          actions={<LinkButton href={hrefOf('/showroom/products')}>{t`Look at products`}</LinkButton>}
        />
      ) : (
        <ul className={css.list}>
          {items.map((enquiry) => (
            <EnquiryItem key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      )}
      <Pager page={page} total={total} />
    </PageFrame>
  );
}
