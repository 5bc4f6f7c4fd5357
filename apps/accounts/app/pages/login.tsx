import { useLingui } from '@lingui/react/macro';
import { loginPorts } from '@millwright/api-client';
import { useLingui as useInstance } from '@lingui/react';
import { EditionProvider, useEdition } from '@millwright/i18n/react';
import { LoginForm } from '@millwright/ui/login-dialog';
import { Link } from '@millwright/ui/link';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pathAfterLogin } from '../runtime/paths.ts';
import { useServices } from '../runtime/services.ts';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';

/** The edition with a registration that leads on to where the visitor wanted to go. */
function useReturningEdition(query: URLSearchParams) {
  const edition = useEdition();
  const { kind } = useServices().site;
  const search = query.size > 0 && kind === 'member' ? `?${query}` : '';
  return useMemo(() => {
    const { login } = edition;
    return { ...edition, login: { ...login, registerUrl: login.registerUrl && login.registerUrl + search } };
  }, [edition, search]);
}

/** Where members log in. */
export function Page() {
  const { t } = useLingui();
  const { client, session, site } = useServices();
  const { i18n } = useInstance();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const edition = useReturningEdition(query);
  const onSuccess = () => {
    session.forget();
    void navigate(pathAfterLogin(query.get('to')), { replace: true });
  };
  return (
    <PageFrame
      title={site.kind === 'member' ? t`Log in` : t`Log in as a supplier`}
      lead={site.kind === 'supplier' ? t`With your own account, which your company’s entry is tied to.` : undefined}
      slim
    >
      <EditionProvider edition={edition} i18n={i18n}>
        <LoginForm ports={{ ...loginPorts(client), onSuccess }} />
      </EditionProvider>
      {!edition.login.modes.includes('code') && (
        <p className={css.centre}>
          <Link className={css.link} href="/login/code">{t`Forgot your password?`}</Link>
        </p>
      )}
    </PageFrame>
  );
}
