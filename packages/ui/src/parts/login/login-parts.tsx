'use client';

import { useLingui } from '@lingui/react/macro';
import type { LoginPrompt } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useChart } from '../../behaviours/chart/index.ts';
import { createSendMemory, verifyCodeChart } from '../../behaviours/verify-code/index.ts';
import { Checkbox, Field, Input } from '../../primitives/field/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './login-dialog.css.ts';
import { accountNames, messages, problemMessages } from './login-dialog.messages.ts';
import type { LoginPorts, LoginProblem } from './login-dialog.types.ts';
import type { PasswordFieldProps } from './password-field.tsx';

/** Where the link stands in the sentence of the agreement. */
const policyPlace = '|';

/** What is wrong, in the words of the edition. */
export const useProblemWords = () => {
  const { t } = useLingui();
  return (told: LoginProblem): string => {
    if (told.code === 'refused') return told.text;
    if (told.code !== 'tooSoon') return t(problemMessages[told.code]);
    const { seconds } = told;
    return t`A code was sent a moment ago. You can send another one in ${seconds} s.`;
  };
};

/** The field that a problem is in; null where it is in none. */
export const fieldOf = (problem: LoginProblem): LoginPrompt | null => {
  switch (problem.code) {
    case 'agreement':
    case 'phone':
    case 'email':
    case 'captcha':
    case 'smsCode':
    case 'password':
      return problem.code;
    case 'refused':
      return problem.field ?? null;
    default:
      return null;
  }
};

/** Refs of the form's inputs; the one that a problem is in takes the focus. */
export const useInputs = (problem: LoginProblem | null) => {
  const accountRef = useRef<HTMLInputElement>(null);
  const imageRef = useRef<HTMLInputElement>(null);
  const smsRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const agreementRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const refs = {
      agreement: agreementRef,
      phone: accountRef,
      email: accountRef,
      captcha: imageRef,
      smsCode: smsRef,
      password: passwordRef,
    };
    const field = problem && fieldOf(problem);
    if (field) refs[field].current?.focus();
  }, [problem]);
  return { accountRef, imageRef, smsRef, passwordRef, agreementRef };
};

/** The verification codes of this form: whether one was sent, and how long until another one can be. */
export const useSentCodes = (ports: Pick<LoginPorts, 'sendMemory' | 'clock'> | null) => {
  const [sendMemory] = useState(() => ports?.sendMemory ?? createSendMemory());
  const [{ context }, verifyCode] = useChart(() => verifyCodeChart(sendMemory), { clock: ports?.clock });
  const [sent, setSent] = useState(false);
  useEffect(() => {
    // What time has made of the last send, now and whenever the page comes into view again.
    const look = () => verifyCode.send({ type: 'TIME.LOOKED_AT' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [verifyCode]);
  const onCodeSent = () => {
    setSent(true);
    verifyCode.send({ type: 'CODE.SENT' });
  };
  return { sendMemory, onCodeSent, sent, secondsLeft: context.secondsLeft };
};

/** Who logs in: what identifies a member of the edition. */
export const AccountField = ({ value, error, inputRef, onChange }: PasswordFieldProps) => {
  const { t } = useLingui();
  const { accountKind } = useEdition().login;
  return (
    <Field label={t(accountNames[accountKind])} error={error} required unmarked>
      {(control) => (
        <Input
          {...control}
          ref={inputRef}
          name="account"
          type={accountKind === 'phone' ? 'tel' : 'email'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="username"
          maxLength={254}
        />
      )}
    </Field>
  );
};

/** The box of the agreement, whose name is a sentence with a link in it. */
export const Agreement = (box: Pick<ComponentProps<typeof Checkbox>, 'ref' | 'checked' | 'onChange' | 'error'>) => {
  const { t } = useLingui();
  const { login } = useEdition();
  // Parted here, without the bytes that `Trans` would put into every page.
  const policy = policyPlace;
  const [beforePolicy, afterPolicy] = t`I have read and agree to the ${policy}`.split(policyPlace);
  return (
    <Checkbox {...box}>
      {beforePolicy}
      <Link className={css.link} href={login.policyPath} newWindow>
        {t(messages.policy)}
      </Link>
      {afterPolicy}
    </Checkbox>
  );
};
