import { useLingui } from '@lingui/react/macro';
import { articleIdOfPath, type EditionKey } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useSnapshot } from '@millwright/ui/chart';
import { ConnectivityNotice } from '@millwright/ui/connectivity-notice';
import { ConsentNotice } from '@millwright/ui/consent-notice';
import { FloatingBarHost, loadFloatingBar } from '@millwright/ui/floating-bar-host';
import { LoadingBar } from '@millwright/ui/loading-bar';
import { LoginDialogHost, loadLoginDialog } from '@millwright/ui/login-dialog-host';
import type { SuggestPort } from '@millwright/ui/search-panel';
import { useSharedStore } from '@millwright/ui/shared-state';
import { Toasts } from '@millwright/ui/toasts';
import type { ReactNode } from 'react';
import { useShownPage } from '../../runtime/shown-page.ts';
import { StaticHtmlPlace } from '../../runtime/static-html.tsx';
import { MainContent } from './main-content.tsx';
import { tellOtherTabs } from './other-tabs.ts';
import { useDocumentScope } from './document-scope.ts';

/** What the header shows for a site of one's own: its logo, else its name. Undefined is the mark of Millwright. */
function useLogo(): ReactNode {
  const { logo } = useDocumentScope().site;
  const { siteName } = useEdition();
  const { t } = useLingui();
  if (logo === undefined) return undefined;
  if (logo === null) return t(siteName);
  return <img src={logo.path} width={logo.width} height={logo.height} alt="" />;
}

/** Where the language switch leads from the page that is shown. */
function useLanguageUrls() {
  const { byHost, origins } = useDocumentScope().site;
  const { languages } = useEdition();
  const paths = useShownPage((shown) => shown.page.languagePaths) ?? {};
  if (!byHost) return { returnPaths: paths };
  return {
    urls: Object.fromEntries(languages.map(({ key }) => [key, origins[key as EditionKey] + (paths[key] ?? '/')])),
  };
}

/** The server has the same field, so that its markup is the one that is hydrated, but finds nothing. */
const suggestNothing: SuggestPort = () => Promise.resolve([]);

/** Logs out: says so, and loads the page again after 1 s (spec §4 Login state). */
function useLogOut() {
  const { services, toasts, reload } = useDocumentScope();
  const { actions } = useSharedStore();
  return async () => {
    try {
      await (await services!.loadLoginCalls()).logOut();
    } catch {
      toasts.show({ code: 'logoutFailed' });
      return;
    }
    actions.setMember(null);
    tellOtherTabs();
    toasts.show({ code: 'loggedOut' });
    reload.afterLogout();
  };
}

/**
 * The login dialog. Where a part of it is missing the page is loaded again, and opens it; where that was tried the
 * visitor goes to the member site.
 */
function LogIn() {
  const { services, missDialog, reload, toasts, withLaterMessages } = useDocumentScope();
  const { actions } = useSharedStore();
  const onSuccess = () => {
    toasts.show({ code: 'loggedIn' });
    void actions.loadMember();
    tellOtherTabs();
    reload.afterLogin();
  };
  const leave = (memberSite: string) => {
    if (!missDialog('login', actions.openLoginDialog)) location.assign(memberSite);
  };
  return (
    <LoginDialogHost
      loadPorts={async () => ({ ...(await services!.loadLoginCalls()).ports, onSuccess })}
      loadDialog={() => withLaterMessages(loadLoginDialog)}
      leave={leave}
      early
    />
  );
}

/** Requests consent while it is open: on every first visit, so its code and its copy do not come apart. */
function Consent() {
  const { consent } = useDocumentScope();
  if (useSnapshot(consent).state !== 'prompted') return null;
  return <ConsentNotice consent={consent} />;
}

/** What every layout has: the page, and what says how it is loaded. */
export function useBareLayout() {
  const { bar, connectivity, toasts } = useDocumentScope();
  return {
    loadingBar: <LoadingBar bar={bar} />,
    connectivity: <ConnectivityNotice connectivity={connectivity} />,
    toasts: <Toasts toasts={toasts} />,
    children: <MainContent />,
  };
}

/** What layouts with a header have. */
export function useFrame() {
  const { services, withLaterMessages } = useDocumentScope();
  const { pathname } = useShownPage((shown) => shown.location);
  const store = useSharedStore();
  return {
    pathname,
    languages: useLanguageUrls(),
    suggest: services?.suggest ?? suggestNothing,
    /** What every header is given. */
    header: {
      logo: useLogo(),
      session: store,
      onLogin: store.actions.openLoginDialog,
      onLogout: useLogOut(),
    },
    /** What stands next to the header. */
    layout: {
      ...useBareLayout(),
      question: <Consent />,
      footer: <StaticHtmlPlace name="footer" />,
      floatingBar: (
        <FloatingBarHost
          links={<StaticHtmlPlace name="floating-bar" />}
          articleId={articleIdOfPath(pathname)}
          loadBar={() => withLaterMessages(loadFloatingBar)}
        />
      ),
      dialogs: <LogIn />,
    },
  };
}
