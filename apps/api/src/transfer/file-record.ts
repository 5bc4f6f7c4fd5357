import type { BlockLoss } from './gutenberg-blocks.ts';

/** A category or tag of a source. */
export interface SourceTopic {
  name: string;
  /** Its name in URLs, by which it may be known here too. @default '' */
  slug?: string;
  /** What it sorts by; `category` and `post_tag` of WordPress, and all of other sources, sort by topic. */
  taxonomy?: string;
  /** Paths of its list there. @default they are not known */
  paths?: readonly string[];
  /** Topics above it whose lists there had nothing but those of such as it. @default none */
  above?: readonly SourceTopic[];
}

/** The list of a category or tag at its source, and what it is here: an industry, or a tag. */
export type OldList = { path: string; industryId: number } | { path: string; tag: SourceTopic };

/** A record that a file holds, or why it cannot be one. */
export type FileRecord =
  | {
      /** Which record of the file it is, from 1. */
      number: number;
      /** What it is, by the names of `entities`. */
      entity: string;
      /** Its columns. */
      record: Record<string, unknown>;
      /** Where it comes from and what it is called there, for records without an id of ours. */
      external?: { source: string; key: string };
      /** Whether its details stand next to those that are stored, in place of all of them. @default false */
      mergesDetails?: boolean;
      /** Topics that become tags of an article. Those that are not among the tags yet are added to them. */
      tags?: readonly SourceTopic[];
      /** URLs that an article had at its source, as `oldUrlKey` writes them. */
      oldUrls?: readonly string[];
      /** URLs that its media had at their source, and where the files are served now. */
      oldMedia?: readonly { url: string; file: string }[];
      /** Lists that its topics had at their source, with paths as `oldUrlKey` writes them. */
      oldLists?: readonly OldList[];
      /** Columns that the source does not state: a new row gets them, and one that is there keeps its own. */
      onlyNew?: readonly string[];
      /** Blocks that are not as they were. */
      losses?: readonly BlockLoss[];
      /** Hosts of the source, whose files are fetched too. */
      ownHosts?: readonly string[];
    }
  | { number: number; error: string }
  /** What it is, since it is no article; of a medium, its URL. */
  | { number: number; skipped: string; title?: string; url?: string };

/** A host as its site may be called, too. */
export const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** Letters that a message may quote, on one line. */
export const oneLine = (text: string, most = 200): string =>
  text
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, most);
