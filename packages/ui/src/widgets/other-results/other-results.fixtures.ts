import type { OwnEditionKey } from '@millwright/domain';
import { searchHits } from '../../testing/search-hit-card.fixtures.ts';
import type { OtherResult } from './other-results.tsx';

const resultsOf = (edition: OwnEditionKey): OtherResult[] =>
  searchHits[edition].slice(1).map((hit, index) => ({
    hit,
    count: [6, 2, 1, 1284, 3, 12, 1][index]!,
    href: `/search?type=${hit.kind}&keyword=${{ cn: '压机', en: 'press' }[edition]}`,
  }));

/** One of each kind that a search of the news for a press finds besides. */
export const otherResults: Readonly<Record<OwnEditionKey, readonly OtherResult[]>> = {
  cn: resultsOf('cn'),
  en: resultsOf('en'),
};
