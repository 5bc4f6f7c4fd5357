import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Industry, OwnSite } from '@millwright/domain';
import { SectionHeading } from '@millwright/ui/section-heading';
import { SiteMap } from '@millwright/ui/site-map';
import { baseInfoOf } from '../../shell/page/calls.server.ts';
import { renderPage, type PageLoader } from '../../shell/page/page.server.tsx';
import { hasPage } from '../../shell/page/site-editions.server.ts';

function SitemapsPage({
  title,
  industries,
  site,
}: {
  title: string;
  industries: readonly Industry[];
  site: OwnSite | null;
}) {
  const { t } = useLingui();
  const pages = [
    { name: t`Newswire`, href: '/articles/newswire' },
    { name: t`Directory of exhibitions`, href: '/tradeshow/directories' },
    { name: t`Innovation meeting`, href: '/meeting/innovation' },
    { name: t`White paper policy`, href: '/whitepapers/policy' },
    { name: t`My favourites`, href: '/favourites' },
    { name: t`RSS`, href: '/rss' },
    { name: t`Atom`, href: '/atom' },
  ].filter(({ href }) => hasPage(site, href));
  return (
    <>
      <SectionHeading title={title} level={1} />
      <SiteMap industries={industries} pages={pages} />
    </>
  );
}

/** Loads and renders the map of the site for readers. */
export const loadSitemaps: PageLoader = async ({ scope }) => {
  const title = scope.i18n._(msg`Sitemap`);
  return renderPage(scope, {
    name: 'sitemaps',
    title,
    description: scope.i18n._(msg`Every section and every industry of the site on one page.`),
    path: '/sitemaps',
    schema: 'CollectionPage',
    content: (
      <SitemapsPage
        title={title}
        industries={(await baseInfoOf(scope))?.industries ?? []}
        site={scope.ownSite ?? null}
      />
    ),
  });
};
