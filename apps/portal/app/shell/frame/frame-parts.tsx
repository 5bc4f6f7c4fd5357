import { articleIdOfPath } from '@millwright/domain';
import { useSnapshot } from '@millwright/ui/chart';
import type { ConsentActor } from '@millwright/ui/consent';
import { ConsentNotice } from '@millwright/ui/consent-notice';
import { ConnectivityNotice } from '@millwright/ui/connectivity-notice';
import { FloatingBarHost, loadFloatingBar } from '@millwright/ui/floating-bar-host';
import { LoadingBar } from '@millwright/ui/loading-bar';
import { Toasts } from '@millwright/ui/toasts';
import { StaticHtmlPlace } from '../../runtime/static-html.tsx';
import { Islands } from '../islands/islands.tsx';
import { LogIn } from './log-in.tsx';
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
