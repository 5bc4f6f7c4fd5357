'use client';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChart } from '../../behaviours/chart/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as menuCss from '../../parts/industries/industry-menu.css.ts';
import { ActiveIndustryBanner } from './active-industry-banner.tsx';
import { HeaderLogo } from '../../parts/header/header-logo.tsx';
import { HeaderButtons, MenuPopover, SearchPopover } from '../../parts/header/header-panels.tsx';
import * as parts from '../../parts/header/header-parts.css.ts';
import { industryPanelId } from '../../parts/header/panel-ids.ts';
import { isHeaderFixed } from '../../parts/header/header-position.ts';
import { watchHeaderPosition } from '../../parts/header/header-scroll.ts';
import { HeaderUtility } from '../../parts/header/header-utility.tsx';
import { createIndustryBanners } from '../../parts/industries/industry-banners.ts';
import { MemberEntry, useMember } from '../../parts/header/member-entry.tsx';
import { isOpenByMouse, shownState, siteHeaderChart } from '../../parts/header/site-header.machine.ts';
import * as css from './site-header.css.ts';
import { attachSiteHeader, industriesButtonId, setOpen } from '../../parts/header/site-header.dom.ts';
import { messages } from '../../parts/header/header.messages.ts';
import type { SiteHeaderProps } from '../../parts/header/site-header.types.ts';

// The parts below may be rendered by the server alone, so that no module of theirs reaches the browser. Their styles
// come with the header that holds them.
import '../../primitives/industry-icon/industry-icon.css.ts';
import '../../parts/navigation/main-navigation.css.ts';
import '../../parts/navigation/mobile-menu.css.ts';
import '../../parts/search/search-panel.css.ts';

const IndustriesButton = () => {
  const { t } = useLingui();
  return (
    <button className={css.industriesButton} type="button" id={industriesButtonId} popoverTarget={industryPanelId}>
      <Icon name="grid" />
      <span className={parts.words}>{t(messages.industries)}</span>
    </button>
  );
};

/**
 * The header of every page (spec §2 Header, §4). Its panels are native popovers, so they open before hydration and
 * without JavaScript; the machine follows them and adds the mouse and the banners.
 */
export const SiteHeader = (props: SiteHeaderProps) => {
  const { loadBanner, fixedRule = isHeaderFixed } = props;
  const { t } = useLingui();
  const member = useMember(props.session);
  const header = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [banners] = useState(() => createIndustryBanners(loadBanner));
  const [{ state, context }, actor] = useChart(() =>
    siteHeaderChart({
      openIndustries: () => setOpen(menu.current, true),
      closeIndustries: () => setOpen(menu.current, false),
      loadBanner: banners.load,
    }),
  );

  useEffect(() => banners.loadBy(loadBanner), [banners, loadBanner]);
  // Before the next frame, so that there is no moment in which the header looks hydrated and is not.
  useLayoutEffect(
    () =>
      attachSiteHeader(header.current!, {
        send: actor.send,
        isOpenByHover: () => isOpenByMouse(actor.snapshot().state),
      }),
    [actor],
  );
  useEffect(() => watchHeaderPosition(header.current!, () => bar.current!, fixedRule), [fixedRule]);

  return (
    <header
      className={props.banner ? `${css.root} ${css.withBanner}` : css.root}
      ref={header}
      data-state={shownState(state)}
    >
      {props.banner}
      <HeaderUtility languageSwitch={props.languageSwitch} />
      <div className={css.bar} ref={bar} data-member={member ? '' : undefined}>
        <HeaderLogo>{props.logo}</HeaderLogo>
        <HeaderButtons />
        <div className={parts.member}>
          <MemberEntry session={props.session} onLogin={props.onLogin} onLogout={props.onLogout} />
        </div>
        {props.industryList && <IndustriesButton />}
        <div className={css.navigation}>{props.navigation}</div>
      </div>

      <SearchPopover>{props.search}</SearchPopover>
      {props.industryList && (
        <div className={css.industryPanel} id={industryPanelId} popover="auto" ref={menu}>
          <nav className={menuCss.menu} aria-label={t(messages.industries)}>
            <div className={menuCss.listBox}>{props.industryList}</div>
            {context.active && props.renderHighlights?.(context.active)}
            <div className={menuCss.bannerBox}>
              {context.active ? (
                <ActiveIndustryBanner industry={context.active} actor={banners.of(context.active.bannerCode)} />
              ) : null}
            </div>
          </nav>
        </div>
      )}
      <MenuPopover>{props.mobileNavigation}</MenuPopover>
    </header>
  );
};
