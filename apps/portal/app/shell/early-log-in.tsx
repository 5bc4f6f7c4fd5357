import { LoginDialogHost, preloadLoginDialog } from '@millwright/ui/login-dialog-host';
import type { LoginPorts } from '@millwright/ui/login-dialog';
import { useSharedActions, type SharedStateStore } from '@millwright/ui/shared-state';
import { use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageRuntime } from './page-runtime.ts';
import type { Session } from './use-session.ts';

/** As long as what is behind the form waits for a page that does not come alive; see `boot-script.ts`. */
const patience = 20_000;

/** As long as the page waits for the dialog, which lies over it. On a slow network it is hydrated meanwhile. */
const precedence = 100;

type LoadPorts = () => Promise<LoginPorts>;

let hasOwnRoot = false;
let isKnown: (load: LoadPorts) => void;
const known = new Promise<LoadPorts>((resolve) => (isKnown = resolve));
const listeners = new Set<() => void>();

const say = (now: boolean) => {
  hasOwnRoot = now;
  listeners.forEach((listener) => listener());
};

/** What is behind the form, once the shell is alive. Rejects where that takes for ever. */
const portsOfShell: LoadPorts = async () => {
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The page did not come alive')), patience),
  );
  const load = await Promise.race([known, tooLate]);
  return load();
};

/**
 * Shows the login dialog to who tapped its button before the page is hydrated: in a root of its own, as soon as its code
 * is here, before the page is hydrated. It keeps what is typed until the shell brings what is behind it. When it was
 * closed the shell has it.
 *
 * @param surround Puts what every root needs around it.
 * @returns When the page may be hydrated.
 */
export async function logInEarly(store: SharedStateStore, surround: (content: ReactNode) => ReactNode): Promise<void> {
  say(true);
  await Promise.race([show(store, surround), new Promise((resolve) => setTimeout(resolve, precedence))]);
}

async function show(store: SharedStateStore, surround: (content: ReactNode) => ReactNode): Promise<void> {
  // Where it cannot be fetched the host says so, as ever.
  const dialog = await preloadLoginDialog().catch(() => undefined);
  // Never before the root of the document: of several roots React hears the events of the whole document for its first
  // one only.
  const root = createRoot(document.createElement('div'));
  store.actions.openLoginDialog();
  const stop = store.subscribe(({ loginDialog }) => {
    if (loginDialog === 'open') return;
    stop();
    // After the focus was given back.
    setTimeout(() => {
      root.unmount();
      say(false);
    });
  });
  // At once: where the page is being hydrated already, that would be done before it.
  flushSync(() => root.render(surround(<LoginDialogHost loadPorts={portsOfShell} dialog={dialog} />)));
}

/** Hydrates the page when what comes first is done. */
export function After({ first, children }: { first: Promise<unknown>; children: ReactNode }) {
  use(first);
  return children;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const isElsewhere = () => hasOwnRoot;

/** Props of {@link LogIn}. */
export interface LogInProps {
  session: Session;
  runtime: PageRuntime;
}

/**
 * The login dialog of a shell, unless it stands in a root of its own already. Where a part of it is missing the page is
 * loaded again, and opens it; where that was tried the visitor goes to the member site.
 */
export function LogIn({ session: { loadLoginPorts }, runtime: { missDialog } }: LogInProps) {
  const { openLoginDialog } = useSharedActions();
  useEffect(() => isKnown(loadLoginPorts), [loadLoginPorts]);
  const leave = (memberSite: string) => {
    if (!missDialog('login', openLoginDialog)) location.assign(memberSite);
  };
  return useSyncExternalStore(subscribe, isElsewhere, isElsewhere) ? null : (
    <LoginDialogHost loadPorts={loadLoginPorts} leave={leave} early />
  );
}
