/** One entry of a timeline. */
export interface TimelineEntry {
  /** When, as it is shown: a year, a month, a day. Entries of the same one stand together. */
  when: string;
  /** What happened. */
  title: string;
  /** More about it. @default none */
  text?: string;
  /** A picture. @default none */
  image?: string | null;
}

/** Props of the timeline. */
export interface TimelineProps {
  /** The entries, in the order shown. */
  entries: readonly TimelineEntry[];
  /** Level of each entry's title in the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
}
