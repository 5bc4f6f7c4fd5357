import { setupI18n } from '@lingui/core';
import { createApiClient, trustedHtml, type ApiClient } from '@millwright/api-client';
import { createPhraseBreaker, keepUnits, type EditionKey, type HtmlLang, type PhraseBreaker } from '@millwright/domain';
import { PhrasesProvider } from '@millwright/ui/headline';
import { createSharedState } from '@millwright/ui/shared-state';
import type { ReactNode } from 'react';
import { createStaticRenderer } from '../../runtime/render-static.server.tsx';
import { AppRoot } from './app-root.tsx';
import { pageBudget } from './calls.server.ts';
import type { PageRequest, RequestScope } from './request-scope.types.ts';
import { siteEditionsOf } from './site-editions.server.ts';

const chinese = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** What breaks headlines into phrases, by language. */
const phraseBreakers: Readonly<Partial<Record<HtmlLang, PhraseBreaker>>> = {
  en: keepUnits,
  'zh-CN': createPhraseBreaker((text) => Array.from(chinese.segment(text), ({ segment }) => segment)),
};

type Requesting = PageRequest & Pick<RequestScope, 'degraded' | 'deadline'>;

function clientFor({
  site,
  apiFetch,
  transport,
  memoryOf,
  imagePrefix,
  preparedBody,
  degraded,
  deadline,
}: Requesting): ApiClient {
  const { editionKey, origins } = site;
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
  const none = async () => null;
  const store = createSharedState({ loadMember: none, loadTopBanner: none, loadBaseInfo: none });
  const within = (content: ReactNode) => (
    <AppRoot site={site} imagePrefix={page.imagePrefix} edition={edition} i18n={i18n} store={store}>
      <PhrasesProvider value={phraseBreakers[edition.lang] ?? null}>{content}</PhrasesProvider>
    </AppRoot>
  );
  const statics = createStaticRenderer(within, `${edition.key}${site.byHost ? '' : '~'}`, page.parts);
  return { ...requesting, edition, editionChanges: changes, i18n, client, store, statics };
}
