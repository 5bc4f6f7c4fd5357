import { listBanners, topBannerCode } from '@millwright/api-client';
import { useEdition } from '@millwright/i18n/react';
import { FloatingBarLinks } from '@millwright/ui/floating-bar-links';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { SiteFooter, type SiteFooterProps } from '@millwright/ui/site-footer';
import { industriesInMenu } from '@millwright/domain';
import { followCodePath } from '../page/drawn-images.ts';
import type { LoadedShell } from '../../runtime/handle-request.server.tsx';
import { baseInfoOf, partnerLinksOf, section, sectionBudget } from '../page/calls.server.ts';
import type { PageVisit } from '../page/page.server.tsx';
import { subsiteOf } from '../page/subsite-of.server.ts';
import type { Layout, Shell } from './shell.ts';

/** The footer of the edition. */
const Footer = (props: Pick<SiteFooterProps, 'industries' | 'partnerLinks' | 'year'>) => (
  <SiteFooter
    {...props}
    accessibilityHref="/about/accessibility"
    onPhoneHref="/appdownload"
    codeImageUrl={followCodePath(useEdition())}
  />
);

/** What stands around an error page when the shell cannot be loaded: nothing. */
export const bareShell: LoadedShell<Shell> = { shell: { layout: 'empty' }, places: {} };

/** The sub-site of a page that stands in one; null where there is none, which is the page's own to say. */
async function loadSubsite(visit: PageVisit) {
  const subsite = await subsiteOf(visit).catch(() => null);
  if (!subsite) return null;
  const { id, name, slug, children } = subsite.industry;
  const industry = { id, name, slug, children: children.map((one) => ({ id: one.id, name: one.name })) };
  return { industry, childId: subsite.child?.id ?? null };
}

/** Loads what stands around a page. A part that cannot be had is left out: no page fails for its header. */
export async function loadShell(layout: Layout = 'site', visit: PageVisit): Promise<LoadedShell<Shell>> {
  if (layout === 'empty') return bareShell;
  const { client, statics } = visit.scope;
  const [baseInfo, partnerLinks, subsite, banners] = await Promise.all([
    baseInfoOf(visit.scope),
    partnerLinksOf(visit.scope),
    layout === 'subsite' ? loadSubsite(visit) : null,
    layout === 'download' ? null : section(visit.scope, 'banner', listBanners(client, topBannerCode, sectionBudget)),
  ]);
  const industries = baseInfo?.industries ?? [];
  const year = new Date().getFullYear();
  // Children are not among its links, and would be nine tenths of its key.
  const named = industries.map((industry) => ({ ...industry, children: [] }));
  const footer = statics.renderShared('footer', Footer, { industries: named, partnerLinks, year });
  if (layout === 'download') return { shell: { layout }, places: { footer } };
  const places = { footer, 'floating-bar': statics.renderShared('floating-bar', FloatingBarLinks, {}) };
  const hotKeywords = baseInfo?.hotKeywords ?? [];
  if (subsite) return { shell: { layout: 'subsite', hotKeywords, ...subsite }, places };
  return {
    shell: {
      layout: 'site',
      hotKeywords,
      banners: banners?.slice(0, 1) ?? [],
      // Where they could not be had, the menu is there with what it says then.
      hasIndustries: !baseInfo || industriesInMenu(industries).length > 0,
    },
    places: { ...places, industries: statics.renderShared('industries', IndustryMenuList, { industries }) },
  };
}
