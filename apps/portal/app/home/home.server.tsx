import { msg } from '@lingui/core/macro';
import { JsonLd } from '../site/json-ld.server.tsx';
import { pageHead } from '../site/page-head.server.ts';
import type { RequestScope } from '../site/request-scope.server.tsx';
import { loadHome } from './home-data.server.ts';
import { HomePage } from './home-page.server.tsx';

/** Loads and prints the home page. */
export async function loadHomeRoute(scope: RequestScope) {
  const { edition, i18n, printer, site } = scope;
  const home = await loadHome(scope);
  const siteName = i18n._(edition.siteName);
  const head = pageHead(scope, {
    title: home.settings?.title || siteName,
    wholeTitle: true,
    description:
      home.settings?.description || i18n._(msg`News, suppliers and products for industrial buyers and engineers.`),
    keywords: home.settings?.keywords,
    path: '/',
  });
  const structured = {
    '@type': 'WebSite',
    name: siteName,
    url: `${site.origins[site.editionKey]}/`,
    inLanguage: edition.lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site.origins[site.editionKey]}/search?type=news&keyword={keyword}`,
      'query-input': 'required name=keyword',
    },
  };
  const page = printer.print(
    'home',
    <>
      <HomePage home={home} title={siteName} />
      <JsonLd data={structured} />
    </>,
    home.madeOf,
  );
  return { head, page };
}
