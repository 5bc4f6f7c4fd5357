import type { Banner, Id } from '@millwright/domain';
import type { SubsiteHeaderProps } from '@millwright/ui/subsite-header';
import { useShownPage } from '../../runtime/shown-page.ts';

/** What stands around a page (spec §2 Layouts). */
export type Layout = Shell['layout'];

/** Header, floating bar, footer and login dialog around a page. */
export interface SiteShell {
  layout: 'site';
  banners: readonly Banner[];
  hotKeywords: readonly string[];
  /** Whether there are industries for the menu to show. */
  hasIndustries: boolean;
}

/** The same with the header of an industry's sub-site. */
export interface SubsiteShell {
  layout: 'subsite';
  hotKeywords: readonly string[];
  industry: SubsiteHeaderProps['industry'];
  /** The child industry that is shown; null for the industry itself. */
  childId: Id | null;
}

/** The frame of a page as the browser receives it: in the Download layout a footer, in the Empty one nothing. */
export type Shell = SiteShell | SubsiteShell | { layout: 'download' } | { layout: 'empty' };

/** What stands around the page that is shown. A frame knows which layout it is of: it never changes in a document. */
export const useShell = <Known extends Shell = Shell>(): Known =>
  useShownPage<Known, Known>((shown) => shown.page.shell);
