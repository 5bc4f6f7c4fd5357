import { useLingui } from '@lingui/react/macro';
import type { MemberAccount } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { createConnectivity, watchConnectivity } from '@millwright/ui/connectivity';
import { ConnectivityNotice } from '@millwright/ui/connectivity-notice';
import { DefaultLayout, mainId } from '@millwright/ui/layout-default';
import { Link } from '@millwright/ui/link';
import { createLoadingBar, LoadingBar } from '@millwright/ui/loading-bar';
import { useSharedActions, useSharedState } from '@millwright/ui/shared-state';
import { createToasts, Toasts } from '@millwright/ui/toasts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteLoaderData,
  type Location,
} from 'react-router';
import { usePortal, useServices, useTermsHref } from '../runtime/services.ts';
import { loginPath } from '../runtime/paths.ts';
import { noteTried } from '../runtime/sign-on.ts';
import * as css from './frame.css.ts';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';

/**
 * What the place of a page is remembered by. Every page that the browser loads by itself has the same key: by that
 * alone, one would begin where another was left.
 */
const scrollKeyOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Moves the focus to the page after a navigation. The first page leaves it where it is. */
function useFocusedPage(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Tells widgets who is logged in; one that needs a login leads to its page, and back. */
function useSharedMember(account: MemberAccount | null): void {
  const { session } = useServices();
  const { loadMember, closeLoginDialog } = useSharedActions();
  const isLoginWanted = useSharedState(({ loginDialog }) => loginDialog === 'open');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void loadMember(), [account, loadMember]);
  useEffect(() => {
    if (!isLoginWanted) return;
    closeLoginDialog();
    session.forget();
    void navigate(loginPath(pathname + search));
  }, [isLoginWanted, closeLoginDialog, session, navigate, pathname, search]);
}

/** What runs next to the pages. */
function useRuntime() {
  const [runtime] = useState(() => ({
    bar: createLoadingBar(),
    connectivity: createConnectivity(),
    toasts: createToasts(),
  }));
  const { bar, connectivity } = runtime;
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => watchConnectivity(connectivity), [connectivity]);
  useEffect(() => {
    if (!isLoading) return undefined;
    bar.send({ type: 'LOADING.STARTED' });
    return () => bar.send({ type: 'LOADING.FINISHED' });
  }, [isLoading, bar]);
  return runtime;
}

function Footer() {
  const { t } = useLingui();
  const portal = usePortal();
  const termsHref = useTermsHref();
  const { login } = useEdition();
  // Who answers for a site of one's own; Millwright itself has no such page.
  const isOwn = useServices().site.names !== null;
  return (
    <footer className={css.footer}>
      {termsHref !== undefined && <Link href={termsHref}>{t`Terms of use`}</Link>}
      <Link href={login.policyPath}>{t`Privacy policy`}</Link>
      <Link href={`${portal}/about/contact`}>{t`Contact`}</Link>
      {isOwn && <Link href={`${portal}/about/imprint`}>{t`Imprint`}</Link>}
    </footer>
  );
}

/** What stands around every page. `problem` takes the place of the page where not even the account could be loaded. */
export function AppFrame({ problem }: { problem?: ReactNode }) {
  const account = useRouteLoaderData<MemberAccount | null>('frame') ?? null;
  const { session, site } = useServices();
  const { bar, connectivity, toasts } = useRuntime();
  const navigate = useNavigate();
  useFocusedPage();
  useSharedMember(account);
  const logOut = async () => {
    try {
      await session.logOut();
    } catch {
      toasts.show({ code: 'logoutFailed' });
      return;
    }
    // The portal may still know the member; who logged out here is not brought along again.
    noteTried(() => sessionStorage);
    toasts.show({ code: 'loggedOut' });
    await navigate('/login');
  };
  return (
    <DefaultLayout
      loadingBar={<LoadingBar bar={bar} />}
      connectivity={<ConnectivityNotice connectivity={connectivity} />}
      header={
        <>
          <Header account={account} onLogout={() => void logOut()} />
          {account && <Navigation kind={site.kind} />}
        </>
      }
      footer={<Footer />}
      toasts={<Toasts toasts={toasts} />}
    >
      {problem ?? <Outlet />}
      <ScrollRestoration getKey={scrollKeyOf} />
    </DefaultLayout>
  );
}
