import { articleIdOfPath } from '@millwright/domain';
import { useSnapshot } from '@millwright/ui/chart';
import type { ConsentActor } from '@millwright/ui/consent';
import { ConsentNotice } from '@millwright/ui/consent-notice';
import { ConnectivityNotice } from '@millwright/ui/connectivity-notice';
import { FloatingBarHost, loadFloatingBar } from '@millwright/ui/floating-bar-host';
import { LoadingBar } from '@millwright/ui/loading-bar';
import { LoginDialogHost, loadLoginDialog } from '@millwright/ui/login-dialog-host';
import { useSharedActions } from '@millwright/ui/shared-state';
import { Toasts } from '@millwright/ui/toasts';
import { StaticHtmlPlace } from '../../runtime/static-html.tsx';
import { Islands } from '../islands/islands.tsx';
import type { PageRuntime } from './page-runtime.ts';
import type { Session } from './use-session.ts';

/** Requests consent while it is open: on every first visit, so its code and its copy do not come apart. */
function Consent({ consent }: { consent: ConsentActor }) {
  if (useSnapshot(consent).state !== 'prompted') return null;
  return <ConsentNotice consent={consent} />;
}

/** What every layout has next to header, footer and page. */
export const layoutParts = ({ bar, connectivity, toasts }: PageRuntime) => ({
  loadingBar: <LoadingBar bar={bar} />,
  connectivity: <ConnectivityNotice connectivity={connectivity} />,
  toasts: <Toasts toasts={toasts} />,
});

/** Props of {@link LogIn}. */
interface LogInProps {
  session: Session;
  runtime: PageRuntime;
}

/**
 * The login dialog. Where a part of it is missing the page is loaded again, and opens it; where that was tried the
 * visitor goes to the member site.
 */
function LogIn({ session: { loadLoginPorts }, runtime: { missDialog, withLaterMessages } }: LogInProps) {
  const { openLoginDialog } = useSharedActions();
  const leave = (memberSite: string) => {
    if (!missDialog('login', openLoginDialog)) location.assign(memberSite);
  };
  const loadDialog = () => withLaterMessages(loadLoginDialog);
  return <LoginDialogHost loadPorts={loadLoginPorts} loadDialog={loadDialog} leave={leave} early />;
}

/** What lies over the pages of layouts with a header. */
const Dialogs = ({ runtime, session }: { runtime: PageRuntime; session: Session }) => (
  <>
    <LogIn session={session} runtime={runtime} />
    <Islands runtime={runtime} />
  </>
);

/** What a layout with a header has next to the header and the page. */
export const framedParts = (pathname: string, runtime: PageRuntime, session: Session) => ({
  ...layoutParts(runtime),
  question: <Consent consent={runtime.consent} />,
  footer: <StaticHtmlPlace name="footer" />,
  floatingBar: (
    <FloatingBarHost
      links={<StaticHtmlPlace name="floating-bar" />}
      articleId={articleIdOfPath(pathname)}
      loadBar={() => runtime.withLaterMessages(loadFloatingBar)}
    />
  ),
  dialogs: <Dialogs runtime={runtime} session={session} />,
});
