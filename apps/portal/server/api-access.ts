import { isMediaName, oldMediaPath } from '@millwright/api/media-format';
import type { PlainRequest } from '@millwright/api-client';
import {
  SITES_WITH_ACCOUNTS,
  ALL_EDITION_KEYS,
  editionOfAcceptLanguage,
  LEGACY_STATUS,
  type EditionKey,
} from '@millwright/domain';
import { apiMessage } from '@millwright/i18n/api-messages';
import type { ApiResponse } from './api-gateway/response-store.ts';
import type { Config } from './config.ts';
import type { ChosenEdition } from './edition.ts';

/** How the portal reaches its API: pages and browsers come through the same door. */
export interface ApiAccess {
  /**
   * Responds to a request for one of the {@link apiPaths}; the edition is for clients that name no language of ours.
   * Rejects when the API cannot be reached.
   */
  fetch(request: Request, about?: { clientAddress?: string; edition?: EditionKey }): Promise<Response>;
  /**
   * The same for the calls of pages, with a limit for what is read. @default by `fetch`, without one, as suits an API in
   * this process
   */
  transport?(request: PlainRequest): Promise<ApiResponse>;
  /** Ends it when the server stops. */
  close(): Promise<void>;
  /**
   * When the next scheduled item becomes public, as far as the API has said, in milliseconds; what is cached of before
   * ends then.
   */
  nextPublication?(): number | null;
  /**
   * Calls back when content has changed, with the table or another word; only the API in this process can tell.
   * Returns how to stop.
   */
  onContentChange?(listener: (table: string) => void): () => void;
  /** Whether changes are heard at the moment. @default they are */
  hearsChanges?(): boolean;
}

/** Paths that belong to the API and not to the pages. */
export const apiPaths = /^\/(?:api|memberApi|img|banner)\/|^\/(?:img_code|readyz|metrics)$/;

/** The response of the API to a request of a browser; where it cannot be reached, one that says so. */
export const responseOfApi = (
  api: ApiAccess,
  request: Request,
  { editionKey, byHost }: ChosenEdition,
  clientAddress: string | undefined,
): Promise<Response> =>
  // Shared caches may store responses by their language and URL, so that a cookie says nothing here.
  api.fetch(request, { clientAddress, edition: byHost ? editionKey : undefined }).catch(() => {
    const edition = editionOfAcceptLanguage(request.headers.get('accept-language')) ?? editionKey;
    const headers = { 'cache-control': 'no-store', 'retry-after': '10' };
    return Response.json({ code: 0, msg: apiMessage('unavailable', edition) }, { status: 502, headers });
  });

/**
 * The redirect to the file that a URL was of on the site that it was imported from; null for others. Another server may
 * have anything at the API's path: what leads elsewhere is none.
 */
export async function oldMediaResponse(api: ApiAccess, request: Request): Promise<Response | null> {
  const { pathname, search, origin } = new URL(request.url);
  if (!isMediaName(pathname)) return null;
  const url = new URL(`${oldMediaPath}?url=${encodeURIComponent(pathname + search)}`, origin);
  const response = await api.fetch(new Request(url, { method: request.method }), {}).catch(() => null);
  const isFound =
    response?.status === LEGACY_STATUS && /^\/img\/media\/[\w.]+$/.test(response.headers.get('location') ?? '');
  if (isFound) return response;
  await response?.body?.cancel();
  return null;
}

/** The sites between which logins are carried, as the API reads them: those of editions that have all of them. */
const accountSitesOf = ({ origins, accountOrigins }: Config): string =>
  ALL_EDITION_KEYS.filter((key) => SITES_WITH_ACCOUNTS.every((site) => accountOrigins[key]?.[site] !== undefined))
    .flatMap((key) =>
      Object.entries({ portal: origins[key], ...accountOrigins[key] }).map(
        ([site, origin]) => `${key}.${site}=${origin}`,
      ),
    )
    .join();

/** The API in this process. It is loaded only here: a portal with an API elsewhere needs no database. */
export async function embeddedApi(config: Config): Promise<ApiAccess> {
  const { readConfig, startApi } = await import('@millwright/api');
  // What only the API knows of is read by it; what both know is as the portal has read it.
  return startApi({
    ...readConfig({
      SITE_ORIGINS: Object.values(config.origins).join(),
      ACCOUNT_SITES: accountSitesOf(config),
      ...process.env,
      DATA_DIR: config.dataDir,
    }),
    ...config,
  });
}
