import type { LoginPorts } from '@millwright/ui/login-dialog';
import { useSharedStore } from '@millwright/ui/shared-state';
import { useServices } from '../page/app-root.tsx';
import { tellOtherTabs } from './other-tabs.ts';
import type { PageRuntime } from './page-runtime.ts';

/** How a visitor becomes a member and a member leaves. */
export interface Session {
  /** Logs out: says so, and loads the page again after 1 s (spec §4 Login state). */
  logOut: () => void;
  /** What the login dialog calls, with what follows a login. */
  loadLoginPorts: () => Promise<LoginPorts>;
}

/** Logging in and out from the shell. */
export function useSession({ toasts, reload }: PageRuntime): Session {
  const services = useServices();
  const { actions } = useSharedStore();
  const leave = async () => {
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
  return {
    logOut: () => void leave(),
    loadLoginPorts: async () => {
      if (!services) throw new Error('Nobody logs in on the server');
      const onSuccess = () => {
        toasts.show({ code: 'loggedIn' });
        void actions.loadMember();
        tellOtherTabs();
        reload.afterLogin();
      };
      return { ...(await services.loadLoginCalls()).ports, onSuccess };
    },
  };
}
