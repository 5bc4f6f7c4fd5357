import { useLingui } from '@lingui/react/macro';
import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  loginOutcome,
  loginPorts,
} from '@millwright/api-client';
import type { MemberSession } from '@millwright/domain';
import { Badge } from '@millwright/ui/badge';
import { Button } from '@millwright/ui/button';
import { DateText } from '@millwright/ui/date-text';
import { PasswordForm } from '@millwright/ui/password-form';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFetcher } from 'react-router-dom';
import { outcomeOf, valueOrNotFound, type Outcome } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import { useServices } from '../runtime/services.ts';
import { useAccount, useData } from '../runtime/use-data.ts';
import { OutcomeNotice } from '../shell/outcome-notice.tsx';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';

/** The member's logins that last. */
export const load = async ({ client, signal }: MemberVisit): Promise<MemberSession[]> =>
  valueOrNotFound(await listSessions(client, { signal }));

/** Ends one login, or all others. */
export async function act({ client, form }: MemberVisit & { form: FormData }): Promise<Outcome> {
  const id = form.get('id');
  return outcomeOf(typeof id === 'string' ? await endSession(client, id) : await endOtherSessions(client));
}

/** A login: on which browser, since when, and the button that ends it. */
function SessionItem({ session, isEnding }: { session: MemberSession; isEnding: boolean }) {
  const { t } = useLingui();
  const fetcher = useFetcher<Outcome>();
  const agent = session.agent || t`Unknown browser`;
  return (
    <li className={css.item}>
      <div className={css.itemText}>
        <span className={css.strong}>
          {agent} {session.isCurrent && <Badge tone="brand">{t`This browser`}</Badge>}
        </span>
        <span className={css.faint}>
          {t`Logged in on`} <DateText instant={session.createdAt} /> · {t`last used on`}{' '}
          <DateText instant={session.seenAt} />
        </span>
      </div>
      {!session.isCurrent && (
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={session.id} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            loading={isEnding || fetcher.state !== 'idle'}
            aria-label={t`End the login on ${agent}`}
          >
            {t`End`}
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}

/** Where the member is logged in. */
function Sessions() {
  const { t } = useLingui();
  const sessions = useData<typeof load>();
  const fetcher = useFetcher<Outcome>();
  const isEnding = fetcher.state !== 'idle';
  return (
    <section className={css.card}>
      <h2 className={css.subtitle}>{t`Where you are logged in`}</h2>
      <ul className={css.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} isEnding={isEnding} />
        ))}
      </ul>
      <OutcomeNotice outcome={isEnding ? undefined : fetcher.data} done={t`All other logins were ended.`} />
      {sessions.length > 1 && (
        <fetcher.Form className={css.actions} method="post">
          <Button type="submit" variant="secondary" loading={isEnding}>
            {t`End all other logins`}
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}

/** Password and logins of the member. */
export function Page() {
  const { t } = useLingui();
  const { account, hasPassword } = useAccount();
  const { client, session } = useServices();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const onSuccess = () => {
    session.forget();
    void revalidate();
  };
  return (
    <PageFrame title={t`Security`}>
      <section className={css.card}>
        <h2 className={css.subtitle}>{t`Password`}</h2>
        <p className={css.lead}>
          {hasPassword ? t`There is a password to log in by.` : t`You have no password: you log in by a code.`}
        </p>
        {isOpen ? (
          <div className={css.form}>
            <PasswordForm
              ports={{ ...loginPorts(client), onSuccess }}
              account={account}
              onChange={async (change) => loginOutcome(await changePassword(client, change))}
            />
          </div>
        ) : (
          <div className={css.actions}>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {hasPassword ? t`Change the password` : t`Set a password`}
            </Button>
          </div>
        )}
      </section>
      <Sessions />
    </PageFrame>
  );
}
