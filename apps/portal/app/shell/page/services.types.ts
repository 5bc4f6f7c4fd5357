import type { Banner, BaseInfo, Member } from '@millwright/domain';
import type { HomePopupPorts } from '@millwright/ui/home-popup';
import type { LoginPorts } from '@millwright/ui/login-dialog';
import type { SuggestPort } from '@millwright/ui/search-panel';
import type { MemberServices } from '../islands/member-services.ts';

/** What a page calls once it is hydrated, whatever the visitor does. */
export interface VisitServices {
  /** Who is looking; null is a visitor. */
  loadMember(): Promise<Member | null>;
  /** Records a page view. */
  recordView(path: string): Promise<void>;
}

/** What menus show. */
export interface MenuServices {
  /** The first banner of a place; null where it has none. */
  loadBanner(code: string): Promise<Banner | null>;
  /** The banner above the header. */
  loadTopBanner(): Promise<Banner | null>;
  /** Industries, hot keywords and settings. */
  loadBaseInfo(): Promise<BaseInfo>;
}

/** Logging in and out. */
export interface LoginServices {
  /** What the login dialog calls. */
  loadLoginCalls(): Promise<Omit<LoginPorts, 'onSuccess'>>;
  /** Logs the member out. */
  logout(): Promise<void>;
}

/** What islands call. */
interface IslandServices {
  /** What pages do for members; fetched with the first use. */
  forMembers(): Promise<MemberServices>;
  /** What the home pop-up lists. */
  loadHomePopupLists(): Promise<HomePopupPorts['load']>;
  /** What may be meant by a keyword that is being typed. */
  suggest: SuggestPort;
}

/** What a page queries the API for in the browser. A failure rejects, and nothing is shown of it. */
export interface BrowserServices extends VisitServices, MenuServices, LoginServices, IslandServices {}
