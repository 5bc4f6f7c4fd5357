import type { OwnEditionKey } from '@millwright/domain';
import { readJudgedQueries } from './judged-queries.ts';
import { ndcg } from './ndcg.ts';

/** The nDCG@10 of a query of judged-queries.txt. */
export interface MeasuredQuery {
  keyword: string;
  edition: OwnEditionKey;
  kind: string;
  ndcg: number;
}

/** Sends the judged queries to an API over the seeded content; each searches one kind. */
export async function measureQuality(fetch: (request: Request) => Promise<Response>): Promise<MeasuredQuery[]> {
  const measured: MeasuredQuery[] = [];
  for (const { keyword, edition, kind, grades, placeOf } of readJudgedQueries()) {
    const response = await fetch(
      new Request(`http://localhost/api/search?${new URLSearchParams({ type: kind, keyword, rows: '10' })}`, {
        headers: { 'accept-language': { cn: 'zh-CN', en: 'en' }[edition] },
      }),
    );
    const { data } = (await response.json()) as { data: { list: { id: number }[] } };
    measured.push({
      keyword,
      edition,
      kind,
      ndcg: ndcg(
        data.list.map(({ id }) => placeOf(id)),
        grades,
      ),
    });
  }
  return measured;
}

/** The mean nDCG of queries. */
export const meanNdcg = (measured: readonly Pick<MeasuredQuery, 'ndcg'>[]): number =>
  measured.reduce((sum, query) => sum + query.ndcg, 0) / measured.length;
