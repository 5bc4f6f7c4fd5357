import type { EditionKey } from '@millwright/domain';
import type { Config } from './config.ts';

/** Name of the cookie that chooses the edition on hosts that name none. */
export const editionCookie = 'edition';

/** The edition of a request, and whether its host names it. */
export interface ChosenEdition {
  editionKey: EditionKey;
  byHost: boolean;
}

const cookieValue = new RegExp(`(?:^|;\\s*)${editionCookie}=(cn|en)(?:;|$)`);

/** The edition by host, else by cookie, else Chinese (decision: how the edition is chosen). */
export function chooseEdition(request: Request, config: Pick<Config, 'editionByHost'>): ChosenEdition {
  const host = URL.parse(request.url)?.hostname ?? '';
  const named = config.editionByHost.get(host);
  if (named) return { editionKey: named, byHost: true };
  const cookie = cookieValue.exec(request.headers.get('cookie') ?? '')?.[1];
  return { editionKey: (cookie as EditionKey | undefined) ?? 'cn', byHost: false };
}
