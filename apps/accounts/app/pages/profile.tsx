import { useLingui } from '@lingui/react/macro';
import { changeAccount } from '@millwright/api-client';
import { ACCOUNT_TEXT_LENGTH, isEditionKey, type AccountChange } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { Button } from '@millwright/ui/button';
import { Field, focusFirstInvalid, Input, Select } from '@millwright/ui/field';
import { Switch } from '@millwright/ui/switch';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import { outcomeOf, type Outcome } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import { useAccount } from '../runtime/use-data.ts';
import { OutcomeNotice } from '../shell/outcome-notice.tsx';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** What a form says of the account. */
function changeOf(form: FormData): AccountChange {
  const language = form.get('language');
  return {
    trueName: textOf(form, 'trueName'),
    company: textOf(form, 'company'),
    position: textOf(form, 'position'),
    ...(isEditionKey(language) && { language }),
    notify: { enquiries: form.has('enquiries'), reminders: form.has('reminders') },
  };
}

/** Changes the account. */
export async function act({ client, session, form }: MemberVisit & { form: FormData }): Promise<Outcome> {
  const outcome = outcomeOf(await changeAccount(client, changeOf(form)));
  session.forget();
  return outcome;
}

/** Name, company, language and notifications of the member. */
export function Page() {
  const { t } = useLingui();
  const account = useAccount();
  const { languages } = useEdition<MillwrightEdition>();
  const fetcher = useFetcher<Outcome>();
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fetcher.state === 'idle') focusFirstInvalid(formRef.current);
  }, [fetcher.state]);
  const wrong = fetcher.data?.status === 'failed' ? fetcher.data.fields : [];
  const unfit = t`This cannot be saved as it is`;
  const texts = [
    { name: 'trueName', label: t`Your name`, autoComplete: 'name', problem: t`Enter your name` },
    { name: 'company', label: t`Company`, autoComplete: 'organization', problem: unfit },
    { name: 'position', label: t`Position`, autoComplete: 'organization-title', problem: unfit },
  ] as const;
  return (
    <PageFrame title={t`Profile`} lead={t`Suppliers see your name and your company next to what you send them.`}>
      <fetcher.Form ref={formRef} className={css.form} method="post" noValidate aria-label={t`Profile`}>
        {texts.map(({ name, label, autoComplete, problem }) => (
          <Field key={name} label={label} error={wrong.includes(name) ? problem : null} required={name === 'trueName'}>
            {(control) => (
              <Input
                {...control}
                name={name}
                defaultValue={account[name]}
                autoComplete={autoComplete}
                maxLength={ACCOUNT_TEXT_LENGTH[name]}
              />
            )}
          </Field>
        ))}
        <Field label={t`Language of messages to you`}>
          {(control) => (
            <Select
              {...control}
              name="language"
              defaultValue={account.language}
              options={languages.map(({ key, name }) => ({ value: key, label: name }))}
            />
          )}
        </Field>
        <Switch
          name="enquiries"
          label={t`Tell me about my enquiries`}
          hint={t`Messages, quotes and decisions, when they come.`}
          defaultChecked={account.notify.enquiries}
        />
        <Switch
          name="reminders"
          label={t`Remind me`}
          hint={t`Of what waits for you, such as a quote that ends soon.`}
          defaultChecked={account.notify.reminders}
        />
        <OutcomeNotice
          outcome={fetcher.state === 'idle' ? fetcher.data : undefined}
          done={t`Your profile was saved.`}
        />
        <div className={css.actions}>
          <Button type="submit" loading={fetcher.state !== 'idle'}>
            {t`Save`}
          </Button>
        </div>
      </fetcher.Form>
    </PageFrame>
  );
}
