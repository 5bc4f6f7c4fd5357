import type { Messages } from '@lingui/core';
import type { EditionKey, OwnSite } from '@millwright/domain';
import { serverCatalogs } from '@millwright/i18n/catalogs/server';
import { createEditions, type MillwrightEdition } from '@millwright/i18n/editions';
import { siteChanges } from './site-changes.server.ts';

/** An edition of the site with its copy. */
export interface SiteEdition {
  edition: MillwrightEdition;
  messages: Messages;
  /** What a site of one's own changes in the edition, for the browser; null where the browser's own is right. */
  changes: Partial<MillwrightEdition> | null;
}

const createSiteEdition = (site: OwnSite | null, isDemo: boolean, key: EditionKey): SiteEdition => {
  const built = createEditions({ [key]: site?.sites })[key];
  const changes = siteChanges(built, site, isDemo);
  // The footer is static HTML.
  const { footer: _, ...ofBrowser } = changes;
  return {
    edition: { ...built, ...changes },
    messages: { ...serverCatalogs[key], ...changes.copy },
    changes: site && ofBrowser,
  };
};

let made: { site: OwnSite | null; isDemo: boolean; editions: Record<EditionKey, SiteEdition> } | undefined;

/** The editions of the site. There is one site in a process, so they are made once. */
export function siteEditionsOf(site: OwnSite | null, isDemo: boolean): Record<EditionKey, SiteEdition> {
  if (made?.site !== site || made.isDemo !== isDemo)
    made = {
      site,
      isDemo,
      editions: { cn: createSiteEdition(site, isDemo, 'cn'), en: createSiteEdition(site, isDemo, 'en') },
    };
  return made.editions;
}
