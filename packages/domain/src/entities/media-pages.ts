import type { EditionKey, Id } from './entities.ts';
import type { MagazineIssueSummary } from './media.ts';
import type { EntryReference } from './sourcing.ts';

/** A page of an issue, as the e-zine shows it. */
export interface IssuePage {
  /** Its number, from 1. */
  page: number;
  /** URL of its image; null where there is none. */
  image: string | null;
  /** Its text, in order. */
  blocks: { kind: 'heading' | 'paragraph'; text: string }[];
}

/** An issue of a magazine with what its page shows. */
export interface MagazineIssue extends MagazineIssueSummary {
  /** The magazine that it is an issue of. */
  magazine: EntryReference;
  /** What it is printed in. */
  language: EditionKey;
  industryId: Id | null;
  brief: string;
  /** ISO 8601 instant. */
  publishedAt: string;
  /** How many pages it has. */
  pages: number;
  /** What stands on which page; `article` is where it can be read, null where it is not online. */
  contents: { page: number; title: string; article: { id: Id; urlName: string | null } | null }[];
  /** Plain text, one item a paragraph. */
  paragraphs: string[];
  /** Other issues of the same magazine, the latest first. */
  issues: MagazineIssueSummary[];
  /** The editions that have it; empty where that is not known. */
  editions: EditionKey[];
}
