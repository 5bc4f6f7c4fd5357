import { useEdition } from '@millwright/i18n/react';
import { ContactBlock, type ContactState } from '@millwright/ui/contact-block';
import { useSharedActions, useSharedState } from '@millwright/ui/shared-state';
import { useEffect, useState } from 'react';
import { useServices } from '../../shell/page/app-root.tsx';
import type { IslandProps } from '../../shell/islands/islands.types.ts';

/** How the author of a post, or a supplier, is reached: shown to members; a visitor is asked to log in first. */
export function ContactIsland({ entryId }: IslandProps['contact']) {
  const { login } = useEdition();
  const services = useServices();
  const { openLoginDialog } = useSharedActions();
  const isMember = useSharedState(({ member }) => member !== null);
  const [state, setState] = useState<ContactState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isMember || !services) return;
    let isWanted = true;
    const show = (shown: ContactState) => isWanted && setState(shown);
    const request = async () => (await services.forMembers()).getContact(entryId);
    request().then(
      (contact) => show({ status: 'ready', contact }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [services, isMember, entryId, attempt]);
  return (
    <ContactBlock
      state={isMember ? state : { status: 'forMembers' }}
      loginHref={login.memberUrl}
      onLogin={openLoginDialog}
      onRetry={() => setAttempt((number) => number + 1)}
    />
  );
}
