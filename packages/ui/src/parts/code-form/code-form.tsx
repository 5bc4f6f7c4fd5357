'use client';

import { useLingui as useInstance } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EditionProvider, useEdition } from '@millwright/i18n/react';
import { loginPrompts, type LoginByCode, type LoginPrompt } from '@millwright/domain';
import { useEffect, useMemo, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { focusFirstInvalid } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { CaptchaField } from '../login/captcha-field.tsx';
import * as css from '../login/login-dialog.css.ts';
import type { LoginOutcome, LoginPorts, LoginProblem } from '../login/login-dialog.types.ts';
import { AccountField, Agreement, fieldOf, useInputs, useProblemWords, useSentCodes } from '../login/login-parts.tsx';
import { SmsCodeField } from '../login/sms-code-field.tsx';
import { useLogin, type LoginMoment } from '../login/use-login.ts';
import { TermsAgreement } from './terms-agreement.tsx';

/** Copy of forms that a code proves. */
const messages = {
  code: msg`Verification code`,
  codeMissing: msg`Enter the code that was sent to you`,
} as const;

/** How a form that a code proves reaches the world: as the login does, without its ways to log in. */
export type CodePorts = Omit<LoginPorts, 'loginByCode' | 'loginByPassword'>;

/** Props of {@link CodeForm}. */
export interface CodeFormProps {
  /** How it reaches the world, or what fetches that. */
  ports: CodePorts | (() => Promise<CodePorts>);
  /** The account that the code is sent to. @default the visitor says it, and agrees to the terms */
  account?: string;
  /** Where the terms are that are agreed to with the privacy policy. @default the privacy policy alone is */
  termsHref?: string | undefined;
  /** The name of the form. */
  label: string;
  /** What its button says. */
  submit: string;
  /** What is said when it was sent. */
  succeeded: string;
  /** Whether the further fields are filled in; marks those that are not. */
  isComplete: () => boolean;
  /** Sends the form, its account proven by the code. A promise that rejects counts as unreachable. */
  onSend: (proven: LoginByCode) => Promise<LoginOutcome>;
  /** The further fields. */
  children: ReactNode;
  /** What stands below the button. @default nothing */
  foot?: ReactNode;
}

/** The ports of the login, which sends this form in place of a login. */
const useLoginPorts = (ports: CodeFormProps['ports'], onSend: CodeFormProps['onSend']) => {
  const latest = useRef(onSend);
  useEffect(() => {
    latest.current = onSend;
  }, [onSend]);
  return async (): Promise<LoginPorts> => ({
    ...(typeof ports === 'function' ? await ports() : ports),
    loginByCode: (proven) => latest.current(proven),
    loginByPassword: () => Promise.reject(new Error('A code proves this form')),
  });
};

/** Whether a problem is shown at a field of the form, which has fields for the account only where none is given. */
const isPlaced = (problem: LoginProblem | null, account: string | undefined): boolean => {
  const fields: string[] = ['captcha', 'smsCode', ...(account === undefined ? ['phone', 'email', 'agreement'] : [])];
  return problem?.code === 'tooSoon' || (problem !== null && fields.includes(fieldOf(problem) ?? ''));
};

/**
 * The fields of the login that are wrong, marked once the visitor wanted to send the form, until each is right. A login
 * shows one at a time; this form has more of them, and nobody should send it once for each.
 */
const useWrongFields = ({ fields, problem }: LoginMoment['context'], account: string | undefined) => {
  const { t } = useLingui();
  const inWords = useProblemWords();
  const { accountKind, phonePattern } = useEdition().login;
  const formRef = useRef<HTMLFormElement>(null);
  const [isMarked, setMarked] = useState(false);
  const [failedSends, setFailedSends] = useState(0);
  const wrong = loginPrompts({ ...fields, account: fields.account.trim(), accountKind, phonePattern, mode: 'code' });
  useEffect(() => {
    if (failedSends > 0) focusFirstInvalid(formRef.current);
  }, [failedSends]);
  /** Marks what is wrong and takes the focus there; says whether the form may be sent. */
  const check = (isRest: boolean): boolean => {
    const isRight = isRest && wrong.length === 0;
    setMarked(!isRight);
    if (!isRight) setFailedSends((count) => count + 1);
    return isRight;
  };
  /** What is wrong with a field, by the codes that concern it; null for nothing. */
  const errorOf = (...codes: (LoginPrompt | 'tooSoon')[]) => {
    if (problem && codes.some((one) => one === problem.code || one === fieldOf(problem))) return inWords(problem);
    const code = isMarked ? wrong.find((one) => codes.includes(one)) : undefined;
    if (code === undefined) return null;
    return code === 'smsCode' ? t(messages.codeMissing) : inWords({ code });
  };
  return { formRef, errorOf, check, unplaced: isPlaced(problem, account) ? null : problem };
};

/** What became of the form, or the button that sends it. */
const CodeFormEnd = ({
  state,
  problem,
  submit,
  succeeded,
}: Pick<CodeFormProps, 'submit' | 'succeeded'> & {
  state: LoginMoment['value']['form'];
  problem: LoginProblem | null;
}) => {
  const inWords = useProblemWords();
  return (
    <>
      <div className={css.alert} role="alert">
        {problem && (
          <p className={css.problem} data-problem={problem.code}>
            <Icon name="warning" />
            <span className={css.problemText}>{inWords(problem)}</span>
          </p>
        )}
      </div>
      {state === 'succeeded' ? (
        <p className={css.success} role="status">
          <Icon name="check" />
          {succeeded}
        </p>
      ) : (
        <Button type="submit" variant="signal" size="large" block loading={state === 'submitting'}>
          {submit}
        </Button>
      )}
    </>
  );
};

/** The form itself, in an edition whose only way to log in is a code. */
const Proving = (props: CodeFormProps) => {
  const { ports, account, termsHref, label, submit, succeeded, isComplete, onSend, children, foot } = props;
  const { t } = useLingui();
  const loginPorts = useLoginPorts(ports, onSend);
  const { sendMemory, onCodeSent, sent, secondsLeft } = useSentCodes(typeof ports === 'function' ? null : ports);
  const { moment, known, send } = useLogin({ ports: loginPorts, sendMemory, onCodeSent });
  const { value, context } = moment;
  const { fields, imageKey, problem } = context;
  const { accountRef, imageRef, smsRef, agreementRef } = useInputs(problem);
  const { formRef, errorOf, check, unplaced } = useWrongFields(context, account);
  useEffect(() => {
    if (account !== undefined) send({ type: 'FIELD.CHANGED', fields: { account, agreed: true } });
  }, [account, send]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (check(isComplete())) send({ type: 'FORM.SUBMITTED' });
  };
  const agreement: ComponentProps<typeof Agreement> = {
    ref: agreementRef,
    checked: fields.agreed,
    onChange: ({ target }) => send({ type: 'FIELD.CHANGED', fields: { agreed: target.checked } }),
  };
  return (
    <form ref={formRef} className={css.form} data-state={value.form} aria-label={label} noValidate onSubmit={onSubmit}>
      {account === undefined && (
        <AccountField
          value={fields.account}
          error={errorOf('phone', 'email')}
          inputRef={accountRef}
          onChange={(typed) => send({ type: 'FIELD.CHANGED', fields: { account: typed } })}
        />
      )}
      <CaptchaField
        state={value.image}
        imageKey={imageKey}
        src={known && imageKey ? known.captchaSrc(imageKey) : ''}
        value={fields.captcha}
        error={errorOf('captcha')}
        inputRef={imageRef}
        onChange={(captcha) => send({ type: 'FIELD.CHANGED', fields: { captcha } })}
        onRenew={() => send({ type: 'IMAGE.RENEWED' })}
        onLoad={() => send({ type: 'IMAGE.LOADED' })}
        onError={() => send({ type: 'IMAGE.FAILED' })}
        onProve={(!known || known.solveProof) && (() => send({ type: 'PROOF.WANTED' }))}
      />
      <SmsCodeField
        label={t(messages.code)}
        value={fields.smsCode}
        error={errorOf('smsCode', 'tooSoon')}
        sending={value.sending === 'requesting'}
        secondsLeft={secondsLeft}
        sent={sent}
        inputRef={smsRef}
        onChange={(smsCode) => send({ type: 'FIELD.CHANGED', fields: { smsCode } })}
        onSend={() => send({ type: 'CODE.REQUESTED' })}
      />
      {children}
      {account === undefined &&
        (termsHref === undefined ? (
          <Agreement {...agreement} error={errorOf('agreement')} />
        ) : (
          <TermsAgreement {...agreement} termsHref={termsHref} isMissing={errorOf('agreement') !== null} />
        ))}
      <CodeFormEnd state={value.form} problem={unplaced} submit={submit} succeeded={succeeded} />
      {foot && <p className={css.foot}>{foot}</p>}
    </form>
  );
};

/**
 * A form that a code proves, which is sent to the account: captcha, code and what else there is to fill in. On the form
 * `data-state` is `editing`, `submitting` or `succeeded`. It runs by the machine of the login, and is sent once all of
 * it is filled in: until then every wrong field says what is wrong, and the first one has the focus.
 */
export const CodeForm = (props: CodeFormProps) => {
  const edition = useEdition();
  const { i18n } = useInstance();
  const byCode = useMemo(() => ({ ...edition, login: { ...edition.login, modes: ['code'] as const } }), [edition]);
  return (
    <EditionProvider edition={byCode} i18n={i18n}>
      <Proving {...props} />
    </EditionProvider>
  );
};
