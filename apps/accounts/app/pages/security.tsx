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
import { Button } from '@millwright/ui/button';
import { PasswordForm } from '@millwright/ui/password-form';
import { SessionList } from '@millwright/ui/session-list';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { valueOrNotFound } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import { useServices } from '../runtime/services.ts';
import { useAct } from '../runtime/use-act.ts';
import { useAccount, useData } from '../runtime/use-data.ts';
import { Opened } from '../shell/opened.tsx';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';

/** The member's logins that last. */
export const load = async ({ client, signal }: MemberVisit): Promise<MemberSession[]> =>
  valueOrNotFound(await listSessions(client, { signal }));

/** Where the member is logged in. */
function Sessions() {
  const { t } = useLingui();
  const { client } = useServices();
  const act = useAct();
  const items = useData<typeof load>();
  return (
    <section className={css.card}>
      <h2 className={css.subtitle}>{t`Where you are logged in`}</h2>
      <SessionList
        state={{ status: 'ready', items }}
        onEnd={({ id }) => act(endSession(client, id))}
        onEndOthers={() => act(endOtherSessions(client))}
      />
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
          <Opened className={css.form}>
            <PasswordForm
              ports={{ ...loginPorts(client), onSuccess }}
              account={account}
              onChange={async (change) => loginOutcome(await changePassword(client, change))}
            />
          </Opened>
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
