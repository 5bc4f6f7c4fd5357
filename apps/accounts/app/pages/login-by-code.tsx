import { useLingui } from '@lingui/react/macro';
import { logInByCode, loginOutcome, loginPorts } from '@millwright/api-client';
import { CodeLoginForm } from '@millwright/ui/register-form';
import { useNavigate } from 'react-router';
import { useServices } from '../runtime/services.ts';
import { Page as PageFrame } from '../shell/page.tsx';

/** Where members log in who have forgotten their password; they are led to where they set another. */
export function Page() {
  const { t } = useLingui();
  const { client, session, site } = useServices();
  const navigate = useNavigate();
  const onSuccess = () => {
    session.forget();
    void navigate(site.kind === 'member' ? '/security' : '/', { replace: true });
  };
  return (
    <PageFrame
      title={t`Log in by a code`}
      lead={t`The code is sent to your account. Then you can set another password.`}
      slim
    >
      <CodeLoginForm
        ports={{ ...loginPorts(client), onSuccess }}
        onLogin={async (proven) => loginOutcome(await logInByCode(client, proven))}
        loginHref="/login"
      />
    </PageFrame>
  );
}
