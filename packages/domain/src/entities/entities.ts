/** The key of an edition that Millwright itself has (spec §3, §9). It is not a BCP 47 tag. */
export type OwnEditionKey = 'cn' | 'en';

/** The key of an edition of a site: one of Millwright's own, or the third that a site of one's own may have. */
export type EditionKey = OwnEditionKey | 'de';

/** A positive integer, at most 2^31 - 1. Ids are global: both editions share one sequence. */
export type Id = number;

/** One text in both languages of Millwright, and in that of a third edition where a site has one and it is written. */
export type Bilingual = Readonly<Record<OwnEditionKey, string> & Partial<Record<EditionKey, string>>>;

/** An industry or, inside `children`, a child industry (spec §3 Industry node). */
export interface Industry {
  id: Id;
  /** The slug of `/i/{slug}`; null where only the id addresses it. */
  slug: string | null;
  /** The name in the edition of the request. */
  name: string;
  /** Name of a drawn icon, one of `industryIconNames`; any other draws a factory. */
  icon: string;
  /** Whether menus list it. */
  showNav: boolean;
  /** The code with which its banner is requested; null where it has none. */
  bannerCode: string | null;
  /** Its child industries; empty for a child. */
  children: Industry[];
}

/** An industry of the full tree, named in both languages (spec §3 Industry tree). */
export interface IndustryTreeNode {
  id: Id;
  /** The slug of `/i/{slug}`; null where only the id addresses it. */
  slug: string | null;
  names: Bilingual;
  /** Name of a drawn icon, one of `industryIconNames`; any other draws a factory. */
  icon: string;
  /** Whether menus list it. */
  showNav: boolean;
  /** Its child industries. */
  children: { id: Id; names: Bilingual }[];
}

/** A group of the full industry tree. */
export interface IndustryGroup {
  names: Bilingual;
  industries: IndustryTreeNode[];
}

/** An advertising banner (spec §3 Banner). */
export interface Banner {
  title: string;
  /** URL of the image. */
  image: string;
  /** URL of the large image of the first visit; null where there is none. */
  largeImage: string | null;
  /**
   * Own path or absolute URL that a click opens, on a site that counts no clicks.
   * @default `/banner/click` with token and sign, which counts the click and leads on
   */
  href?: string;
  /** Identifies the banner in a click; empty where `href` is given. */
  token: string;
  /** Proves that the token was issued by the API; empty where `href` is given. */
  sign: string;
}

/** A partner link (spec §3 `blogrolls`). */
export interface PartnerLink {
  title: string;
  /** Absolute http(s) URL; null where the entry has none or a refused one. */
  url: string | null;
  /** What its `rel` says, such as `nofollow sponsored`. @default nothing */
  rel?: string;
}

/** Who is looking (spec §3 Member info). */
export interface Member {
  id: Id;
  /** The real name. */
  trueName: string;
  /** Looks after the site: pages say what is empty, and what to do about it. @default false */
  isEditor?: boolean;
}

/** An entry of a navigation (spec §3 Navigation entry). */
export interface NavigationEntry {
  name: string;
  /** Own path or absolute URL; empty where the page is still being made. */
  path: string;
  /** URL of an image shown with the name. */
  image?: string;
  /** Opens in a new tab. */
  blank?: boolean;
  children?: NavigationEntry[];
}

/** Titles and descriptions of the site itself (spec §3 Settings). */
export interface SiteSettings {
  /** The title of the home page. */
  title: string;
  description: string;
  /** The keywords of the home page, as its head has them. */
  keywords: string;
}

/** What the shell of every page needs (`GET /api/baseinfo`). */
export interface BaseInfo {
  settings: SiteSettings;
  /** What the search panel offers before anything is typed. */
  hotKeywords: string[];
  /** First-level industries with their children. */
  industries: Industry[];
}

/** A topic tag (spec §3 Tag). */
export interface Tag {
  id: Id;
  name: string;
  /** The higher, the more important. */
  grade: number;
}

/** Kinds of article list (spec §2 Main navigation). `newswire` has a page of its own. */
export const ARTICLE_TYPES = ['Editorpick', 'latest', 'oversea', 'newswire'] as const;
/** A kind of article list. */
export type ArticleType = (typeof ARTICLE_TYPES)[number];

/** An article as a list shows it (spec §3 News item). */
export interface ArticleSummary {
  id: Id;
  /** Custom url name of `/article/{urlName}`; null where there is none. */
  urlName: string | null;
  /** Absolute URL where the article lives elsewhere; null where it is ours. */
  externalUrl: string | null;
  title: string;
  /** Plain text; empty where there is none. */
  brief: string;
  /** URL of the image; null where there is none. */
  image: string | null;
  /** Who published it; empty where it is not named. */
  source: string;
  /** ISO 8601 instant. */
  publishedAt: string;
  /** Null where it belongs to no industry. */
  industryId: Id | null;
  /** In the order in which the editor gave them. */
  tags: Tag[];
  /**
   * Sanitised HTML of the first tables of its body; empty where it has none, or where they are longer than 4,000 characters.
   * Only in lists that request them.
   */
  tables?: string;
}

/** The same thing in another edition. */
export interface Counterpart {
  edition: EditionKey;
  id: Id;
  /** Custom url name of an article; null where there is none. */
  urlName: string | null;
}

/** An article with its body and neighbours. */
export interface Article extends ArticleSummary {
  /** Sanitised HTML. */
  body: string;
  /** Null where none is named. */
  author: string | null;
  /** The lists that it is in. */
  types: ArticleType[];
  /** ISO 8601 instant of the last change. */
  modifiedAt: string;
  /** The same article in another edition; null where there is none. */
  counterpart: Counterpart | null;
  /** Those in further editions, where the site has more than two. */
  otherCounterparts?: Counterpart[];
  /** The next older article of the edition; null for the oldest. */
  previous: ArticleSummary | null;
  /** The next newer article of the edition; null for the latest. */
  next: ArticleSummary | null;
  /** Others on the same topics or of the same industry, the nearest first. */
  related: ArticleSummary[];
}

/** How many results a choice of a filter has. */
export interface FacetCount<Value extends string | number = string | number> {
  /** The id, year or word that the filter would be set to. */
  value: Value;
  /** Results with it. */
  count: number;
}

/** Counts of the current result by filter. */
export interface ArticleFacets {
  industries: FacetCount<Id>[];
  tags: FacetCount<Id>[];
  types: FacetCount<ArticleType>[];
  years: FacetCount<number>[];
  /** Months 1 to 12 of the chosen year; empty where no year is chosen. */
  months: FacetCount<number>[];
}

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Items in all pages. */
  total: number;
  /** The page that was returned: 1 or more, clamped to the last. */
  page: number;
  /** Items a page. */
  rows: number;
}
