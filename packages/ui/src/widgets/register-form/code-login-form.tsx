'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LoginByCode } from '@millwright/domain';
import { Link } from '../../primitives/link/index.ts';
import * as css from '../../parts/login/login-dialog.css.ts';
import type { LoginOutcome } from '../../parts/login/login-dialog.types.ts';
import { CodeForm, type CodeFormProps } from '../../parts/code-form/code-form.tsx';

/** Copy of the login by a code. */
const messages = {
  label: msg`Log in by a code`,
  submit: msg`Log in`,
  succeeded: msg`Login successfully`,
  password: msg`Log in by password`,
} as const;

/** Props of {@link CodeLoginForm}. */
export interface CodeLoginFormProps extends Pick<CodeFormProps, 'ports'> {
  /** Logs in by the code. A refusal is shown in the server's words. */
  onLogin: (proven: LoginByCode) => Promise<LoginOutcome>;
  /** Where members log in by password. */
  loginHref: string;
}

const always = () => true;

/** Logs a member in by a code alone, in editions whose login has none: for those who forgot their password. */
export const CodeLoginForm = ({ ports, onLogin, loginHref }: CodeLoginFormProps) => {
  const { t } = useLingui();
  return (
    <CodeForm
      ports={ports}
      label={t(messages.label)}
      submit={t(messages.submit)}
      succeeded={t(messages.succeeded)}
      isComplete={always}
      onSend={onLogin}
      foot={
        <Link className={css.link} href={loginHref}>
          {t(messages.password)}
        </Link>
      }
    >
      {null}
    </CodeForm>
  );
};
