import { useLingui } from '@lingui/react/macro';
import { loginOutcome, loginPorts, register } from '@millwright/api-client';
import { RegisterForm } from '@millwright/ui/register-form';
import { useNavigate, useSearchParams } from 'react-router';
import { pathAfterLogin } from '../runtime/paths.ts';
import { useServices, useTermsHref } from '../runtime/services.ts';
import { Page as PageFrame } from '../shell/page.tsx';

/** Where visitors become members. */
export function Page() {
  const { t } = useLingui();
  const { client, session } = useServices();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const onSuccess = () => {
    session.forget();
    void navigate(pathAfterLogin(query.get('to')), { replace: true });
  };
  return (
    <PageFrame
      title={t`Register`}
      lead={t`Ask suppliers, compare their quotes and keep what you want to come back to. It costs nothing.`}
      slim
    >
      <RegisterForm
        ports={{ ...loginPorts(client), onSuccess }}
        onRegister={async (form) => loginOutcome(await register(client, form))}
        termsHref={useTermsHref()}
        loginHref={query.has('to') ? `/login?${query}` : '/login'}
      />
    </PageFrame>
  );
}
