import { loadLaterMessages } from '@millwright/i18n/client';
import { LoginDialogHost, preloadLoginDialog } from '@millwright/ui/login-dialog-host';
import { useSharedActions } from '@millwright/ui/shared-state';
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ViewProps } from './millwright-element.tsx';

/** What an element that offers to log in needs. */
export interface Login {
  /** Opens the dialog in this element. */
  openHere: () => void;
  /** The dialog, in one element of the page at a time. */
  dialog: ReactNode;
  /** Logs the member out. */
  logOut: () => void;
}

/** Logging in and out from an element. Says `millwright-login` after a login. */
export function useLogin({ context, emit }: Pick<ViewProps, 'context' | 'emit'>): Login {
  const { queue, store, loadSessionCalls } = context;
  const { openLoginDialog, closeLoginDialog, loadMember, setMember } = useSharedActions();
  const [me] = useState(() => ({}));
  useEffect(() => {
    const leave = queue.join(me);
    return () => {
      // An open dialog goes with its element.
      if (queue.holder() === me) closeLoginDialog();
      leave();
    };
  }, [queue, me, closeLoginDialog]);
  // Who is logged in is loaded with the first element that shows it.
  useEffect(() => {
    if (queue.holder() === me) void loadMember();
  }, [queue, me, loadMember]);
  const isMine = useSyncExternalStore(queue.subscribe, () => queue.holder() === me);

  // What only the dialog says comes with it.
  const { i18n, settings } = context;
  const loadDialog = useCallback(async () => {
    const [dialog, messages] = await Promise.all([preloadLoginDialog(), loadLaterMessages(settings.edition)]);
    i18n.load(i18n.locale, messages);
    return dialog;
  }, [i18n, settings]);

  const onSuccess = () => {
    closeLoginDialog();
    void loadMember().then(() => emit('millwright-login', store.getState().member));
  };
  return {
    openHere: () => {
      queue.take(me);
      openLoginDialog();
    },
    dialog: isMine ? (
      <LoginDialogHost
        loadDialog={loadDialog}
        loadPorts={async () => ({ ...(await loadSessionCalls()).ports, onSuccess })}
      />
    ) : null,
    logOut: () =>
      void loadSessionCalls()
        .then(({ logOut }) => logOut())
        .then(
          ({ ok }) => void (ok && setMember(null)),
          () => undefined,
        ),
  };
}
