import type { SearchHit } from '@millwright/domain';

/** What a search found of one kind, next to the kind that is shown. */
export interface OtherResult {
  /** The best of the kind. */
  hit: SearchHit;
  /** How many of the kind were found. */
  count: number;
  /** Own path of all of them. */
  href: string;
}

/** Props of the other results. */
export interface OtherResultsProps {
  /** One for each kind of which something was found, in the order of the tabs. Without any nothing is shown. */
  results: readonly OtherResult[];
}
