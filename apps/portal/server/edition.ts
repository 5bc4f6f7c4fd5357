import { editionKeysOf, type EditionKey } from '@millwright/domain';
import type { Config } from './config.ts';

/** Name of the cookie that chooses the edition on hosts that name none. */
const editionCookie = 'edition';

/** A host that is read in one way only, with its port. */
export const plainHost = /^([a-z][a-z0-9.-]*|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/;

/** The edition of a request, and whether its host names it. */
export interface ChosenEdition {
  editionKey: EditionKey;
  byHost: boolean;
}

/** What decides about the edition of a request. */
export type EditionRules = Pick<Config, 'editionByHost' | 'site'>;

const cookieValue = new RegExp(`(?:^|;\\s*)${editionCookie}=(\\w+)(?:;|$)`);

/** The edition by host name, else by cookie, else the first of the site. */
export function editionOf(
  hostname: string,
  cookie: string | null | undefined,
  { editionByHost, site }: EditionRules,
): ChosenEdition {
  const keys = editionKeysOf(site);
  // One edition needs no choice, so its pages are the same for everybody on any host.
  if (keys.length === 1) return { editionKey: keys[0]!, byHost: true };
  const named = editionByHost.get(hostname);
  if (named) return { editionKey: named, byHost: true };
  const chosen = cookieValue.exec(cookie ?? '')?.[1];
  return { editionKey: keys.find((key) => key === chosen) ?? keys[0]!, byHost: false };
}

/** The edition of a request. */
export const chooseEdition = (request: Request, config: EditionRules): ChosenEdition =>
  editionOf(URL.parse(request.url)?.hostname ?? '', request.headers.get('cookie'), config);
