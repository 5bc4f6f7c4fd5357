import { msg } from '@lingui/core/macro';

/** Copy of what the cards of the entities share. */
export const messages = {
  /** A city in its province or country. */
  cityIn: (city: string, region: string) => msg`${city}, ${region}`,
} as const;
