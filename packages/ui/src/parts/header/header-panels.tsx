'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/index.ts';
import * as css from './header-panels.css.ts';
import * as parts from './header-parts.css.ts';
import { messages } from './header.messages.ts';
import { mobileMenuId, searchPanelId } from './panel-ids.ts';

/** The buttons that open menu and search; native popovers, so they work before the page is hydrated. */
export const HeaderButtons = () => {
  const { t } = useLingui();
  return (
    <>
      <button className={parts.menuButton} type="button" popoverTarget={mobileMenuId}>
        <Icon name="menu" />
        <span className={parts.words}>{t(messages.menu)}</span>
      </button>
      <button className={parts.searchButton} type="button" popoverTarget={searchPanelId}>
        <Icon name="search" />
        <span className={parts.words}>{t(messages.search)}</span>
      </button>
    </>
  );
};

/** The panel with the search form, and under it a layer over the page that closes it. */
export const SearchPopover = ({ children }: { children: ReactNode }) => (
  <div className={css.searchPanel} id={searchPanelId} popover="auto">
    <div className={css.searchBox}>{children}</div>
    {/* The layer over the page. It closes the panel natively; the keyboard has Escape. */}
    <button
      className={css.layer}
      type="button"
      popoverTarget={searchPanelId}
      popoverTargetAction="hide"
      tabIndex={-1}
      aria-hidden="true"
      data-part="layer"
    />
  </div>
);

/** The panel with the navigation of narrow screens. */
export const MenuPopover = ({ children }: { children: ReactNode }) => (
  <div className={css.mobileMenu} id={mobileMenuId} popover="auto">
    {children}
  </div>
);
