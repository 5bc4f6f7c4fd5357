import type { ArticleType, Bilingual, OwnEditionKey } from '@millwright/domain';
import type { TagKey } from './tags.ts';

/** An industry, or a child industry, as the seed defines it. */
export interface ChildSeed {
  id: number;
  /** Stable name of the child inside its industry, used by stories. */
  key: string;
  names: Bilingual;
  showNav: boolean;
}

/** A first-level industry as the seed defines it. */
export interface IndustrySeed {
  id: number;
  slug: string;
  names: Bilingual;
  /** One of `iconNames`. */
  icon: string;
  showNav: boolean;
  /** Key of its group in the full tree. */
  group: string;
  children: ChildSeed[];
}

/** A group of first-level industries in the full tree. */
export interface GroupSeed {
  key: string;
  names: Bilingual;
}

/** One language of a story. */
interface StoryText {
  title: string;
  /** One or two sentences for lists and descriptions. */
  brief: string;
  /** The body in the markup of `markup.ts`: one block a line. */
  body: string;
}

/** A table of a story, written once for both languages. See `table()`. */
export interface StoryTable {
  caption: Bilingual;
  columns: Bilingual[];
  rows: Bilingual[][];
}

/** A story: one article, or two twins where it is written in both languages. */
export interface Story {
  /** Unique within its industry; kebab-case. */
  key: string;
  /** The day it was published, YYYY-MM-DD, from 2022-01-04 to 2026-11-20. */
  date: string;
  types: ArticleType[];
  /** Two to five topic tags. */
  tags: TagKey[];
  /** Key of a child industry of `industries.ts`. */
  child?: string;
  /** Whether the article has a custom url name (made from `key`). */
  named?: boolean;
  /** Whether it has a picture in lists; figures in the body are independent of it. @default true */
  picture?: boolean;
  /**
   * What its picture shows: a model and a view, `HX-320 section`. A story with a film names what the film was drawn of.
   * @default the next drawing of its industry that no other story has
   */
  drawing?: string;
  /** Absolute address, where the article lives on another site. */
  externalUrl?: string;
  /** Where it came from, if not from our own desk. */
  source?: Bilingual;
  tables?: Record<string, StoryTable>;
  /** What else it is found by, a phrase a line; from `search-keywords.ts` of its industry. */
  searchKeywords?: Bilingual;
  cn?: StoryText;
  en?: StoryText;
}

/** A fictional company of an industry; suppliers and products are built from it. */
export interface Company {
  /** Full legal-style name. */
  names: Bilingual;
  city: Bilingual;
  /** Key of the province or country, as in `regions.ts`. */
  region: string;
  founded: number;
  staff: number;
  /** What it makes, one line, as its profile begins. */
  line: Bilingual;
}

/** A kind of product that companies of the industry offer. */
export interface ProductLine {
  names: Bilingual;
  /** Prefix of model names, for example 'HX'. */
  series: string;
  /** Key of a child industry. */
  child: string;
  /** What it is for, one or two sentences. */
  brief: Bilingual;
  /** What else its products and their maker are found by, as of stories. */
  searchKeywords?: Bilingual;
  /** Parameters; `range` is filled per model in equal steps from its first number to its second, or has one for each, `text` is the same for all. */
  parameters: { label: Bilingual; unit?: string; range?: readonly number[]; text?: Bilingual }[];
}

/** Everything written for one industry. */
export interface IndustryContent {
  slug: string;
  companies: Company[];
  /** The product at a place of the list is made by the company at the same place. */
  products: ProductLine[];
  stories: Story[];
  /** What else stories and products are found by, by `key` and `series`: `English; phrases|中文; 词语`. */
  searchKeywords: Readonly<Record<string, string>>;
}

/** The two editions in the order in which the seed writes them. */
export const editionKeys: readonly OwnEditionKey[] = ['cn', 'en'];
