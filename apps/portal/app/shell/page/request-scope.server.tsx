import { setupI18n } from '@lingui/core';
import {
  createApiClient,
  getBaseInfo,
  listBanners,
  topBannerCode,
  trustedHtml,
  type ApiClient,
} from '@millwright/api-client';
import { prepareArticleHtml } from '@millwright/api/sanitize-html';
import { apiMessage } from '@millwright/i18n/api-messages';
import { serverCatalogs } from '@millwright/i18n/catalogs/server';
import { editions } from '@millwright/i18n/editions';
import { PhrasesProvider } from '@millwright/ui/headline';
import { createSharedState } from '@millwright/ui/shared-state';
import type { ReactNode } from 'react';
import { createStaticRenderer } from '../../runtime/render-static.server.tsx';
import { AppRoot } from './app-root.tsx';
import { pageBudget, section, sectionBudget } from './calls.server.ts';
import { phraseBreakers } from './phrases.server.ts';
import type { PageRequest, RequestScope } from './request-scope.types.ts';

type Asking = PageRequest & Pick<RequestScope, 'degraded' | 'deadline'>;

function clientFor({
  site,
  apiFetch,
  exchange,
  memoryOf,
  imagePrefix,
  playerHosts,
  ownApi,
  preparedBody,
  degraded,
  deadline,
}: Asking): ApiClient {
  const { editionKey, origins } = site;
  const labels = { table: apiMessage('wideTable', editionKey), video: apiMessage('embeddedVideo', editionKey) };
  return createApiClient({
    fetch: apiFetch,
    exchange,
    memory: memoryOf(editionKey, () => degraded.add('stale')),
    deadline,
    // The API gateway, which fetches, retries by itself and has limited the size.
    retries: 0,
    largestBody: Infinity,
    baseUrl: origins[editionKey],
    edition: editionKey,
    imagePrefix,
    ownOrigins: Object.values(origins),
    prepareHtml: ownApi
      ? trustedHtml
      : (html) => preparedBody?.(html, editionKey) ?? prepareArticleHtml(html, { imagePrefix, playerHosts, labels }),
  });
}

/** The API in the other edition, for what a page shows of it. */
export const clientOfTwin = (scope: RequestScope): ApiClient =>
  clientFor({ ...scope, site: { ...scope.site, editionKey: editions[scope.site.editionKey].twin } });

/** Builds the scope of one request. */
export function createRequestScope(page: PageRequest): RequestScope {
  const { site } = page;
  const edition = editions[site.editionKey];
  // An instance of its own for each request, around the one catalog: copying that took a twentieth of a page.
  const i18n = setupI18n({
    locale: edition.key,
    locales: [edition.lang],
    messages: { [edition.key]: serverCatalogs[edition.key] },
  });
  const asking = { ...page, degraded: new Set<string>(), deadline: AbortSignal.timeout(pageBudget.timeout) };
  const client = clientFor(asking);
  const store = createSharedState({
    // Server HTML is the same for everybody; the browser asks who is looking.
    loadMember: async () => null,
    loadTopBanner: async () =>
      (await section(scope, 'banner', listBanners(client, topBannerCode, sectionBudget)))?.[0] ?? null,
    loadBaseInfo: () => section(scope, 'baseinfo', getBaseInfo(client, sectionBudget)),
  });
  const within = (content: ReactNode) => (
    <AppRoot site={site} imagePrefix={page.imagePrefix} edition={edition} i18n={i18n} store={store}>
      <PhrasesProvider value={phraseBreakers[edition.lang] ?? null}>{content}</PhrasesProvider>
    </AppRoot>
  );
  const statics = createStaticRenderer(within, `${edition.key}${site.byHost ? '' : '~'}`, page.parts);
  const scope: RequestScope = { ...asking, edition, i18n, client, store, statics };
  return scope;
}
