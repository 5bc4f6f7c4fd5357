'use client';

import { useEdition } from '@millwright/i18n/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { fetchAhead } from '../../behaviours/chunk-reload/index.ts';
import { watchFirstTouch } from '../../behaviours/lazy-component/index.ts';
import { useSharedActions, useSharedState } from '../../behaviours/session/index.ts';
import { logInButtonId } from '../../parts/header/log-in-button.ts';
import type { LoginDialogProps, LoginPorts } from '../../parts/login/login-dialog.types.ts';
import { loadLoginActor } from '../../parts/login/use-login.ts';

/** Props of {@link LoginDialogHost}. */
export interface LoginDialogHostProps {
  /** Fetches what the dialog needs to reach the world; called once, when the visitor reaches for it. */
  loadPorts: () => Promise<LoginPorts>;
  /**
   * Goes to a URL elsewhere: the member site, when the dialog cannot be loaded. @default the browser's location
   */
  leave?: (url: string) => void;
  /**
   * Whether the form is fetched at an idle moment after the first touch of the page, so that it stands in the very
   * frame of a later tap.
   * @default false, it comes with the first press of its button
   */
  early?: boolean;
  /** The dialog, where it was fetched before: it stands in the first frame if it is open. @default it is fetched */
  dialog?: ComponentType<LoginDialogProps>;
  /** Fetches the dialog. @default its own chunk */
  loadDialog?: () => Promise<ComponentType<LoginDialogProps>>;
}

const openers = `#${logInButtonId}`;

/** Says when a finger or a mouse goes down on what opens the dialog: a tenth of a second before the click is known. */
const watchReaching = (onReach: () => void) => {
  const reach = ({ target }: Event) => target instanceof Element && target.closest(openers) && onReach();
  document.addEventListener('pointerdown', reach, true);
  return () => document.removeEventListener('pointerdown', reach, true);
};

/** Fetches the dialog. */
export const loadLoginDialog = async (): Promise<ComponentType<LoginDialogProps>> =>
  (await import('./login-dialog.tsx')).LoginDialog;

/** Fetches the dialog ahead, and its machine, which it does not wait for. Rejects where the dialog cannot be had. */
export const preloadLoginDialog = (): Promise<ComponentType<LoginDialogProps>> => {
  loadLoginActor().catch(() => undefined);
  return loadLoginDialog();
};

/** What has the focus, in a shadow tree as well, of which the document only knows the host. */
const focusedIn = ({ activeElement }: DocumentOrShadowRoot): Element | null =>
  activeElement?.shadowRoot ? focusedIn(activeElement.shadowRoot) : activeElement;

const goTo = (url: string) => window.location.assign(url);

/** Makes of what fetches something what fetches it once, and again only where that failed. */
const useOnce = <Value,>(fetch: () => Promise<Value>): (() => Promise<Value>) => {
  const coming = useRef<Promise<Value> | null>(null);
  return useCallback(() => {
    coming.current ??= fetch().catch((error: unknown) => {
      coming.current = null;
      throw error;
    });
    return coming.current;
  }, [fetch]);
};

/**
 * Keeps the place of the login dialog in a layout: nothing until the shared state says that it is open, then the
 * dialog, from a chunk of its own. What is behind its form comes when the button is pressed down. Where something
 * cannot be had, the visitor goes to the member site, as without JavaScript. The focus goes back to what had it when
 * the dialog was opened.
 */
export const LoginDialogHost = ({
  loadPorts,
  leave = goTo,
  early = false,
  dialog,
  loadDialog = loadLoginDialog,
}: LoginDialogHostProps) => {
  const { login } = useEdition();
  const { closeLoginDialog } = useSharedActions();
  const open = useSharedState(({ loginDialog }) => loginDialog === 'open');
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps> | null>(() => dialog ?? null);
  const opener = useRef<Element | null>(null);

  const fetchDialog = useOnce(loadDialog);
  const fetchPorts = useOnce(loadPorts);
  // A failure is shown when the dialog is opened.
  const fetchAll = () => Promise.all([fetchDialog(), fetchPorts(), loadLoginActor()]);
  const reach = useEffectEvent(() => void fetchAhead(fetchAll));
  useEffect(() => watchReaching(() => reach()), []);

  const giveUp = () => {
    closeLoginDialog();
    leave(login.memberUrl);
  };
  const fetchIt = useEffectEvent(() => {
    fetchAll().catch(() => undefined);
    fetchDialog().then((loaded) => setDialog(() => loaded), giveUp);
  });
  const warm = useEffectEvent(
    () =>
      void fetchAhead(async () => {
        const loaded = await fetchDialog();
        setDialog(() => loaded);
      }),
  );
  useEffect(() => (early ? watchFirstTouch(() => warm()) : undefined), [early]);

  useEffect(() => {
    if (!open) {
      // After the dialog has let go of the focus.
      const { current } = opener;
      if (current instanceof HTMLElement) setTimeout(() => current.isConnected && current.focus());
      opener.current = null;
      return;
    }
    opener.current ??= focusedIn(document);
    if (!Dialog) fetchIt();
  }, [open, Dialog]);

  return Dialog && <Dialog open={open} onClose={closeLoginDialog} ports={fetchPorts} onUnavailable={giveUp} />;
};
