import { SEARCH_TYPES } from '../constants.ts';
import type { SearchType } from '../search.ts';
import type { EditionKey, FacetCount, Id, Page } from './entities.ts';
import type { EntryReference, PostSide } from './sourcing.ts';

/** What a search finds: the types of spec §9, and supply and demand posts. */
export type SearchKind = SearchType | 'posts';

/** All kinds of what a search finds, in the order of their tabs. */
export const SEARCH_KINDS: readonly SearchKind[] = [...SEARCH_TYPES, 'posts'];

/** A piece of a text, and whether it is what was searched for. The pieces together are the whole text. */
export interface TextSegment {
  text: string;
  /** Whether the piece is what was searched for. */
  hit: boolean;
}

/** Where a search found what it looked for; `body` is everything but title, tags and brief. */
export type SearchField = 'title' | 'tags' | 'brief' | 'body';

/** Why something was found. */
export interface SearchReason {
  field: SearchField;
  /**
   * Whether it holds the words themselves, others that mean the same, characters that are read so, or the words as they
   * were probably meant.
   */
  by: 'text' | 'synonym' | 'pinyin' | 'spelling';
  /** What it holds: the words of the keyword, their synonym, or the characters. */
  term: string;
  /** What of the keyword it does not hold; empty where it holds everything. */
  missing: readonly string[];
}

/** Something that a search found, with what leads to its page. */
export interface SearchHit {
  kind: SearchKind;
  id: Id;
  /** Custom url name; articles only. */
  urlName: string | null;
  /** Absolute URL of an article that lives elsewhere. */
  externalUrl: string | null;
  /** Which of the two boards a post is on; null for everything else. */
  side: PostSide | null;
  title: string;
  /** Plain text; empty where there is none. */
  brief: string;
  /** URL of the image; null where there is none. */
  image: string | null;
  /** ISO 8601 instant; of a trade show, the start of its first day. */
  publishedAt: string;
  /** ISO 8601 instant at which a trade show or a post's validity ends; null for everything else. */
  endsAt: string | null;
  /** Null where it belongs to no industry. */
  industryId: Id | null;
  /** The supplier of a product or video, the magazine of an issue; null where there is none. */
  owner: EntryReference | null;
  /** The other models of its series, which take no places of their own; empty where there are none. */
  models: readonly { id: Id; title: string }[];
  /** Title, and brief or the passage of the body that was found, in pieces. */
  highlights: { title: TextSegment[]; text: TextSegment[] };
  /** Null for what is only recommended. */
  reason: SearchReason | null;
}

/** Counts of the current result. */
export interface SearchFacets {
  /** For the tabs: of every kind that was found, whichever kind is shown. */
  kinds: FacetCount<SearchKind>[];
  /** An industry counts what its children have. */
  industries: FacetCount<Id>[];
  years: FacetCount<number>[];
}

/** A page of what a search found. */
export interface SearchResult extends Page<SearchHit> {
  /** The keyword as it was searched for. */
  keyword: string;
  /** Whether all terms were found together, only some of them, or none. */
  match: 'all' | 'some' | 'none';
  /** The keyword as it was probably meant, by which this was found; null where it was searched for as it was typed. */
  corrected: string | null;
  /** Counts of the whole result. */
  facets: SearchFacets;
  /** What is shown instead where nothing was found. */
  recommended: SearchHit[];
}

/** What only the other edition has of what was searched for. */
export interface OtherLanguageHits {
  /** The edition whose pages these are. */
  edition: EditionKey;
  items: SearchHit[];
}

/** What a suggestion is. */
export type SuggestionKind = 'keyword' | 'supplier' | 'product' | 'article';

/** Something to search for, or to go to, while a keyword is typed. */
export interface SearchSuggestion {
  kind: SuggestionKind;
  /** What it leads to; null for a keyword, which is searched for. */
  id: Id | null;
  /** Custom url name; articles only. */
  urlName: string | null;
  title: string;
  /** The title in pieces. */
  highlights: TextSegment[];
  /** How much a search for a keyword finds, up to {@link SUGGESTION_COUNTED}; null for what is no keyword. */
  count: number | null;
}

/** A count of a suggestion that is as high as this means so many or more. */
export const SUGGESTION_COUNTED = 100;

/** What is suggested while a keyword is typed. */
export interface SearchSuggestions {
  /** The keyword as it was probably meant; null where something begins as it was typed. */
  corrected: string | null;
  items: SearchSuggestion[];
  /** The keyword that `kinds` are of: what was typed where that finds something, else the first that is suggested. */
  keyword: string;
  /** How much of each kind a search for that keyword finds, the most first; empty where it finds nothing. */
  kinds: FacetCount<SearchKind>[];
}
