import { msg } from '@lingui/core/macro';
import { searchPath } from '@millwright/domain';
import { JsonLd, publisherData } from '../../shell/page/structured-data.server.tsx';
import { pageHead } from '../../shell/page/page-head.server.tsx';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import { loadHome } from './home-data.server.ts';
import { HomePage, type HomePageProps } from './home-page.server.tsx';
import { missingParts } from './missing-parts.server.ts';

/** The page with what it says to search engines. */
const Home = ({ structured, ...page }: HomePageProps & { structured: object }) => (
  <>
    <HomePage {...page} />
    <JsonLd data={structured} />
  </>
);

/** Loads and renders the home page. */
export async function loadHomeRoute({ scope }: Pick<PageVisit, 'scope'>) {
  const { edition, i18n, statics, site, ownSite } = scope;
  const home = await loadHome(scope);
  const siteName = i18n._(edition.siteName);
  const head = pageHead(scope, {
    title: home.settings?.title || siteName,
    wholeTitle: true,
    description:
      home.settings?.description ||
      (ownSite
        ? i18n._(edition.welcome)
        : i18n._(msg`News, suppliers and products for industrial buyers and engineers.`)),
    keywords: home.settings?.keywords,
    path: '/',
  });
  const origin = site.origins[site.editionKey];
  const structured = {
    '@type': 'WebSite',
    name: siteName,
    description: head.description,
    url: `${origin}/`,
    inLanguage: edition.lang,
    publisher: publisherData(origin, siteName),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath}?type=news&keyword={keyword}` },
      'query-input': 'required name=keyword',
    },
  };
  const missing = missingParts(scope, home);
  return { head, main: statics.renderShared('home', Home, { home, title: siteName, missing, structured }) };
}
