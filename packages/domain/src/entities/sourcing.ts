import type { FacetCount, Id, Page } from './entities.ts';

/** Something that is named and can be gone to: the supplier of a product, the magazine of an issue. */
export interface EntryReference {
  id: Id;
  title: string;
  /** Address of the picture; null where there is none. */
  image: string | null;
}

/** What lists show of a video, a paper, a supplier and everything else that is neither article nor magazine issue. */
export interface EntrySummary extends EntryReference {
  brief: string;
  industryId: Id | null;
  /** ISO 8601 instant; of a trade show, the start of its first day. */
  publishedAt: string;
  /** The supplier of a product or video; null where there is none. */
  owner: EntryReference | null;
  /** Province or country; null where none is named. */
  region: { id: Id; name: string } | null;
  featured: boolean;
}

/** What every page of an entry shows beside its own facts. */
export interface EntryPage {
  /** Plain text, one item a paragraph. */
  paragraphs: string[];
  /** Others of its kind and industry, the latest first. */
  related: EntrySummary[];
}

/** A line of a table of facts or parameters. */
export interface Fact {
  label: string;
  value: string;
}

/** A video with what its page shows. */
export interface Video extends EntrySummary, EntryPage {
  /** Address of the player; empty where there is none. */
  player: string;
  /** How long it is. */
  seconds: number;
  chapters: { seconds: number; title: string }[];
}

/** A white paper with what its page shows. */
export interface WhitePaper extends EntrySummary, EntryPage {
  /** How many pages it has. */
  pages: number;
  contents: string[];
}

/** A supplier in a list. */
export interface SupplierSummary extends EntrySummary {
  city: string;
  founded: number;
  staff: number;
}

/** A supplier with what its page shows. */
export interface Supplier extends SupplierSummary, EntryPage {
  certificates: string[];
  markets: string[];
  products: EntrySummary[];
  videos: EntrySummary[];
}

/** A product with what its page shows. */
export interface Product extends EntrySummary, EntryPage {
  model: string;
  gallery: string[];
  parameters: Fact[];
}

/** Whether somebody offers or looks for something. */
export type PostSide = 'supply' | 'demand';

/** A supply or demand post. */
export interface Post extends EntrySummary {
  side: PostSide;
  quantity: number;
  unit: string;
  place: string;
  /** ISO 8601 instant after which it is no longer valid. */
  validUntil: string;
}

/** A post with what its page shows. */
export interface PostDetail extends Post, EntryPage {}

/** A trade show in a list. */
export interface TradeShowSummary extends EntrySummary {
  /** The first day, YYYY-MM-DD. */
  startsOn: string;
  /** The last day, YYYY-MM-DD. */
  endsOn: string;
  city: string;
  venue: string;
}

/** A trade show with what its page shows. */
export interface TradeShow extends TradeShowSummary, EntryPage {
  organiser: string;
  /** Those of our suppliers that exhibit. */
  exhibitors: EntryReference[];
}

/** A press release with what its page shows. */
export interface PressRelease extends EntrySummary, EntryPage {}

/** Counts of the current result of a list of entries. */
export interface EntryFacets {
  industries: FacetCount<Id>[];
  tags: FacetCount<Id>[];
  years: FacetCount<number>[];
  /** Months 1 to 12 of the chosen year; empty where none is chosen. */
  months: FacetCount<number>[];
  /** Magazines of issues, suppliers of products and videos. */
  owners: FacetCount<Id>[];
  languages: FacetCount<'cn' | 'en'>[];
  sides: FacetCount<PostSide>[];
  regions: (FacetCount<Id> & { name: string })[];
}

/** A page of a list of entries with the counts of the whole result. */
export interface FacetedPage<Item> extends Page<Item> {
  facets: EntryFacets;
}
