import { SubscriptionForm } from '@millwright/ui/subscription-form';
import { useServices } from '../site/app-root.tsx';
import type { IslandProps } from './islands.types.ts';

/** Subscribes to a magazine, in print or as an e-zine. For members. */
export function SubscriptionIsland({ magazine }: IslandProps['subscription']) {
  const services = useServices();
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
