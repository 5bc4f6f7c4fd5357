'use client';

import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Field, Input } from '../../primitives/field/index.ts';
import * as css from './login-dialog.css.ts';
import { messages } from './login-dialog.messages.ts';

/** What the field of the SMS code needs. */
export interface SmsCodeFieldProps {
  /** Its name. @default that of a code that comes by SMS */
  label?: string;
  /** What is filled in. */
  value: string;
  /** What is wrong with it; null for nothing. */
  error: string | null;
  /** A code is on its way. */
  sending: boolean;
  /** Whole seconds until the next code may be sent, 0 to 60. */
  secondsLeft: number;
  /** Says that a code was sent. */
  sent: boolean;
  /** Takes the focus where something is wrong. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The visitor changed it. */
  onChange: (smsCode: string) => void;
  /** A code is wanted. */
  onSend: () => void;
}

/**
 * The code of the SMS, with the button that sends it. While it counts down it is disabled but says why when pressed.
 */
export const SmsCodeField = ({
  label,
  value,
  error,
  sending,
  secondsLeft,
  sent,
  inputRef,
  onChange,
  onSend,
}: SmsCodeFieldProps) => {
  const { t } = useLingui();
  const waits = secondsLeft > 0;
  const button = (
    <Button
      variant="secondary"
      className={css.side}
      loading={sending}
      aria-disabled={waits || undefined}
      data-state={waits ? 'counting' : 'ready'}
      onClick={onSend}
    >
      {sending ? t(messages.sending) : waits ? t`Resend in ${secondsLeft} s` : t(messages.sendCode)}
    </Button>
  );
  return (
    <Field
      label={label ?? t(messages.smsCode)}
      error={error}
      hint={sent ? t(messages.codeSent) : undefined}
      required
      unmarked
    >
      {(control) => (
        <Input
          {...control}
          ref={inputRef}
          name="vcode"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          after={button}
        />
      )}
    </Field>
  );
};
