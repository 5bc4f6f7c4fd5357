import { SubscriptionForm } from '@millwright/ui/subscription-form';
import { useEffect } from 'react';
import type { IslandContextProps, IslandProps } from '../../shell/islands/islands.types.ts';
import { replayInput } from './replay-input.ts';

/** Subscribes to a magazine, in print or as an e-zine. For members. */
export function SubscriptionIsland({ magazine, place, services }: IslandProps['subscription'] & IslandContextProps) {
  useEffect(() => replayInput(place), [place]);
  return (
    <SubscriptionForm
      magazine={magazine}
      onSubscribe={async (form) => (await import('./entry-calls.ts')).subscribeToMagazine(services.api, form)}
    />
  );
}
