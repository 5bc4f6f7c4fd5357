'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ACCOUNT_TEXT_LENGTH, PASSWORD_MIN_LENGTH, type RegisterForm as Registration } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useState } from 'react';
import { Field, Input } from '../../primitives/field/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from '../../parts/login/login-dialog.css.ts';
import type { LoginOutcome } from '../../parts/login/login-dialog.types.ts';
import { CodeForm, type CodeFormProps } from '../../parts/code-form/code-form.tsx';

/** Copy of the registration. */
const messages = {
  label: msg`Registration`,
  name: msg`Your name`,
  nameMissing: msg`Enter your name`,
  company: msg`Company`,
  companyHint: msg`Optional. Suppliers see it next to your enquiries.`,
  password: msg`Password`,
  passwordHint: msg`Optional. Without one you log in by a code.`,
  passwordShort: msg`A password has at least 8 characters`,
  submit: msg`Register`,
  succeeded: msg`Your account was made`,
  known: msg`Registered already?`,
  login: msg`Log in`,
} as const;

/** Props of {@link RegisterForm}. */
export interface RegisterFormProps extends Pick<CodeFormProps, 'ports'> {
  /** Where the terms are that are agreed to with the privacy policy. @default the privacy policy alone is */
  termsHref?: string | undefined;
  /** Registers and logs in. A refusal is shown in the server's words. */
  onRegister: (form: Registration) => Promise<LoginOutcome>;
  /** Where members log in. */
  loginHref: string;
}

/** A field that may be wrong. */
type WrongField = 'trueName' | 'password';

interface RegisterFieldsProps {
  fields: Record<WrongField | 'company', string>;
  /** Which of them are marked as wrong. */
  wrong: Record<WrongField, boolean>;
  needsPassword: boolean;
  change: (changed: Partial<RegisterFieldsProps['fields']>) => void;
}

/** What a registration says next to the account. */
const RegisterFields = ({ fields, wrong, needsPassword, change }: RegisterFieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <Field label={t(messages.name)} error={wrong.trueName ? t(messages.nameMissing) : null} required unmarked>
        {(control) => (
          <Input
            {...control}
            name="name"
            value={fields.trueName}
            onChange={({ target }) => change({ trueName: target.value })}
            autoComplete="name"
            maxLength={ACCOUNT_TEXT_LENGTH.trueName}
          />
        )}
      </Field>
      <Field label={t(messages.company)} hint={t(messages.companyHint)}>
        {(control) => (
          <Input
            {...control}
            name="organization"
            value={fields.company}
            onChange={({ target }) => change({ company: target.value })}
            autoComplete="organization"
            maxLength={ACCOUNT_TEXT_LENGTH.company}
          />
        )}
      </Field>
      <Field
        label={t(messages.password)}
        hint={needsPassword ? undefined : t(messages.passwordHint)}
        error={wrong.password ? t(messages.passwordShort) : null}
        required={needsPassword}
        unmarked
      >
        {(control) => (
          <Input
            {...control}
            name="new-password"
            type="password"
            value={fields.password}
            onChange={({ target }) => change({ password: target.value })}
            autoComplete="new-password"
            maxLength={128}
          />
        )}
      </Field>
    </>
  );
};

/**
 * Registers a member by a code that is sent to phone or mailbox, as the edition has it. Name and agreement are needed,
 * and a password where the edition has no login by code; the company is not.
 */
export const RegisterForm = ({ ports, onRegister, loginHref, termsHref }: RegisterFormProps) => {
  const { t } = useLingui();
  // Where nobody logs in by a code, an account without a password would be lost.
  const needsPassword = !useEdition().login.modes.includes('code');
  const [fields, setFields] = useState({ trueName: '', company: '', password: '' });
  const [isMarked, setMarked] = useState(false);
  const change = (changed: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changed }));
  const { trueName, company, password } = fields;
  const isNameMissing = trueName.trim() === '';
  const isShort = (needsPassword || password !== '') && password.length < PASSWORD_MIN_LENGTH;
  const isComplete = () => {
    setMarked(isNameMissing || isShort);
    return !isNameMissing && !isShort;
  };
  return (
    <CodeForm
      ports={ports}
      termsHref={termsHref}
      label={t(messages.label)}
      submit={t(messages.submit)}
      succeeded={t(messages.succeeded)}
      isComplete={isComplete}
      onSend={({ account, smsCode }) =>
        onRegister({
          account,
          smsCode,
          trueName: trueName.trim(),
          company: company.trim(),
          ...(password !== '' && { password }),
        })
      }
      foot={
        <>
          {t(messages.known)}
          <Link className={css.link} href={loginHref}>
            {t(messages.login)}
          </Link>
        </>
      }
    >
      <RegisterFields
        fields={fields}
        wrong={{ trueName: isMarked && isNameMissing, password: isMarked && isShort }}
        needsPassword={needsPassword}
        change={change}
      />
    </CodeForm>
  );
};
