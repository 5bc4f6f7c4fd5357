import { LoginDialogHost, loadLoginDialog } from '@millwright/ui/login-dialog-host';
import { useSharedActions } from '@millwright/ui/shared-state';
import type { PageRuntime } from './page-runtime.ts';
import type { Session } from './use-session.ts';

/** Props of {@link LogIn}. */
export interface LogInProps {
  session: Session;
  runtime: PageRuntime;
}

/**
 * The login dialog. Where a part of it is missing the page is loaded again, and opens it; where that was tried the
 * visitor goes to the member site.
 */
export function LogIn({ session: { loadLoginPorts }, runtime: { missDialog, withLaterMessages } }: LogInProps) {
  const { openLoginDialog } = useSharedActions();
  const leave = (memberSite: string) => {
    if (!missDialog('login', openLoginDialog)) location.assign(memberSite);
  };
  const loadDialog = () => withLaterMessages(loadLoginDialog);
  return <LoginDialogHost loadPorts={loadLoginPorts} loadDialog={loadDialog} leave={leave} early />;
}
