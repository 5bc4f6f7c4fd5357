import { useLingui } from '@lingui/react/macro';
import { changeAccount, fieldWithoutParts, wrongFields, type Result } from '@millwright/api-client';
import { ACCOUNT_TEXT_LENGTH, isEditionKey, type AccountChange, type MemberAccount } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { Button } from '@millwright/ui/button';
import { Field, focusFirstControl, focusFirstInvalid, Input, Select } from '@millwright/ui/field';
import { createFormDraft } from '@millwright/ui/member-form';
import { Switch } from '@millwright/ui/switch';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { MemberVisit } from '../runtime/define-page.ts';
import { textIn } from '../runtime/form-texts.ts';
import { useAccount } from '../runtime/use-data.ts';
import { ResultNotice } from '../shell/result-notice.tsx';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';

/** What a form says of the account. */
function changeOf(form: FormData): AccountChange {
  const language = form.get('language');
  return {
    trueName: textIn(form, 'trueName').trim(),
    company: textIn(form, 'company').trim(),
    position: textIn(form, 'position').trim(),
    ...(isEditionKey(language) && { language }),
    notify: { enquiries: form.has('enquiries'), reminders: form.has('reminders') },
  };
}

const fields = ['trueName', 'company', 'position', 'language', 'enquiries', 'reminders'] as const;
type Written = Record<(typeof fields)[number], string>;

/** What the form says, as texts. */
const writtenIn = (form: FormData) =>
  Object.fromEntries(fields.map((field) => [field, textIn(form, field)])) as Written;

/** What is stored, as the form has it. */
const storedOf = ({ trueName, company, position, language, notify }: MemberAccount): Written => ({
  trueName,
  company,
  position,
  language,
  enquiries: notify.enquiries ? 'on' : '',
  reminders: notify.reminders ? 'on' : '',
});

/** What was to be saved and is not: a login that had ended leads away from the form, and back. Of this tab alone. */
const draftOf = ({ account }: Pick<MemberAccount, 'account'>) =>
  createFormDraft(`millwright.profile.${account}`, fields, () => sessionStorage);

/** Changes the account. */
export async function act({
  client,
  session,
  account,
  form,
}: MemberVisit & { form: FormData }): Promise<Result<unknown>> {
  const draft = draftOf(account);
  draft.write(writtenIn(form));
  const result = await changeAccount(client, changeOf(form));
  if (result.ok) draft.clear();
  session.forget();
  return result;
}

/** Name, company, language and notifications of the member. */
export function Page() {
  const { t } = useLingui();
  const account = useAccount();
  const [found] = useState(() => draftOf(account).read());
  const [isDiscarded, setDiscarded] = useState(false);
  const discard = () => {
    draftOf(account).clear();
    setDiscarded(true);
  };
  return (
    <PageFrame title={t`Profile`} lead={t`Suppliers see your name and your company next to what you send them.`}>
      <ProfileForm
        key={String(isDiscarded)}
        written={(!isDiscarded && found) || storedOf(account)}
        takesFocus={isDiscarded}
        {...(found && !isDiscarded && { onDiscard: discard })}
      />
    </PageFrame>
  );
}

interface ProfileFormProps {
  /** What the fields hold at first. */
  written: Written;
  /** Brings back what is stored. @default the form began with it */
  onDiscard?: () => void;
  /** What had the focus is gone. */
  takesFocus: boolean;
}

/** Says where the content of the form comes from. */
function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLingui();
  return (
    <div className={`${css.notice} ${css.actions}`} data-tone="warning" role="status">
      {t`What you wrote last time is back.`}
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {t`Discard the draft`}
      </Button>
    </div>
  );
}

function ProfileForm({ written, onDiscard, takesFocus }: ProfileFormProps) {
  const { t } = useLingui();
  const { languages } = useEdition<MillwrightEdition>();
  const fetcher = useFetcher<Result<unknown>>();
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) focusFirstControl(formRef.current);
  }, [takesFocus]);
  useEffect(() => {
    if (fetcher.state === 'idle') focusFirstInvalid(formRef.current);
  }, [fetcher.state]);
  const wrong = fetcher.data?.ok === false ? wrongFields(fetcher.data.failure).map(fieldWithoutParts) : [];
  const tooLong = (field: keyof typeof ACCOUNT_TEXT_LENGTH) => {
    const most = String(ACCOUNT_TEXT_LENGTH[field]);
    return t`Enter at most ${most} characters`;
  };
  const texts = [
    { name: 'trueName', label: t`Your name`, autoComplete: 'name', problem: t`Enter your name` },
    { name: 'company', label: t`Company`, autoComplete: 'organization', problem: tooLong('company') },
    { name: 'position', label: t`Position`, autoComplete: 'organization-title', problem: tooLong('position') },
  ] as const;
  return (
    <fetcher.Form ref={formRef} className={css.form} method="post" noValidate aria-label={t`Profile`}>
      {onDiscard && !fetcher.data && <DraftNote onDiscard={onDiscard} />}
      {texts.map(({ name, label, autoComplete, problem }) => (
        <Field key={name} label={label} error={wrong.includes(name) ? problem : null} required={name === 'trueName'}>
          {(control) => (
            <Input
              {...control}
              name={name}
              defaultValue={written[name]}
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
            defaultValue={written.language}
            options={languages.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
      </Field>
      <Switch
        name="enquiries"
        label={t`Tell me about my enquiries`}
        hint={t`Messages, quotes and decisions, when they come.`}
        defaultChecked={written.enquiries !== ''}
      />
      <Switch
        name="reminders"
        label={t`Remind me`}
        hint={t`Of what waits for you, such as a quote that ends soon.`}
        defaultChecked={written.reminders !== ''}
      />
      <ResultNotice result={fetcher.state === 'idle' ? fetcher.data : undefined} done={t`Your profile was saved.`} />
      <div className={css.actions}>
        <Button type="submit" loading={fetcher.state !== 'idle'}>
          {t`Save`}
        </Button>
      </div>
    </fetcher.Form>
  );
}
