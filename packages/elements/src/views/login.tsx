import { LoginDialogHost } from '@millwright/ui/login-dialog-host';
import { MemberEntry } from '@millwright/ui/member-entry';
import { useSharedActions, useSharedState } from '@millwright/ui/shared-state';
import { useEffect } from 'react';
import { loadLoginPorts } from '../login-ports.ts';
import type { ViewProps } from '../millwright-element.tsx';

/**
 * `<millwright-login open>`: the ways to log in and register, or the name of who is logged in. Says `millwright-member`
 * with the member, or null, whenever that changes, and `millwright-login` after a login.
 */
export const LoginView = ({ host, kit, emit }: ViewProps) => {
  const { openLoginDialog, closeLoginDialog, loadMember, setMember } = useSharedActions();
  const member = useSharedState((state) => state.member);
  const isWanted = host.hasAttribute('open');
  useEffect(() => void emit('millwright-member', member), [member, emit]);
  useEffect(() => {
    if (isWanted) openLoginDialog();
  }, [isWanted, openLoginDialog]);

  const onSuccess = () => {
    closeLoginDialog();
    void loadMember().then(() => emit('millwright-login', kit.store.getState().member));
  };
  const onLogout = async () => {
    const result = await (await kit.loadClient()).members.logout();
    if (result.ok) setMember(null);
  };
  return (
    <>
      <MemberEntry session={kit.store} onLogin={openLoginDialog} onLogout={() => void onLogout()} />
      <LoginDialogHost loadPorts={() => loadLoginPorts(kit, onSuccess)} />
    </>
  );
};
