import { useLingui } from '@lingui/react/macro';
import { sendEnquiry, uploadFile } from '@millwright/api-client';
import type { Id } from '@millwright/domain';
import { EnquiryForm } from '@millwright/ui/enquiry-form';
import { sendOutcomeOf, uploadOutcomeOf } from '../runtime/calls.ts';
import { idOf, type MemberVisit } from '../runtime/define-page.ts';
import { useServices } from '../runtime/services.ts';
import { useData } from '../runtime/use-data.ts';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';
import { readTarget, withChosen, type RequestTarget } from './request-target.ts';

/** What is asked for (`target`, with its `kind` where that is known), and whom else to ask (`suppliers`, ids). */
export async function load({ client, url, signal }: MemberVisit): Promise<RequestTarget & { chosenIds: Id[] }> {
  const { searchParams } = url;
  const target = await readTarget(client, idOf(searchParams.get('target') ?? undefined), searchParams.get('kind'), {
    signal,
  });
  return withChosen(client, target, searchParams.get('suppliers'), { signal });
}

/** A request for quotation, to one supplier or several. */
export function Page() {
  const { t } = useLingui();
  const { client } = useServices();
  const { id, title, supplier, candidates, chosenIds, parameters, goods } = useData<typeof load>();
  return (
    <PageFrame title={t`Request for quotation: ${title}`}>
      <section className={css.card}>
        <h2 className={css.subtitle}>{t`Your request`}</h2>
        <EnquiryForm
          target={{ id, title }}
          supplier={supplier ?? undefined}
          candidates={candidates}
          chosenIds={chosenIds}
          parameters={parameters}
          goods={goods}
          onSend={async (form, key) => sendOutcomeOf(await sendEnquiry(client, form, key))}
          sendFile={async (file, { signal }) => uploadOutcomeOf(await uploadFile(client, file.name, file, { signal }))}
          listHref="/enquiries"
        />
      </section>
    </PageFrame>
  );
}
