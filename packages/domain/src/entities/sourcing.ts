import type { Parameter, ParameterFacet, ProductCodes } from '../parameters/parameter.ts';
import type { EditionKey, FacetCount, Id, Page, Tag } from './entities.ts';

/** Something that is named and can be gone to: the supplier of a product, the magazine of an issue. */
export interface EntryReference {
  id: Id;
  title: string;
  /** URL of the image; null where there is none. */
  image: string | null;
}

/** A province or a country. */
export interface Region {
  id: Id;
  name: string;
  /** ISO 3166: `DE` is a country, `CN-ZJ` a part of one; null where it is not known. @default null */
  code?: string | null;
}

/** What lists show of every video, paper, a supplier and everything else that is neither article nor magazine issue. */
export interface EntrySummary extends EntryReference {
  /** Plain text; empty where there is none. */
  brief: string;
  /** Null where it belongs to no industry. */
  industryId: Id | null;
  /** ISO 8601 instant; of a trade show, the start of its first day. */
  publishedAt: string;
  /** The supplier of a product or video; null where there is none. */
  owner: EntryReference | null;
  /** Province or country; null where none is named. */
  region: Region | null;
  /** Whether the editors put it forward. */
  featured: boolean;
}

/** What every page of an entry shows next to its own facts. */
export interface EntryPage<Summary extends EntrySummary> {
  /** Plain text, one item a paragraph. */
  paragraphs: string[];
  /** Others of its kind and industry, the latest first. */
  related: Summary[];
  /** Its topics; each leads to the list of everything with it. */
  tags: Tag[];
  /** The editions that have it; empty where that is not known. */
  editions: EditionKey[];
}

/** A line of a table of facts or parameters. */
export interface Fact {
  label: string;
  value: string;
}

/** A video in a list (spec §3 Video). */
export interface VideoSummary extends EntrySummary {
  /** How long it runs; null where it is not known. */
  durationSeconds: number | null;
}

/** A video with what its page shows. */
export interface Video extends VideoSummary, EntryPage<VideoSummary> {
  /** URL of the player; empty where there is none. */
  player: string;
  /** Where its chapters begin, in seconds from the start. */
  chapters: { seconds: number; title: string }[];
}

/** A white paper in a list (spec §3 White paper). Its owner issued it. */
export interface WhitePaperSummary extends EntrySummary {
  /** How many pages it has; null where it is not known. */
  pages: number | null;
}

/** A white paper with what its page shows. */
export interface WhitePaper extends WhitePaperSummary, EntryPage<WhitePaperSummary> {
  /** Its chapters, in order. */
  contents: string[];
}

/** A supplier in a list. Its image is its logo. */
export interface SupplierSummary extends EntrySummary {
  /** Empty where it is not stated. */
  city: string;
  /** Year of its foundation; 0 where it is not stated. */
  founded: number;
  /** 0 where it is not stated. */
  staff: number;
  /** How many of its products can be seen in the edition. */
  productCount: number;
}

/** How a supplier replied to the enquiries of the last year. */
export interface ReplyTime {
  /** Half of the replies came within so many hours; null where there was none. */
  medianHours: number | null;
  /** The share of enquiries that got a reply, 0 to 100. */
  repliedPercent: number;
  /** How many enquiries that is computed from. */
  enquiries: number;
}

/** A certificate of a supplier. What is not known of it is empty. */
export interface Certificate {
  /** The standard or mark: `ISO 9001`. */
  name: string;
  /** Who issued it. */
  issuer: string;
  /** Its number, by which the issuer finds it. */
  number: string;
  /** What it covers. */
  scope: string;
  /** The last day on which it holds, YYYY-MM-DD; null where it has no end, or none is stated. */
  validUntil: string | null;
  /** Who looked it up at its issuer; empty where only the supplier states it. */
  checkedBy: string;
  /** When it was looked up, YYYY-MM-DD; null where it was not. */
  checkedOn: string | null;
}

/** A supplier with what its page shows. */
export interface Supplier extends SupplierSummary, EntryPage<SupplierSummary> {
  /** Its certificates, in the order in which it names them. */
  certificates: Certificate[];
  /** Where it sells. */
  markets: string[];
  /** Its products, the latest first. */
  products: ProductSummary[];
  /** Its videos, the latest first. */
  videos: VideoSummary[];
  /** How it replies to enquiries; null where there were none in the last year. */
  replies: ReplyTime | null;
}

/** A product in a list. */
export interface ProductSummary extends EntrySummary {
  /** The supplier's own designation; empty where there is none. */
  model: string;
  /** The figures that tell it from others, the most telling first: in a list the first three, on its page all. */
  parameters: Parameter[];
}

/** A product with what its page shows. */
export interface Product extends ProductSummary, EntryPage<ProductSummary> {
  /** URLs of images, in order. */
  gallery: string[];
  /** Codes of purchasing systems. */
  codes: ProductCodes;
  /** The other models: what its supplier has in the same industry, by name. */
  series: ProductSummary[];
}

/** Whether somebody offers or looks for something. */
export type PostSide = 'supply' | 'demand';

/** A supply or demand post. */
export interface Post extends EntrySummary {
  side: PostSide;
  /** How much; 0 where it is open to agreement. */
  quantity: number;
  /** What the quantity counts; empty where there is none. */
  unit: string;
  /** Where the goods are, or where they are wanted; empty where it does not matter. */
  place: string;
  /** ISO 8601 instant after which it is no longer valid; null for a post without an end. */
  validUntil: string | null;
  /** Whether a member wrote it, and no editor. */
  isByMember: boolean;
  /** The company of the member who wrote it; empty where none is known. */
  company: string;
}

/** A post with what its page shows. */
export interface PostDetail extends Post, EntryPage<Post> {
  /** What the goods are like, or must be like. */
  specification: Fact[];
  /** When they are available or wanted, YYYY-MM-DD; null where that is not said. */
  targetDate: string | null;
  /** Who pays the transport, up to where: an Incoterm; empty where that is not said. */
  incoterm: string;
}

/** A trade show in a list. */
export interface TradeShowSummary extends EntrySummary {
  /** The first day, YYYY-MM-DD. */
  startsOn: string;
  /** The last day, YYYY-MM-DD. */
  endsOn: string;
  city: string;
  /** The halls; empty where they are not known. */
  venue: string;
  /** Empty where it is not known. */
  organiser: string;
}

/** A trade show with what its page shows. */
export interface TradeShow extends TradeShowSummary, EntryPage<TradeShowSummary> {
  /** Those of our suppliers that exhibit. */
  exhibitors: EntryReference[];
}

/** A press release in a list. Its owner issued it. */
export type PressReleaseSummary = EntrySummary;

/** A press release with what its page shows. */
export interface PressRelease extends PressReleaseSummary, EntryPage<PressReleaseSummary> {}

/** Counts of the current result of a list of entries. */
export interface EntryFacets {
  industries: FacetCount<Id>[];
  tags: FacetCount<Id>[];
  years: FacetCount<number>[];
  /** Months 1 to 12 of the chosen year; empty where none is chosen. */
  months: FacetCount<number>[];
  /** Magazines of issues, suppliers of products and videos. */
  owners: FacetCount<Id>[];
  /** What issues are printed in. */
  languages: FacetCount<EditionKey>[];
  /** Of posts: supply or demand. */
  sides: FacetCount<PostSide>[];
  /** Provinces and countries, with their names; also the one that the list is narrowed to where nothing is found there. */
  regions: (FacetCount<Id> & { name: string })[];
  /** Of products, where they are requested: ranges and choices of what most of them state. */
  parameters: ParameterFacet[];
}

/** A page of a list of entries with the counts of the whole result. */
export interface FacetedPage<Item> extends Page<Item> {
  /** Counts of the whole result. */
  facets: EntryFacets;
}
