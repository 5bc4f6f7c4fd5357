import type { EditionKey } from '@millwright/domain';
import type { Services } from '../http/environment.ts';

/** What the site is called in messages. */
export const siteNameOf = ({ site }: Pick<Services, 'site'>, edition: EditionKey): string =>
  site?.editions[edition]?.name ?? 'Millwright';
