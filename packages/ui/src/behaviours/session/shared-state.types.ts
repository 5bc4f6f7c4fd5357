import type { Banner, BaseInfo, Member } from '@millwright/domain';
import type { StoreApi } from 'zustand/vanilla';

/** Whether a dialog is shown. */
export type DialogVisibility = 'closed' | 'open';

/** The facts that the specification calls shared (spec §4, §7). Each of them lives here and nowhere else. */
export interface SharedState {
  /** Who is logged in; null for a visitor, and until it is known. */
  readonly member: Member | null;
  /** The login dialog. */
  readonly loginDialog: DialogVisibility;
  /** The home pop-up. */
  readonly homeDialog: DialogVisibility;
  /** The top banner by edition: null where there is none, absent until it was requested. */
  readonly topBanner: Readonly<Record<string, Banner | null | undefined>>;
  /** First-level industries, hot keywords and settings by edition, absent until they were requested. */
  readonly baseInfo: Readonly<Record<string, BaseInfo | undefined>>;
}

/** A member's profile as it comes: only one with an id says that somebody is logged in. */
export type ProfileResponse = (Partial<Member> & object) | null | undefined;

/** How the shared state learns its facts. A port may throw or reject: what is known then stays. */
export interface SharedStatePorts {
  /** `GET /api/userinfo`. */
  loadMember: () => Promise<ProfileResponse>;
  /** The first top banner of an edition; null where there is none. @default it stays unknown */
  loadTopBanner?: (edition: string) => Promise<Banner | null>;
  /** `GET /api/baseinfo` of an edition; null where it could not be had. @default it stays unknown */
  loadBaseInfo?: (edition: string) => Promise<BaseInfo | null>;
}

/** What can be done to the shared state. No method throws, no promise rejects. */
export interface SharedStateActions {
  /** Shows the login dialog. */
  openLoginDialog: () => void;
  closeLoginDialog: () => void;
  /** Shows the home pop-up. */
  openHomeDialog: () => void;
  closeHomeDialog: () => void;
  /** Loads who is logged in. Of several requests the last one's response counts. */
  loadMember: () => Promise<void>;
  /** Takes a profile as who is logged in. */
  setMember: (profile: ProfileResponse) => void;
  /** Requests the top banner of an edition, unless it is known or on its way. */
  loadTopBanner: (edition: string) => Promise<void>;
  /** Requests the base info of an edition, unless it is known or on its way. */
  loadBaseInfo: (edition: string) => Promise<void>;
}

/** The shared state of one app root: a zustand store with its actions next to it. */
export interface SharedStateStore extends Pick<StoreApi<SharedState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Whether somebody is logged in, or may be: the question is under way. What is for members is sent then, and the server
   * says whether it is one.
   */
  readonly mayBeMember: () => boolean;
  readonly actions: SharedStateActions;
}
