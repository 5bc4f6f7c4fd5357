import { useLingui } from '@lingui/react/macro';
import { accountExportUrl, requestDeletion, withdrawDeletion, type Result } from '@millwright/api-client';
import { DELETION_GRACE_DAYS } from '@millwright/domain';
import { formatDate } from '@millwright/i18n/dates';
import { useEdition } from '@millwright/i18n/react';
import { Button, LinkButton } from '@millwright/ui/button';
import { Checkbox } from '@millwright/ui/field';
import { useState, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router-dom';
import type { MemberVisit } from '../runtime/define-page.ts';
import { useServices } from '../runtime/services.ts';
import { useAccount } from '../runtime/use-data.ts';
import { ResultNotice } from '../shell/result-notice.tsx';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';

/** Requests the deletion of the account, or withdraws that. */
export async function act({ client, session, form }: MemberVisit & { form: FormData }): Promise<Result<unknown>> {
  const isRetained = form.get('intent') === 'keep';
  const result = isRetained ? await withdrawDeletion(client) : await requestDeletion(client);
  session.forget();
  return result;
}

/** Deletes the account after the days of grace, or keeps it. */
function Deletion() {
  const { t } = useLingui();
  const { deleteAt } = useAccount();
  const fetcher = useFetcher<Result<unknown>>();
  const { formats } = useEdition();
  const [isUnsure, setUnsure] = useState(false);
  const isBusy = fetcher.state !== 'idle';
  const days = DELETION_GRACE_DAYS;
  const day = deleteAt && formatDate(deleteAt, formats);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const box = event.currentTarget.elements.namedItem('sure');
    if (!(box instanceof HTMLInputElement) || box.checked) return;
    event.preventDefault();
    setUnsure(true);
    box.focus();
  };
  return (
    <section className={css.card}>
      <h2 className={css.subtitle}>{t`Delete the account`}</h2>
      {deleteAt ? (
        <p className={css.notice} data-tone="warning">
          {t`This account is deleted on ${day}.`} {t`Until then it works as before.`}
        </p>
      ) : (
        <p className={css.lead}>
          {t`The account is deleted after ${days} days, with everything that says who you are. Suppliers keep your enquiries as they were sent, without your name. Until then you can withdraw it.`}
        </p>
      )}
      <fetcher.Form className={css.form} method="post" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="intent" value={deleteAt ? 'keep' : 'delete'} />
        {!deleteAt && (
          <Checkbox
            name="sure"
            required
            onChange={() => setUnsure(false)}
            error={isUnsure ? t`Tick this first, if you are sure` : null}
          >
            {t`I know that suppliers can no longer answer me`}
          </Checkbox>
        )}
        <ResultNotice
          result={isBusy || isUnsure ? undefined : fetcher.data}
          done={deleteAt ? t`The deletion was noted.` : t`The account is kept.`}
        />
        <div className={css.actions}>
          <Button type="submit" variant="secondary" loading={isBusy}>
            {deleteAt ? t`Keep the account` : t`Delete the account`}
          </Button>
        </div>
      </fetcher.Form>
    </section>
  );
}

/** A copy of everything that is stored about the member, and the way to end the account. */
export function Page() {
  const { t } = useLingui();
  const { client } = useServices();
  return (
    <PageFrame title={t`Your data`}>
      <section className={css.card}>
        <h2 className={css.subtitle}>{t`Download your data`}</h2>
        <p className={css.lead}>{t`One file with everything that is stored about you, which programs can read too.`}</p>
        <div className={css.actions}>
          <LinkButton href={accountExportUrl(client)} variant="secondary" icon="download" download>
            {t`Download as JSON`}
          </LinkButton>
        </div>
      </section>
      <Deletion />
    </PageFrame>
  );
}
