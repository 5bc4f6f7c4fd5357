import { MemberEntry } from '@millwright/ui/member-entry';
import { useSharedActions, useSharedState } from '@millwright/ui/shared-state';
import { useEffect, useEffectEvent } from 'react';
import type { ViewProps } from '../millwright-element.tsx';
import { useLogin } from '../use-login.tsx';

/**
 * `<millwright-login open>`: the ways to log in and register, or the name of who is logged in. Says `millwright-member`
 * with the member, or null, whenever that changes, and `millwright-login` after a login. The attribute `open` goes when
 * the dialog is closed.
 */
export const LoginView = ({ host, context, emit }: ViewProps) => {
  const { closeLoginDialog } = useSharedActions();
  const { openHere, dialog, logOut } = useLogin({ context, emit });
  const member = useSharedState((state) => state.member);
  const isOpen = useSharedState((state) => state.loginDialog === 'open');
  const isWanted = host.hasAttribute('open');
  useEffect(() => void emit('millwright-member', member), [member, emit]);

  const follow = useEffectEvent(() => {
    if (isWanted) openHere();
    else if (isOpen) closeLoginDialog();
  });
  useEffect(() => follow(), [isWanted]);
  const sayClosed = useEffectEvent(() => {
    if (!isOpen) host.removeAttribute('open');
  });
  useEffect(() => {
    // Not before the dialog was open: then the attribute is what opens it.
    if (isOpen) return () => sayClosed();
    return undefined;
  }, [isOpen]);
  return (
    <>
      <MemberEntry session={context.store} onLogin={openHere} onLogout={logOut} />
      {dialog}
    </>
  );
};
