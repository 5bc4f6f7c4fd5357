import type { Id, PostForm as Post, PostSide } from '@millwright/domain';
import type { GoodsField } from '@millwright/domain/sourcing';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { DraftStorage, MemberForm, SendOutcome } from '../../behaviours/member-form/index.ts';

/** What the member fills in, as texts. The rows of the specification are JSON: `{label, value}`. */
export type PostField =
  | 'side'
  | 'title'
  | 'text'
  | 'industryId'
  | 'regionId'
  | 'place'
  | 'quantity'
  | 'unit'
  | 'parameters'
  | 'targetDate'
  | 'validUntil'
  | 'incoterm';

/** The running form of a post. */
export type PostState = MemberForm<PostField>;

/** What a post can be filed under. */
export interface PostChoice {
  id: Id;
  name: string;
}

/** Props of {@link PostForm}. */
export interface PostFormProps {
  /** What is chosen at first. @default 'supply' */
  side?: PostSide;
  /** The industries, in the order shown. */
  industries: readonly (PostChoice & {
    /** What kind of goods it has: it decides what suppliers will ask for. @default 'general' */
    goods?: GoodsField;
  })[];
  /** Provinces and countries, in the order shown. @default none can be chosen */
  regions?: readonly PostChoice[];
  /** The day of today in the time zone of the edition, YYYY-MM-DD: no post is wanted or ends before it. */
  today: string;
  /** How members reach the author: the account that other members see. */
  contact: string;
  /**
   * Hands it in. It may reject, which counts as unreachable, or never settle. The key is the same for the same content,
   * so that a post that is sent again after a failure is stored once.
   */
  onSend: (post: Post, key: string) => Promise<SendOutcome>;
  /** Where the member's posts are listed. */
  listHref: string;
  /** Where the draft is stored. It may throw. @default the browser's local storage */
  draftStorage?: (() => DraftStorage) | undefined;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
