import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { queryRows } from '../../db/database.ts';
import { parseKeyword, strictAttempt } from '../../search/keyword-query.ts';
import { searchResultQuery, type SearchRequest, type SearchRow } from './search.queries.ts';
import { suggestQuery } from './suggest.queries.ts';

const common = 1600;
const first = 900_000;
const now = new Date('2026-06-01T00:00:00Z');

describeOnEachDatabase('what is found of a common term', (use) => {
  const attempt = strictAttempt(parseKeyword('quokka'));
  const find = async (request: Partial<SearchRequest> = {}) => {
    const query = searchResultQuery(attempt!, true, { page: 1, rows: 20, ...request }, 'en', now);
    const [{ version: _version, ...row }] = (await queryRows<SearchRow>(use().database.db, query)) as [SearchRow];
    return row;
  };
  /** The planner's figure decides whether the freshest documents are read or the index is. */
  const believe = (documents: number) =>
    use().database.exec(`update pg_class set reltuples = ${documents} where relname = 'search_document'`);

  beforeAll(async () => {
    // The newest half holds it in the body alone; every seventh is of another kind, and ten at a time are of the same
    // moment.
    await use().database
      .exec(`insert into search_document (edition, kind, id, published_at, industry_id, month, head, terms)
      select 'en', case when n % 7 = 0 then 1 else 0 end, ${first} + n,
        timestamptz '2026-05-01T00:00:00Z' - (n / 10) * interval '1 hour', 5, 202605,
        case when n > ${common / 2} then 'quokka =quokka' else 'other' end::tsvector, 'quokka:4 other:1A'::tsvector
        from generate_series(1, ${common}) n`);
  });

  it('is the same whether the freshest documents are read for it or all that the index leads to are sorted', async () => {
    for (const request of [
      {},
      { type: 'news' },
      { type: 'products' },
      { sort: 'latest' },
      { sid: 5 },
      { year: 2026, page: 3 },
      { page: 30 },
    ] as Partial<SearchRequest>[]) {
      await believe(10_000_000);
      const byIndex = await find(request);
      await believe(common * 2);
      expect([request, await find(request)]).toEqual([request, byIndex]);
    }
    const { total, kinds, first: judged } = await find();
    expect([total, kinds]).toEqual([
      common,
      [
        [0, common - Math.floor(common / 7)],
        [1, Math.floor(common / 7)],
      ],
    ]);
    // The hundred and fifty freshest, and as many of those that hold it in their titles.
    const places = judged.map((hit) => Math.floor(hit / 8) - first).toSorted((one, other) => one - other);
    expect([places.length, places[0], places.filter((place) => place <= common / 2).length]).toEqual([300, 1, 150]);
  });

  it('is found by a statement that a server never compiles just in time', async ({ skip }) => {
    const { db, engine } = use().database;
    skip(engine === 'pglite', 'it has no compiler');
    expect(await queryRows(db, sql`show jit`)).toEqual([{ jit: 'off' }]);
  });

  it('is suggested by the freshest titles of each kind, wherever they stand', async () => {
    const most = { supplier: 2, products: 2, news: 3 };
    const suggested = async () =>
      (await queryRows<{ kind: number; id: number }>(use().database.db, suggestQuery("'=quo':*", 'en', most, now)))
        .map(({ kind, id }) => `${kind} ${id - first}`)
        .sort();
    // The freshest articles and products hold it in no title, and no supplier does.
    expect(await suggested()).toEqual(['0 807', '0 808', '0 809', '1 805', '1 819']);
    await use().database.exec(
      `update search_document set head = 'quokka =quokka'::tsvector where id between ${first} and ${first + 6} and edition = 'en'`,
    );
    expect(await suggested()).toEqual(['0 4', '0 5', '0 6', '1 805', '1 819']);
  });
});
