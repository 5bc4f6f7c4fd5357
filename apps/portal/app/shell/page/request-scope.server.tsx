import { setupI18n, type I18n } from '@lingui/core';
import {
  createApiClient,
  trustedHtml,
  type ApiClient,
  type ResponseCache,
  type Transport,
} from '@millwright/api-client';
import { createPhraseBreaker, keepUnits, type EditionKey, type HtmlLang, type PhraseBreaker } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { PhrasesProvider } from '@millwright/ui/headline';
import { createSharedState, type SharedStateStore } from '@millwright/ui/shared-state';
import type { ReactNode } from 'react';
import { createStaticRenderer, type RenderedParts, type StaticRenderer } from '../../runtime/render-static.server.tsx';
import { AppRoot } from './app-root.tsx';
import { siteEditionsOf, type SiteFacts } from './site-editions.server.ts';

/** What the server gives with each request for a page. */
export interface PageRequest extends SiteFacts {
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

/** How long the calls of a page may take together, from its beginning. */
export const pageBudget = { timeout: 2800 };

const chinese = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** What breaks headlines into phrases, by language. */
const phraseBreakers: Readonly<Partial<Record<HtmlLang, PhraseBreaker>>> = {
  en: keepUnits,
  'zh-CN': createPhraseBreaker((text) => Array.from(chinese.segment(text), ({ segment }) => segment)),
};

function clientFor(page: PageRequest & Pick<RequestScope, 'degraded' | 'deadline'>): ApiClient {
  const { apiFetch, transport, memoryOf, preparedBody, degraded, deadline } = page;
  const { editionKey, origins, imagePrefix } = page.site;
  return createApiClient({
    fetch: apiFetch,
    transport,
    cache: memoryOf(editionKey, () => degraded.add('stale')),
    deadline,
    // The API gateway, which fetches, retries by itself and has limited the size.
    retries: 0,
    largestBody: Infinity,
    baseUrl: origins[editionKey],
    edition: editionKey,
    imagePrefix,
    ownOrigins: Object.values(origins),
    prepareHtml: preparedBody ? (html) => preparedBody(html, editionKey) : trustedHtml,
  });
}

/** The API in the other edition, for what a page shows of it. */
export const clientOfEdition = (scope: RequestScope, editionKey: EditionKey): ApiClient =>
  clientFor({ ...scope, site: { ...scope.site, editionKey } });

/** Builds the scope of one request. */
export function createRequestScope(page: PageRequest): RequestScope {
  const { site } = page;
  const { edition, messages, changes } = siteEditionsOf(page)[site.editionKey];
  // An instance of its own for each request, around the one catalog: copying that took a twentieth of a page.
  const i18n = setupI18n({
    locale: edition.key,
    locales: [edition.lang],
    messages: { [edition.key]: messages },
  });
  const requesting = { ...page, degraded: new Set<string>(), deadline: AbortSignal.timeout(pageBudget.timeout) };
  const client = clientFor(requesting);
  // Server HTML is the same for everybody: nothing of it is in the shared state.
  const store = createSharedState({ loadMember: async () => null });
  const within = (content: ReactNode) => (
    <AppRoot imagePrefix={site.imagePrefix} edition={edition} i18n={i18n} store={store}>
      <PhrasesProvider value={phraseBreakers[edition.lang] ?? null}>{content}</PhrasesProvider>
    </AppRoot>
  );
  const statics = createStaticRenderer(within, `${edition.key}${site.byHost ? '' : '~'}`, page.parts);
  return { ...requesting, edition, editionChanges: changes, i18n, client, store, statics };
}
