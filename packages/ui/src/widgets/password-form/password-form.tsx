'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH, type PasswordChange } from '@millwright/domain';
import { useState } from 'react';
import { Field, Input } from '../../primitives/field/index.ts';
import type { LoginOutcome } from '../../parts/login/login-dialog.types.ts';
import { CodeForm, type CodeFormProps } from '../../parts/code-form/code-form.tsx';

/** Copy of the form that sets a password. */
const messages = {
  label: msg`Set a password`,
  password: msg`New password`,
  hint: msg`At least 8 characters. Everywhere else you are logged out.`,
  short: msg`A password has at least 8 characters`,
  succeeded: msg`The password was set`,
} as const;

/** Props of {@link PasswordForm}. */
export interface PasswordFormProps extends Pick<CodeFormProps, 'ports'> {
  /** The account of the member, which the code is sent to. */
  account: string;
  /** Sets the password. A refusal is shown in the server's words. */
  onChange: (change: PasswordChange) => Promise<LoginOutcome>;
}

/** Sets a new password of a member, proven by a code that is sent to the account. */
export const PasswordForm = ({ ports, account, onChange }: PasswordFormProps) => {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [isMarked, setMarked] = useState(false);
  const isShort = password.length < PASSWORD_MIN_LENGTH;
  const isComplete = () => {
    setMarked(isShort);
    return !isShort;
  };
  return (
    <CodeForm
      ports={ports}
      account={account}
      label={t(messages.label)}
      submit={t(messages.label)}
      succeeded={t(messages.succeeded)}
      isComplete={isComplete}
      onSend={({ smsCode }) => onChange({ password, smsCode })}
    >
      <Field
        label={t(messages.password)}
        hint={t(messages.hint)}
        error={isMarked && isShort ? t(messages.short) : null}
        required
        unmarked
      >
        {(control) => (
          <Input
            {...control}
            name="new-password"
            type="password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="new-password"
            maxLength={128}
          />
        )}
      </Field>
    </CodeForm>
  );
};
