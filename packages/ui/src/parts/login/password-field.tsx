'use client';

import { useLingui } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import { Field, Input } from '../../primitives/field/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { messages } from './login-dialog.messages.ts';

/** What the password's field needs. */
export interface PasswordFieldProps {
  /** What is filled in. */
  value: string;
  /** What is wrong with it; null for nothing. */
  error: string | null;
  /** Takes the focus where something is wrong. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The visitor changed it. */
  onChange: (password: string) => void;
}

/** The password, which may be shown. Its hint is a hint: an older password of another shape still logs in. */
export const PasswordField = ({ value, error, inputRef, onChange }: PasswordFieldProps) => {
  const { t } = useLingui();
  const [visible, setVisible] = useState(false);
  return (
    <Field label={t(messages.password)} hint={t(messages.passwordHint)} error={error} required unmarked>
      {(control) => (
        <Input
          {...control}
          ref={inputRef}
          name="password"
          type={visible ? 'text' : 'password'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          after={
            <IconButton
              icon={visible ? 'eye-off' : 'eye'}
              label={t(visible ? messages.hidePassword : messages.showPassword)}
              onClick={() => setVisible(!visible)}
            />
          }
        />
      )}
    </Field>
  );
};
