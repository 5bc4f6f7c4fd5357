import { useLingui } from '@lingui/react/macro';
import type { EntrySummary } from '@millwright/domain';
import { messages } from './entity-card.messages.ts';

/**
 * Where something is: its city with its province or country, as far as they are known; a city that is a province is
 * named once.
 */
export const usePlaceName = () => {
  const { t } = useLingui();
  return ({ city, region }: { city: string } & Pick<EntrySummary, 'region'>): string => {
    const name = region?.name ?? '';
    return city && name && city !== name ? t(messages.cityIn(city, name)) : city || name;
  };
};
