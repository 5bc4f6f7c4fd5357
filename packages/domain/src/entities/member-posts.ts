import type { Id } from './entities.ts';
import type { Incoterm } from './enquiries.ts';
import type { Fact, PostSide } from './sourcing.ts';

/** What a post of a member may hold at most. Texts in characters. */
export const POST_LIMITS = {
  title: 120,
  text: 4000,
  place: 100,
  unit: 40,
  /** Rows of its specification. */
  specification: 30,
  /** Links in title and text together. */
  links: 3,
  /** How many days it can be valid. */
  validDays: 365,
  quantity: 1_000_000_000,
} as const;

/** How many days a post is valid where nothing is said. */
export const POST_VALID_DAYS = 90;

/** Where a post of a member stands. */
export const MEMBER_POST_STATES = ['waiting', 'published', 'refused', 'withdrawn', 'expired'] as const;
/** Where a post of a member stands. */
export type MemberPostState = (typeof MEMBER_POST_STATES)[number];

/** What a member offers or looks for. Texts are plain. */
export interface PostForm {
  side: PostSide;
  title: string;
  text: string;
  industryId: Id | null;
  regionId: Id | null;
  /** Where the goods are, or where they are wanted; empty where it does not matter. */
  place: string;
  /** How much; 0 where it is open to agreement. */
  quantity: number;
  /** What the quantity counts. */
  unit: string;
  specification: Fact[];
  /** When it is available or wanted, YYYY-MM-DD. */
  targetDate: string | null;
  /** The last day on which it is valid, YYYY-MM-DD; null for 90 days from now. */
  validUntil: string | null;
  incoterm: Incoterm | null;
}

/** A post of a member, as its author sees it. */
export interface MemberPost {
  id: Id;
  /** Where it is in the supply hall; null where it is not there. */
  entryId: Id | null;
  side: PostSide;
  title: string;
  state: MemberPostState;
  /** Why it was refused; empty where it was not. */
  reason: string;
  /** ISO 8601 instant. */
  sentAt: string;
  /** ISO 8601 instant after which it is no longer valid. */
  validUntil: string;
}

const link =
  /(?:https?:|www\.)[^\s<>"']+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|cn|net|org|info|biz|top|xyz|shop|io|ru)\b/giu;

/** How many links a text holds, however they are written. Pure. */
export const linksIn = (text: string): number => text.normalize('NFKC').match(link)?.length ?? 0;
