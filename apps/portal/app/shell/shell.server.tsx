import type { Banner, Industry } from '@millwright/domain';
import { FloatingBarLinks } from '@millwright/ui/floating-bar-links';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { SiteFooter } from '@millwright/ui/site-footer';
import type { StaticPart } from '../alive/static.tsx';
import { followCodePath } from '../machine-read/follow-code.server.ts';
import { baseInfoOf, friendlyLinksOf } from '../site/calls.server.ts';
import type { RequestScope } from '../site/request-scope.server.tsx';

/** What header and footer of every page need. */
export interface ShellData {
  banners: Banner[];
  hotKeywords: string[];
  /** The list of the "All industries" menu. */
  industries: StaticPart;
  footer: StaticPart;
  /** The bar at the edge of the page. */
  floatingBar: StaticPart;
}

const noIndustries: readonly Industry[] = [];

/** Loads the shell. A part that cannot be had is left out: no page fails for its header. */
export async function loadShell(scope: RequestScope): Promise<ShellData> {
  const { store, site, edition, printer } = scope;
  const [baseInfo, friendlyLinks] = await Promise.all([
    baseInfoOf(scope),
    friendlyLinksOf(scope),
    store.actions.loadTopBanner(site.editionKey),
  ]);
  const banner = store.getState().topBanner[site.editionKey];
  const industries = baseInfo?.industries ?? noIndustries;
  const year = new Date().getFullYear();
  return {
    banners: banner ? [banner] : [],
    hotKeywords: baseInfo?.hotKeywords ?? [],
    industries: printer.print('industries', <IndustryMenuList industries={industries} />, [industries]),
    footer: printer.print(
      'footer',
      <SiteFooter
        industries={industries}
        friendlyLinks={friendlyLinks}
        year={year}
        codePicture={followCodePath(edition)}
      />,
      [industries, friendlyLinks, year],
    ),
    floatingBar: printer.print('floating-bar', <FloatingBarLinks />, []),
  };
}
