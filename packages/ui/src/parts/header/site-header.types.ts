import type { Member } from '@millwright/domain';
import type { ReactNode } from 'react';
import type { ActiveIndustry, LoadBanner } from '../industries/industry-menu.types.ts';
import type { HeaderFixedRule } from './header-position.ts';

/** A panel of the header. On every screen at most one is open. */
export type HeaderPanel = 'search' | 'industries' | 'menu';

/** Where the header stands. Of these, `data-state` says the four that a visitor can tell apart. */
export type SiteHeaderSituation =
  | 'browsing'
  /** The mouse is on the "All industries" button; looks like `browsing`. */
  | 'approaching'
  | 'searching'
  /** The menu is open until it is closed. */
  | 'inIndustries'
  /** The menu is open as long as the mouse is there; `data-state` says `inIndustries`. */
  | 'inIndustriesByMouse'
  /** The mouse has just left; `data-state` says `inIndustries`. */
  | 'leavingIndustries'
  | 'inMenu';

/** What can happen to the header. */
export type SiteHeaderEvent =
  /** A panel opened: by its button, which needs no JavaScript, or by the machine. */
  | { type: 'PANEL.OPENED'; panel: HeaderPanel }
  /** A panel closed: by its button, its layer, Escape, a press outside, another panel, or the machine. */
  | { type: 'PANEL.CLOSED'; panel: HeaderPanel }
  /** The mouse is over the "All industries" button of a window that opens it on hover. */
  | { type: 'TRIGGER.ENTERED' }
  /** The mouse left that button. */
  | { type: 'TRIGGER.LEFT' }
  /** That button was pressed. */
  | { type: 'TRIGGER.PRESSED' }
  /** The mouse is over the industry menu. */
  | { type: 'MENU.ENTERED' }
  /** The mouse left the industry menu. */
  | { type: 'MENU.LEFT' }
  /** The focus went into the industry menu. */
  | { type: 'MENU.FOCUSED' }
  /** An industry became the active one. */
  | { type: 'INDUSTRY.ACTIVATED'; industry: ActiveIndustry };

/** What the header's machine does to the page. */
export interface SiteHeaderPorts {
  /** Opens the industry menu. Nothing happens if it is open. */
  openIndustries(): void;
  /** Closes the industry menu. Nothing happens if it is closed. */
  closeIndustries(): void;
  /** Requests the banner of a code, whatever comes of it. */
  loadBanner(code: string): void;
}

/** A store that knows the member; zustand's vanilla store of the session is one. */
export interface MemberSource {
  /** The state of the moment. */
  getState(): { readonly member: Member | null };
  /** Calls the listener after each change. Returns the way to stop that. */
  subscribe(listener: () => void): () => void;
}

/** Props of {@link SiteHeader}. */
export interface SiteHeaderProps {
  /** The top banner, above everything. */
  banner?: ReactNode;
  /**
   * What the link to the home page shows, at most 44 px high. The link is named after the site, whatever it shows.
   * @default the mark of Millwright and the name of the site
   */
  logo?: ReactNode;
  /** The links of the main navigation: `<MainNavigation/>`, which may be static. */
  navigation: ReactNode;
  /** The same for narrow screens: `<MobileMenuList/>`, which may be static. */
  mobileNavigation: ReactNode;
  /**
   * The industries with their children: `<IndustryMenuList/>`, which may be static; null on a site without industries.
   */
  industryList: ReactNode;
  /** The form and the hot keywords: `<SearchPanel/>`, which may be static. */
  search: ReactNode;
  /** `<LanguageSwitch/>`. */
  languageSwitch: ReactNode;
  /** Requests an industry's banner, by the code that the API gave. Called at most once for each code. */
  loadBanner: LoadBanner;
  /**
   * What is shown below the children of the active industry on wide screens: `<IndustryHighlights/>`. @default nothing
   */
  renderHighlights?: (industry: ActiveIndustry) => ReactNode;
  /**
   * Who is looking. Read by the member entry alone, so that a change renders nothing else.
   * @default nobody
   */
  session?: MemberSource;
  /** Opens the login dialog. Without it, and before the page is hydrated, the button leads to the member site. */
  onLogin?: () => void;
  /** Logs the member out. Without it there is no logout button. */
  onLogout?: () => void;
  /** When the header is fixed. @default the rule of the site's header */
  fixedRule?: HeaderFixedRule;
}
