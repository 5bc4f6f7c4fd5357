import { useLingui } from '@lingui/react/macro';
import type { EntrySummary } from '@millwright/domain';
import { msg } from '@lingui/core/macro';

/** Copy of what the cards of the entities share. */
const messages = {
  /** A city in its province or country. */
  cityIn: (city: string, region: string) => msg`${city}, ${region}`,
} as const;

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
