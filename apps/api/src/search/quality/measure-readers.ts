import type { OwnEditionKey, SearchKind } from '@millwright/domain';
import { ndcg } from './ndcg.ts';
import { readReaderQueries, type ReaderQuery, type readerSets } from './reader-queries.ts';

/** Hits that are judged: nDCG@5. */
const depth = 5;

/** The nDCG@5 of a query of a reader. */
export interface MeasuredReaderQuery {
  keyword: string;
  difficulty: string;
  edition: OwnEditionKey;
  isHeldOut: boolean;
  ndcg: number;
  /** Hits, on all pages. */
  total: number;
  /** Whether the content holds anything that is right. */
  isAnswerable: boolean;
  /** The first hits, each with its grade. */
  first: { title: string; kind: SearchKind; grade: number }[];
}

/**
 * Sends the queries of a set to an API over the seeded content; each searches all kinds.
 * @param isWanted which of them; every one by default
 */
export async function measureReaders(
  fetch: (request: Request) => Promise<Response>,
  set: keyof typeof readerSets = 'readers',
  isWanted: (query: ReaderQuery) => boolean = () => true,
): Promise<MeasuredReaderQuery[]> {
  const measured: MeasuredReaderQuery[] = [];
  for (const { keyword, edition, difficulty, isHeldOut, grades, placeOf } of readReaderQueries(set).filter(isWanted)) {
    const response = await fetch(
      new Request(`http://localhost/api/search?${new URLSearchParams({ keyword, rows: '10' })}`, {
        headers: { 'accept-language': { cn: 'zh-CN', en: 'en' }[edition] },
      }),
    );
    const { data } = (await response.json()) as {
      data: { total: number; list: { id: number; type: SearchKind; title: string }[] };
    };
    const seen = new Set<string>();
    const first = data.list.slice(0, depth).map(({ type, id, title }) => {
      const place = placeOf(type, id);
      const grade = seen.has(place) ? 0 : (grades.get(place) ?? 0);
      seen.add(place);
      return { place, kind: type, title, grade };
    });
    measured.push({
      keyword,
      difficulty,
      edition,
      isHeldOut,
      total: data.total,
      isAnswerable: grades.size > 0,
      // A second hit of the same place is worth nothing.
      ndcg: ndcg(
        first.map(({ place, grade }) => (grade > 0 ? place : '')),
        grades,
        depth,
      ),
      first: first.map(({ kind, title, grade }) => ({ kind, title, grade })),
    });
  }
  return measured;
}
