'use client';

import { useLingui } from '@lingui/react/macro';
import type { LoginMode, LoginPrompt } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import type { FormEvent } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { CaptchaField } from '../../parts/login/captcha-field.tsx';
import * as css from '../../parts/login/login-dialog.css.ts';
import { messages, modeNames } from '../../parts/login/login-dialog.messages.ts';
import type { LoginDialogProps, LoginFields, LoginProblem } from '../../parts/login/login-dialog.types.ts';
import {
  AccountField,
  Agreement,
  fieldOf,
  useInputs,
  useProblemWords,
  useSentCodes,
} from '../../parts/login/login-parts.tsx';
import { PasswordField } from '../../parts/login/password-field.tsx';
import { SmsCodeField } from '../../parts/login/sms-code-field.tsx';
import { useLogin, type LoginMoment } from '../../parts/login/use-login.ts';

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

/** What came of the login, or the button for it, and the way to register. */
const FormEnd = ({ state, problem }: { state: LoginMoment['value']['form']; problem: LoginProblem | null }) => {
  const { t } = useLingui();
  const { login } = useEdition();
  const inWords = useProblemWords();
  return (
    <>
      <div className={css.alert} role="alert">
        {problem && fieldOf(problem) === null && problem.code !== 'tooSoon' && (
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

/** Props of {@link LoginForm}: those of the dialog that concern its form. */
export type LoginFormProps = Pick<LoginDialogProps, 'ports' | 'onUnavailable'>;

/**
 * The form of the login dialog, mounted from the moment it opens until it closes; on a page of its own where a site has
 * one.
 */
export const LoginForm = ({ ports, onUnavailable }: LoginFormProps) => {
  const { sendMemory, onCodeSent, sent, secondsLeft } = useSentCodes(typeof ports === 'function' ? null : ports);
  const { moment, known, send } = useLogin({ ports, sendMemory, onCodeSent, onUnavailable });
  const { value, context } = moment;
  const { fields, imageKey, mode, problem } = context;
  const { accountRef, imageRef, smsRef, passwordRef, agreementRef } = useInputs(problem);
  const inWords = useProblemWords();

  const change = (changed: Partial<LoginFields>) => send({ type: 'FIELD.CHANGED', fields: changed });
  const wrongField = problem && fieldOf(problem);
  const errorOf = (...fields: LoginPrompt[]) =>
    problem && wrongField && fields.includes(wrongField) ? inWords(problem) : null;
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
      <CaptchaField
        state={value.image}
        imageKey={imageKey}
        src={known && imageKey ? known.captchaSrc(imageKey) : ''}
        value={fields.captcha}
        error={errorOf('captcha')}
        inputRef={imageRef}
        onChange={(captcha) => change({ captcha })}
        onRenew={() => send({ type: 'IMAGE.RENEWED' })}
        onLoad={() => send({ type: 'IMAGE.LOADED' })}
        onError={() => send({ type: 'IMAGE.FAILED' })}
        onProve={(!known || known.solveProof) && (() => send({ type: 'PROOF.WANTED' }))}
      />
      {mode === 'code' ? (
        <SmsCodeField
          value={fields.smsCode}
          error={problem?.code === 'tooSoon' ? inWords(problem) : errorOf('smsCode')}
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
