'use client';

import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useChart } from '../../behaviours/chart/index.ts';
import { createSendMemory, verifyCodeChart } from '../../behaviours/verify-code/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox, Field, Input } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ImageCodeField } from './image-code-field.tsx';
import * as css from './login-dialog.css.ts';
import { accountNames, messages, modeNames, problemMessages } from './login-dialog.messages.ts';
import type { LoginDialogProps, LoginFields, LoginProblem } from './login-dialog.types.ts';
import { PasswordField } from './password-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { useLogin } from './use-login.ts';

/** Where the link stands in the sentence of the agreement. */
const policyPlace = '|';

const fieldProblems = ['agreement', 'phone', 'email', 'imageCode', 'smsCode', 'password'];

/** The form of the login dialog, mounted from the moment it opens until it closes. */
export const LoginForm = ({ ports, onUnavailable }: Pick<LoginDialogProps, 'ports' | 'onUnavailable'>) => {
  const { t } = useLingui();
  const { login } = useEdition();
  const here = typeof ports === 'function' ? null : ports;
  const [sendMemory] = useState(() => here?.sendMemory ?? createSendMemory());
  const [countdown, verifyCode] = useChart(() => verifyCodeChart(sendMemory), { clock: here?.clock });
  const [sent, setSent] = useState(false);
  const onCodeSent = () => {
    setSent(true);
    verifyCode.send({ type: 'CODE.SENT' });
  };
  const {
    moment: { value, context },
    known,
    send,
  } = useLogin({ ports, sendMemory, onCodeSent, onUnavailable });
  const { fields, imageKey, mode, problem } = context;

  const accountRef = useRef<HTMLInputElement>(null);
  const imageRef = useRef<HTMLInputElement>(null);
  const smsRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const agreementRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // What time has made of the last send, now and whenever the page comes into view again.
    const look = () => verifyCode.send({ type: 'TIME.LOOKED_AT' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [verifyCode]);

  useEffect(() => {
    const refs = {
      agreement: agreementRef,
      phone: accountRef,
      email: accountRef,
      imageCode: imageRef,
      smsCode: smsRef,
      password: passwordRef,
    };
    if (problem && problem.code in refs) refs[problem.code as keyof typeof refs].current?.focus();
  }, [problem]);

  const change = (changed: Partial<LoginFields>) => send({ type: 'FIELD.CHANGED', fields: changed });
  const inWords = (told: LoginProblem): string => {
    if (told.code === 'refused') return told.text;
    if (told.code !== 'tooSoon') return t(problemMessages[told.code]);
    const { seconds } = told;
    return t`A code was sent a moment ago. You can send another one in ${seconds} s.`;
  };
  const errorOf = (...codes: LoginProblem['code'][]) =>
    problem && codes.includes(problem.code) ? inWords(problem) : null;
  // A sentence with a link in it, without the bytes that `Trans` would put into every page.
  const policy = policyPlace;
  const [beforePolicy, afterPolicy] = t`I have read and agree to the ${policy}`.split(policyPlace);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'FORM.SUBMITTED' });
  };

  return (
    <form className={css.form} data-state={value.form} data-mode={mode} noValidate onSubmit={onSubmit}>
      {login.modes.length > 1 && (
        <div className={css.modes} role="group" aria-label={t(messages.modes)}>
          {login.modes.map((offered) => (
            <button
              key={offered}
              type="button"
              className={css.mode}
              aria-pressed={offered === mode}
              onClick={() => send({ type: 'MODE.CHOSEN', mode: offered })}
            >
              {t(modeNames[offered])}
            </button>
          ))}
        </div>
      )}
      <Field label={t(accountNames[login.accountKind])} error={errorOf('phone', 'email')} required unmarked>
        {(control) => (
          <Input
            {...control}
            ref={accountRef}
            name="account"
            type={login.accountKind === 'phone' ? 'tel' : 'email'}
            value={fields.account}
            onChange={({ target }) => change({ account: target.value })}
            autoComplete="username"
            maxLength={254}
          />
        )}
      </Field>
      <ImageCodeField
        state={value.image}
        imageKey={imageKey}
        src={known && imageKey ? known.imageCodeSrc(imageKey) : ''}
        value={fields.imageCode}
        error={errorOf('imageCode')}
        inputRef={imageRef}
        onChange={(imageCode) => change({ imageCode })}
        onRenew={() => send({ type: 'IMAGE.RENEWED' })}
        onLoad={() => send({ type: 'IMAGE.LOADED' })}
        onError={() => send({ type: 'IMAGE.FAILED' })}
        onProve={(!known || known.solveProof) && (() => send({ type: 'PROOF.WANTED' }))}
      />
      {mode === 'code' ? (
        <SmsCodeField
          value={fields.smsCode}
          error={errorOf('smsCode', 'tooSoon')}
          sending={value.sending === 'requesting'}
          secondsLeft={countdown.context.secondsLeft}
          sent={sent}
          inputRef={smsRef}
          onChange={(smsCode) => change({ smsCode })}
          onSend={() => send({ type: 'CODE.REQUESTED' })}
        />
      ) : (
        <PasswordField
          value={fields.password}
          error={errorOf('password')}
          inputRef={passwordRef}
          onChange={(password) => change({ password })}
        />
      )}
      <Checkbox
        ref={agreementRef}
        checked={fields.agreed}
        onChange={({ target }) => change({ agreed: target.checked })}
        error={errorOf('agreement')}
      >
        {beforePolicy}
        <Link className={css.link} href={login.policyPath} newWindow>
          {t(messages.policy)}
        </Link>
        {afterPolicy}
      </Checkbox>
      <div className={css.alert} role="alert">
        {problem && ![...fieldProblems, 'tooSoon'].includes(problem.code) && (
          <p className={css.problem} data-problem={problem.code}>
            <Icon name="warning" />
            <span className={css.problemText}>{inWords(problem)}</span>
          </p>
        )}
      </div>
      {value.form === 'succeeded' ? (
        <p className={css.success} role="status">
          <Icon name="check" />
          {t(messages.succeeded)}
        </p>
      ) : (
        <Button type="submit" variant="signal" size="large" block loading={value.form === 'submitting'}>
          {t(messages.submit)}
        </Button>
      )}
      <p className={css.foot}>
        {t(messages.noAccount)}
        <Link className={`${css.link} ${css.register}`} href={login.registerUrl}>
          {t(messages.register)}
        </Link>
      </p>
    </form>
  );
};
