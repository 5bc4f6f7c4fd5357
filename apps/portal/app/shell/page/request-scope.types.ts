import type { I18n } from '@lingui/core';
import type { ResponseCache, ApiClient, Transport } from '@millwright/api-client';
import type { AccountOrigins, EditionKey, OwnSite } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import type { SharedStateStore } from '@millwright/ui/shared-state';
import type { RenderedParts, StaticRenderer } from '../../runtime/render-static.server.tsx';
import type { Site } from './app-root.tsx';

/** What the server gives with each request for a page. */
export interface PageRequest {
  /** Edition and origins. */
  site: Site;
  /** What a site of one's own says of itself. @default null: Millwright itself */
  ownSite?: OwnSite | null;
  /** Where the sites with accounts of each edition are. @default below the host of the edition */
  accountOrigins?: Readonly<Record<EditionKey, AccountOrigins>>;
  /** Whether the content is invented, which every page says then. @default false */
  isDemo?: boolean;
  /** Whether codes and notifications can be sent, as far as the settings say. @default true */
  sendsMessages?: boolean;
  /** Reaches the API: in this process, or at another origin. */
  apiFetch: (request: Request) => Promise<Response>;
  /** Makes the calls of pages, where that costs less than `apiFetch`. */
  transport?: Transport;
  /** The cache of its responses in one edition; `onRecall` is called when a stale one is used. */
  memoryOf: (edition: MillwrightEdition['key'], onRecall: () => void) => ResponseCache;
  /** Where rendered parts of pages are stored. @default each is rendered for every request */
  parts?: RenderedParts;
  /** Sanitises an article body. Absent with our own API, which sanitises bodies when they are written. */
  preparedBody: ((html: string, edition: MillwrightEdition['key']) => string) | undefined;
  /** Hosts whose players pages may embed. */
  playerHosts: readonly string[];
  /** Prefix of image URLs in article bodies. */
  imagePrefix: string;
  /** Hosts next to our own sites that `/redirect` leads to without asking. */
  redirectHosts: readonly string[];
  /** Names the request in the log and on error pages. */
  requestId: string;
}

/** Everything that lives as long as one request. */
export interface RequestScope extends PageRequest {
  edition: MillwrightEdition;
  /** What a site of one's own changes in the edition, for the browser; null where nothing. */
  editionChanges: Partial<MillwrightEdition> | null;
  i18n: I18n;
  /** The API in this edition. It sends no cookie: every visitor of an edition gets the same HTML. */
  client: ApiClient;
  /** Shared state of this request's tree. */
  store: SharedStateStore;
  /** Renders what the browser shows and runs no code for. */
  statics: StaticRenderer;
  /** Names of the calls that failed although the page is shown, and `stale` where older responses stand in. */
  degraded: Set<string>;
  /** Ends the calls of the page. */
  deadline: AbortSignal;
}
