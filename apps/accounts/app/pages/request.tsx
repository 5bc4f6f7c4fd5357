import { useLingui } from '@lingui/react/macro';
import { sendEnquiry, sendOutcomeOf, uploadFile, uploadOutcomeOf } from '@millwright/api-client';
import type { Id } from '@millwright/domain';
import { EmptyState } from '@millwright/ui/empty-state';
import { EnquiryForm } from '@millwright/ui/enquiry-form';
import { LocalTime } from '@millwright/ui/evidence-card';
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
  if (supplier === null && candidates.length === 0)
    return (
      <PageFrame title={t`Request for quotation: ${title}`}>
        <EmptyState
          title={t`Nobody receives enquiries about this here`}
          message={t`Its page on the portal says how its author is reached.`}
          icon="mail"
        />
      </PageFrame>
    );
  return (
    <PageFrame title={t`Request for quotation: ${title}`}>
      <section className={css.card}>
        <h2 className={css.subtitle}>{t`Your request`}</h2>
        <EnquiryForm
          target={{ id, title }}
          supplier={supplier ?? undefined}
          candidates={candidates}
          chosenIds={chosenIds}
          aboutSupplier={(asked) => {
            const region = [supplier, ...candidates].find((one) => one?.id === asked)?.region;
            return region?.code && <LocalTime regionCode={region.code} regionName={region.name} />;
          }}
          parameters={parameters}
          goods={goods}
          onSend={async (form, key) => {
            const result = await sendEnquiry(client, form, key);
            return result.ok ? { status: 'sent', notAskedIds: result.value.notAskedIds } : sendOutcomeOf(result);
          }}
          sendFile={async (file, { signal }) => uploadOutcomeOf(await uploadFile(client, file.name, file, { signal }))}
          listHref="/enquiries"
        />
      </section>
    </PageFrame>
  );
}
