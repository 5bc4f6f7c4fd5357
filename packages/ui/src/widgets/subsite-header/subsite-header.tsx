'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { childIndustryPath, industryPath, type Id, type Industry } from '@millwright/domain';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useChart } from '../../behaviours/chart/index.ts';
import { showCurrentItem } from '../../behaviours/current-item/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { MainNavigation, useHeaderLinks, useNavigation } from '../main-navigation/index.ts';
import { MobileMenuList } from '../mobile-menu/index.ts';
import { HeaderLogo } from '../../parts/header/header-logo.tsx';
import { HeaderButtons, MenuPopover, SearchPopover } from '../../parts/header/header-panels.tsx';
import * as parts from '../../parts/header/header-parts.css.ts';
import { isSubsiteHeaderFixed } from '../../parts/header/header-position.ts';
import { watchHeaderPosition } from '../../parts/header/header-scroll.ts';
import { HeaderUtility } from '../../parts/header/header-utility.tsx';
import { MemberEntry, useMember } from '../../parts/header/member-entry.tsx';
import { shownState, siteHeaderChart } from '../../parts/header/site-header.machine.ts';
import { attachSiteHeader } from '../../parts/header/site-header.dom.ts';
import type { SiteHeaderProps } from '../../parts/header/site-header.types.ts';
import * as css from './subsite-header.css.ts';

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
   * The sub-site's own page for a path of the navigation; the industry id is added to what it returns. @default the
   * path itself
   */
  pathOf?: (path: string) => string;
  /** `<SearchPanel industryId={industry.id}/>`, which may be static. */
  search: ReactNode;
  /** `<LanguageSwitch names="short"/>`. */
  languageSwitch: ReactNode;
  /** What stands below the navigation of narrow screens, such as the language switch. @default nothing */
  belowNavigation?: ReactNode;
}

/** Copy of the sub-site's header. */
const messages = {
  /** Names the list of the child industries. */
  children: (industry: string) => msg`${industry}: fields`,
  /** Leads to the page of the whole industry. */
  overview: msg`Overview`,
} as const;

// The search may be rendered by the server alone; its styles come with the header that holds it.
import '../../parts/search/search-panel.css.ts';

const nothing = () => undefined;
/** There is no industry menu here, so nothing of it is ever requested. */
const withoutIndustries = { openIndustries: nothing, closeIndustries: nothing, loadBanner: nothing };
const never = () => false;

/** The child industries, scrolled to the current one. */
const Fields = ({
  industry,
  currentChildId,
  currentPath,
}: Pick<SubsiteHeaderProps, 'industry' | 'currentChildId' | 'currentPath'>) => {
  const { t } = useLingui();
  const fields = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);
  const own = industryPath(industry);
  useEffect(() => {
    if (fields.current) showCurrentItem(fields.current, isFirst.current);
    isFirst.current = false;
  }, [own, currentChildId, currentPath]);
  if (industry.children.length === 0) return null;
  return (
    <nav className={css.fields} aria-label={t(messages.children(industry.name))}>
      <ul className={css.fieldList} ref={fields}>
        <li>
          <Link className={css.field} href={own} aria-current={currentPath === own ? 'page' : undefined}>
            {t(messages.overview)}
          </Link>
        </li>
        {industry.children.map((child) => (
          <li key={child.id}>
            <Link
              className={css.field}
              href={childIndustryPath(industry, child.id)}
              aria-current={child.id === currentChildId ? 'page' : undefined}
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/**
 * The header of a sub-site (spec §2 Subsite header): the industry with its children, the navigation and the search with
 * the site id, the ways to log in, the languages. It scrolls away; beyond 250 px its navigation comes back and stays,
 * on a narrow screen beyond 150 px the row with the industry (spec §4 Scroll behaviour).
 */
export const SubsiteHeader = (props: SubsiteHeaderProps) => {
  const { industry, currentChildId = null, currentPath, pathOf } = props;
  const entries = useNavigation(industry.id, pathOf);
  const links = useHeaderLinks(industry.id, pathOf);
  const member = useMember(props.session);
  const header = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const navbar = useRef<HTMLDivElement>(null);
  const [{ state }, actor] = useChart(() => siteHeaderChart(withoutIndustries));

  useLayoutEffect(() => attachSiteHeader(header.current!, { send: actor.send, isOpenByHover: never }), [actor]);
  useEffect(
    // The navigation bar is not shown on narrow screens; there the row of the industry is the first that stays.
    () =>
      watchHeaderPosition(
        header.current!,
        () => (navbar.current!.offsetHeight > 0 ? navbar.current! : bar.current!),
        isSubsiteHeaderFixed,
      ),
    [],
  );

  const own = industryPath(industry);
  return (
    <header className={css.root} ref={header} data-state={shownState(state)}>
      <HeaderUtility languageSwitch={props.languageSwitch} links={links} />
      <div className={css.bar} ref={bar} data-member={member ? '' : undefined}>
        <HeaderLogo>{props.logo}</HeaderLogo>
        <div className={css.name}>
          <Link className={css.nameLink} href={own}>
            {industry.name}
          </Link>
        </div>
        <HeaderButtons />
        <div className={parts.member}>
          <MemberEntry session={props.session} onLogin={props.onLogin} onLogout={props.onLogout} />
        </div>
      </div>
      <Fields industry={industry} currentChildId={currentChildId} currentPath={currentPath} />
      <div className={css.navbar} ref={navbar}>
        <div className={css.navbarInner}>
          <MainNavigation entries={entries} currentPath={currentPath} />
        </div>
      </div>
      <SearchPopover>{props.search}</SearchPopover>
      <MenuPopover>
        <MobileMenuList entries={entries} links={links} currentPath={currentPath}>
          {props.belowNavigation}
        </MobileMenuList>
      </MenuPopover>
    </header>
  );
};
