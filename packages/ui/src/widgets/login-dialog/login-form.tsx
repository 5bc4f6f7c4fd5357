'use client';

import { useLingui } from '@lingui/react/macro';
import type { LoginMode } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { useChart } from '../../behaviours/chart/index.ts';
import { createSendMemory, verifyCodeChart } from '../../behaviours/verify-code/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox, Field, Input } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ImageCodeField } from './image-code-field.tsx';
import * as css from './login-dialog.css.ts';
import { accountNames, messages, modeNames, problemMessages } from './login-dialog.messages.ts';
import type { LoginDialogProps, LoginFields, LoginPorts, LoginProblem } from './login-dialog.types.ts';
import type { LoginMoment } from './login-mailbox.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { useLogin } from './use-login.ts';

/** Where the link stands in the sentence of the agreement. */
const policyPlace = '|';

const fieldProblems = ['agreement', 'phone', 'email', 'imageCode', 'smsCode', 'password'];

/** What is wrong, in the words of the edition. */
const useProblemWords = () => {
  const { t } = useLingui();
  return (told: LoginProblem): string => {
    if (told.code === 'refused') return told.text;
    if (told.code !== 'tooSoon') return t(problemMessages[told.code]);
    const { seconds } = told;
    return t`A code was sent a moment ago. You can send another one in ${seconds} s.`;
  };
};

/** Refs of the form's inputs; the one that a problem is in takes the focus. */
const useInputs = (problem: LoginProblem | null) => {
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
      imageCode: imageRef,
      smsCode: smsRef,
      password: passwordRef,
    };
    if (problem && problem.code in refs) refs[problem.code as keyof typeof refs].current?.focus();
  }, [problem]);
  return { accountRef, imageRef, smsRef, passwordRef, agreementRef };
};

/** The verification codes of this form: whether one was sent, and how long until another one can be. */
const useSentCodes = (ports: LoginPorts | null) => {
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

const ModeSwitch = ({ mode, onChoose }: { mode: LoginMode; onChoose: (mode: LoginMode) => void }) => {
  const { t } = useLingui();
  const { modes } = useEdition().login;
  if (modes.length < 2) return null;
  return (
    <div className={css.modes} role="group" aria-label={t(messages.modes)}>
      {modes.map((offered) => (
        <button
          key={offered}
          type="button"
          className={css.mode}
          aria-pressed={offered === mode}
          onClick={() => onChoose(offered)}
        >
          {t(modeNames[offered])}
        </button>
      ))}
    </div>
  );
};

const AccountField = ({ value, error, inputRef, onChange }: PasswordFieldProps) => {
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
const Agreement = (box: Pick<ComponentProps<typeof Checkbox>, 'ref' | 'checked' | 'onChange' | 'error'>) => {
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

/** What came of the login, or the button for it, and the way to register. */
const FormEnd = ({ state, problem }: { state: LoginMoment['value']['form']; problem: LoginProblem | null }) => {
  const { t } = useLingui();
  const { login } = useEdition();
  const inWords = useProblemWords();
  return (
    <>
      <div className={css.alert} role="alert">
        {problem && ![...fieldProblems, 'tooSoon'].includes(problem.code) && (
          <p className={css.problem} data-problem={problem.code}>
            <Icon name="warning" />
            <span className={css.problemText}>{inWords(problem)}</span>
          </p>
        )}
      </div>
      {state === 'succeeded' ? (
        <p className={css.success} role="status">
          <Icon name="check" />
          {t(messages.succeeded)}
        </p>
      ) : (
        <Button type="submit" variant="signal" size="large" block loading={state === 'submitting'}>
          {t(messages.submit)}
        </Button>
      )}
      {login.registerUrl !== '' && (
        <p className={css.foot}>
          {t(messages.noAccount)}
          <Link className={`${css.link} ${css.register}`} href={login.registerUrl}>
            {t(messages.register)}
          </Link>
        </p>
      )}
    </>
  );
};

/** The form of the login dialog, mounted from the moment it opens until it closes. */
export const LoginForm = ({ ports, onUnavailable }: Pick<LoginDialogProps, 'ports' | 'onUnavailable'>) => {
  const { sendMemory, onCodeSent, sent, secondsLeft } = useSentCodes(typeof ports === 'function' ? null : ports);
  const { moment, known, send } = useLogin({ ports, sendMemory, onCodeSent, onUnavailable });
  const { value, context } = moment;
  const { fields, imageKey, mode, problem } = context;
  const { accountRef, imageRef, smsRef, passwordRef, agreementRef } = useInputs(problem);
  const inWords = useProblemWords();

  const change = (changed: Partial<LoginFields>) => send({ type: 'FIELD.CHANGED', fields: changed });
  const errorOf = (...codes: LoginProblem['code'][]) =>
    problem && codes.includes(problem.code) ? inWords(problem) : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'FORM.SUBMITTED' });
  };
  return (
    <form className={css.form} data-state={value.form} data-mode={mode} noValidate onSubmit={onSubmit}>
      <ModeSwitch mode={mode} onChoose={(chosen) => send({ type: 'MODE.CHOSEN', mode: chosen })} />
      <AccountField
        value={fields.account}
        error={errorOf('phone', 'email')}
        inputRef={accountRef}
        onChange={(account) => change({ account })}
      />
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
          secondsLeft={secondsLeft}
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
      <Agreement
        ref={agreementRef}
        checked={fields.agreed}
        onChange={({ target }) => change({ agreed: target.checked })}
        error={errorOf('agreement')}
      />
      <FormEnd state={value.form} problem={problem} />
    </form>
  );
};
