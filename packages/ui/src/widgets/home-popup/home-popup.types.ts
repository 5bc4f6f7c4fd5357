import type {
  ArticleSummary,
  Id,
  Industry,
  MagazineIssueSummary,
  VideoSummary,
  WhitePaperSummary,
} from '@millwright/domain';
import type { ChartClock } from '../../behaviours/chart/index.ts';

/** What each list of the pop-up holds. */
export interface HomePopupItems {
  news: ArticleSummary;
  videos: VideoSummary;
  magazines: MagazineIssueSummary;
  whitepapers: WhitePaperSummary;
}

/** A list of the pop-up. */
export type HomePopupKind = keyof HomePopupItems;

/** A page of a list as it comes. */
export interface HomePopupPage<Item> {
  items: readonly Item[];
  /** Items in all pages. */
  total: number;
}

/**
 * Requests a page of a list of an industry; the items a page are those of `HOME_POPUP_ROWS`. It may reject or never
 * settle. The signal says that nobody waits any more.
 */
export type LoadHomePopupList = <Kind extends HomePopupKind>(
  kind: Kind,
  industryId: Id,
  page: number,
  signal: AbortSignal,
) => Promise<HomePopupPage<HomePopupItems[Kind]>>;

/** Where one list stands, as `data-state` says it. */
export type PopupListState =
  /** No industry is chosen yet. */
  | 'idle'
  /** A page is on its way; the page before stays meanwhile. */
  | 'loading'
  /** A page is shown. */
  | 'ready'
  /** The industry has nothing of this kind. */
  | 'empty'
  /** It could not be had. */
  | 'failed';

/** What can happen to one list. */
export type PopupListEvent =
  /** The visitor picks an industry. */
  | { type: 'INDUSTRY.PICKED'; industryId: Id }
  /** The visitor wants others: the next page. */
  | { type: 'REFRESH.WANTED' }
  /** The visitor wants the same page again. */
  | { type: 'RETRY.WANTED' }
  /** The response to the last request. */
  | { type: 'LIST.LOADED'; items: readonly unknown[]; total: number }
  /** There is none. */
  | { type: 'LIST.FAILED' };

/** What a list knows. */
export interface PopupListContext {
  industryId: Id | null;
  /** The page that is shown or on its way. */
  page: number;
  total: number;
  /** What is shown. */
  items: readonly unknown[];
}

/** Where the pop-up stands. */
export type HomePopupState =
  /** Nobody knows whether this session has seen it. */
  | 'undecided'
  /** It has not; the visitor's first move opens it. */
  | 'waiting'
  /** It is open. */
  | 'open'
  /** It was closed, in this page or before. */
  | 'closed';

/** What can happen to the pop-up. */
export type HomePopupEvent =
  /** What the session remembers. */
  | { type: 'SESSION.KNOWN'; wasShown: boolean }
  /** The visitor's first interaction, on a narrow screen the first scroll. */
  | { type: 'VISITOR.MOVED' }
  /** The shared state says that it is open, no matter what opened it. */
  | { type: 'DIALOG.OPENED' }
  /** The shared state says that it is closed. */
  | { type: 'DIALOG.CLOSED' };

/** Remembers for a session that the pop-up was shown. Neither throws. */
export interface HomePopupMemory {
  read: () => boolean;
  write: () => void;
}

/** What the pop-up needs once it opens. */
export interface HomePopupPorts {
  /** First-level industries, in the order shown. */
  industries: readonly Industry[];
  /** Requests a page of a list. */
  load: LoadHomePopupList;
  /** Tells the time. @default the browser's */
  clock?: ChartClock | undefined;
}

/** Props of {@link HomePopup}. */
export interface HomePopupProps extends HomePopupPorts {
  /** Whether it is open; the shared state holds this fact. */
  open: boolean;
  /** The visitor wants to close it. */
  onClose: () => void;
  /** The industry that it opens with; the first one where it is not among the industries. @default 5 (spec §9) */
  initialIndustryId?: Id;
}
