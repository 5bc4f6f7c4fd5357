import type { Banner, BaseInfo, Member } from '@millwright/domain';
import type { LoginPorts } from '@millwright/ui/login-dialog';
import type { SuggestPort } from '@millwright/ui/search-panel';
import type { MemberServices } from '../islands/member-services.ts';

/** Calls that a page makes only for something that the visitor does. A failure rejects. */
export interface OnDemandServices {
  /** The banner above the header. */
  loadTopBanner(): Promise<Banner | null>;
  /** Industries, hot keywords and settings. */
  loadBaseInfo(): Promise<BaseInfo>;
  /** What the login dialog calls. */
  loadLogin(): Promise<Omit<LoginPorts, 'onSuccess'>>;
  /** Logs the member out. */
  logout(): Promise<void>;
}

/** What islands call. */
interface IslandServices {
  /** What pages do for members; fetched with the first use. */
  forMembers(): Promise<MemberServices>;
  /** What may be meant by a keyword that is being typed. */
  suggest: SuggestPort;
}

/** What a page asks the API for once it is hydrated. A failure rejects, and nothing is shown of it. */
export interface BrowserServices extends OnDemandServices, IslandServices {
  /** The first banner of a place; null where it has none. */
  loadBanner(code: string): Promise<Banner | null>;
  /** Who is looking; null is a visitor. */
  loadMember(): Promise<Member | null>;
  /** Records a page view. */
  recordView(path: string): Promise<void>;
}
