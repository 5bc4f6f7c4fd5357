'use client';

import { useEdition } from '@millwright/i18n/react';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useSharedActions, useSharedState } from '../../behaviours/session/index.ts';
import type { LoginDialogProps, LoginPorts } from './login-dialog.types.ts';

/** Props of {@link LoginDialogHost}. */
export interface LoginDialogHostProps {
  /** Fetches what the dialog needs to reach the world; called once, when the visitor reaches for it. */
  loadPorts: () => Promise<LoginPorts>;
  /** Goes to an address elsewhere: the member site, when the dialog cannot be loaded. @default the browser's location */
  leave?: (url: string) => void;
  /** Fetches the dialog. @default its own chunk */
  loadDialog?: () => Promise<ComponentType<LoginDialogProps>>;
}

interface Loaded {
  Dialog: ComponentType<LoginDialogProps>;
  ports: LoginPorts;
}

/** What opens the dialog: the button of the header. */
const openers = '#log-in-button';

/** Says when a finger or a mouse goes down on what opens the dialog: a tenth of a second before the click is known. */
const watchReaching = (onReach: () => void) => {
  const reach = ({ target }: Event) => target instanceof Element && target.closest(openers) && onReach();
  document.addEventListener('pointerdown', reach, true);
  return () => document.removeEventListener('pointerdown', reach, true);
};

const ownChunk = async () => (await import('./login-dialog.tsx')).LoginDialog;
const goTo = (url: string) => window.location.assign(url);

/**
 * Keeps the place of the login dialog in a layout: nothing until the shared state says that it is open, then the dialog
 * from a chunk of its own, which comes when the button is pressed down. Where that cannot be had, the visitor goes to the member site, as without JavaScript. The
 * focus goes back to what had it when the dialog was opened.
 */
export const LoginDialogHost = ({ loadPorts, leave = goTo, loadDialog = ownChunk }: LoginDialogHostProps) => {
  const { login } = useEdition();
  const { closeLoginDialog } = useSharedActions();
  const open = useSharedState(({ loginDialog }) => loginDialog === 'open');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const opener = useRef<Element | null>(null);
  const loading = useRef(false);
  const coming = useRef<Promise<[Loaded['Dialog'], LoginPorts]> | null>(null);

  const load = useEffectEvent(() => {
    coming.current ??= Promise.all([loadDialog(), loadPorts()]).catch((error: unknown) => {
      coming.current = null;
      throw error;
    });
    return coming.current;
  });
  // A failure is told when the dialog is opened.
  useEffect(() => watchReaching(() => void load().catch(() => undefined)), []);

  useEffect(() => {
    if (!open) {
      // After the dialog has let go of the focus.
      const { current } = opener;
      if (current instanceof HTMLElement) setTimeout(() => current.isConnected && current.focus());
      opener.current = null;
      return;
    }
    opener.current ??= document.activeElement;
    if (loaded || loading.current) return;
    loading.current = true;
    load()
      .then(([Dialog, ports]) => setLoaded({ Dialog, ports }))
      .catch(() => {
        closeLoginDialog();
        leave(login.memberUrl);
      })
      .finally(() => {
        loading.current = false;
      });
  }, [open, loaded, closeLoginDialog, leave, login.memberUrl]);

  if (!loaded) return null;
  return <loaded.Dialog open={open} onClose={closeLoginDialog} ports={loaded.ports} />;
};
