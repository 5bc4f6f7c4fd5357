import { useLingui } from '@lingui/react/macro';
import { getEnquiry } from '@millwright/api-client';
import type { EnquiryDetail } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { DateText } from '@millwright/ui/date-text';
import { quantityText, ThreadList } from '@millwright/ui/thread-list';
import { valueOrNotFound } from '../runtime/calls.ts';
import { idOf, type MemberVisit } from '../runtime/define-page.ts';
import { useData } from '../runtime/use-data.ts';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';
import { Quotes } from '../shell/quotes.tsx';

/** The enquiry with its threads and their quotes. */
export const load = async ({ client, params, signal }: MemberVisit): Promise<EnquiryDetail> =>
  valueOrNotFound(await getEnquiry(client, idOf(params.id), { signal }));

/** An enquiry: who was asked, what they answered, and their quotes side by side. */
export function Page() {
  const { t } = useLingui();
  const edition = useEdition();
  const enquiry = useData<typeof load>();
  const { target, quantity, unit, sentAt, threads, quotes } = enquiry;
  const title = target?.title ?? t`Something that is no longer offered`;
  // The heading says what all of them are about.
  const items = threads.map((thread) => ({ ...thread, target: null }));
  return (
    <PageFrame
      title={t`Enquiry: ${title}`}
      lead={
        <>
          {quantityText(enquiry, edition, t)} · {t`Sent on`} <DateText instant={sentAt} />
        </>
      }
    >
      <section className={css.part}>
        <h2 className={css.subtitle}>{t`Who was asked`}</h2>
        <ThreadList state={{ status: 'ready', items }} side="buyer" hrefOf={({ id }) => `/threads/${id}`} />
      </section>
      <section className={css.part}>
        <h2 className={css.subtitle}>{t`Quotes`}</h2>
        <Quotes quotes={quotes} quantity={quantity} unit={unit} side="buyer" isLinked />
      </section>
    </PageFrame>
  );
}
