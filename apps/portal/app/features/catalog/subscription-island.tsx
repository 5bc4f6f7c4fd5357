import { SubscriptionForm } from '@millwright/ui/subscription-form';
import { useEffect } from 'react';
import { useServices } from '../../shell/page/app-root.tsx';
import type { IslandContextProps, IslandProps } from '../../shell/islands/islands.types.ts';
import { replayInput } from './replay-input.ts';

/** Subscribes to a magazine, in print or as an e-zine. For members. */
export function SubscriptionIsland({ magazine, place }: IslandProps['subscription'] & IslandContextProps) {
  const services = useServices();
  useEffect(() => replayInput(place), [place]);
  return (
    <SubscriptionForm
      magazine={magazine}
      onSubscribe={async (form) => {
        if (!services) throw new Error('Nobody subscribes on the server');
        return (await services.forMembers()).subscribe(form);
      }}
    />
  );
}
