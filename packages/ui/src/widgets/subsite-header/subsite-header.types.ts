import type { Id, Industry } from '@millwright/domain';
import type { ReactNode } from 'react';
import type { SiteHeaderProps } from '../site-header/site-header.types.ts';

/** The industry of a sub-site. */
export interface SubsiteIndustry extends Pick<Industry, 'id' | 'slug' | 'name'> {
  /** Its child industries. */
  children: readonly Pick<Industry, 'id' | 'name'>[];
}

/** Props of {@link SubsiteHeader}; the logo and those about the member are the site header's. */
export interface SubsiteHeaderProps extends Pick<SiteHeaderProps, 'logo' | 'session' | 'onLogin' | 'onLogout'> {
  /** The industry of the sub-site, with its child industries. */
  industry: SubsiteIndustry;
  /** The child industry that is shown. @default none: the industry's own pages */
  currentChildId?: Id | null;
  /** The path of the page, whose entries are marked as current. @default none */
  currentPath?: string;
  /**
   * The sub-site's own page for a path of the navigation; the industry id is added to what it answers. @default the path
   * itself
   */
  pathOf?: (path: string) => string;
  /** `<SearchPanel industryId={industry.id}/>`, which may be static. */
  search: ReactNode;
  /** `<LanguageSwitch names="short"/>`. */
  languageSwitch: ReactNode;
  /** What stands below the navigation of narrow screens, such as the language switch. @default nothing */
  belowNavigation?: ReactNode;
}
