import { useLingui } from '@lingui/react/macro';
import { getThread } from '@millwright/api-client';
import type { Thread } from '@millwright/domain';
import { Link } from '@millwright/ui/link';
import { valueOrNotFound } from '../runtime/calls.ts';
import { idOf, type MemberVisit } from '../runtime/define-page.ts';
import { useData } from '../runtime/use-data.ts';
import { Conversation } from '../shell/conversation.tsx';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';
import { SupplierActions } from '../shell/supplier-actions.tsx';
import { Quotes } from '../shell/quotes.tsx';

/** The thread with its last messages. */
export const load = async ({ client, params, signal }: MemberVisit): Promise<Thread> =>
  valueOrNotFound(await getThread(client, idOf(params.id), {}, { signal }));

/** A thread, for either side: the enquiry, what was said, and the quotes. */
export function Page() {
  const { t } = useLingui();
  const thread = useData<typeof load>();
  const { side, supplier, buyer, enquiryId, quotes, quantity, unit } = thread;
  const other = side === 'buyer' ? supplier.title : [buyer.name, buyer.company].filter(Boolean).join(' · ');
  const lead = (
    <>
      <Link className={css.link} href={side === 'buyer' ? `/enquiries/${enquiryId}` : '/'}>
        {side === 'buyer' ? t`All answers to this enquiry` : t`Inbox`}
      </Link>
      {side === 'supplier' && ` · ${supplier.title}`}
    </>
  );
  return (
    <PageFrame title={other || t`Conversation`} lead={lead}>
      <Conversation key={thread.id} thread={thread}>
        {quotes.length > 0 && <Quotes quotes={quotes} quantity={quantity} unit={unit} side={side} />}
        {side === 'supplier' && <SupplierActions thread={thread} />}
      </Conversation>
    </PageFrame>
  );
}
