import { useEdition } from '@millwright/i18n/react';
import { ContactBlock, type ContactState } from '@millwright/ui/contact-block';
import { useSharedActions, useSharedState } from '@millwright/ui/shared-state';
import { useEffect, useState } from 'react';
import type { IslandContextProps, IslandProps } from '../../shell/islands/islands.types.ts';

/** How the author of a post, or a supplier, is reached: shown to members; a visitor is asked to log in first. */
export function ContactIsland({ entryId, services }: IslandProps['contact'] & IslandContextProps) {
  const { login } = useEdition();
  const { openLoginDialog } = useSharedActions();
  const isMember = useSharedState(({ member }) => member !== null);
  const [state, setState] = useState<ContactState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isMember) return;
    let isWanted = true;
    const show = (shown: ContactState) => isWanted && setState(shown);
    const request = async () => (await import('./entry-calls.ts')).loadContact(services.api, entryId);
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
