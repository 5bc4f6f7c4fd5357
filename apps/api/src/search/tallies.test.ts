import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeOnEachDatabase } from '../../test-support/test-api.ts';
import { queryRows } from '../db/database.ts';
import { createBackgroundPasses } from '../operations/background-passes.ts';
import { searchResultQuery, type SearchRequest, type SearchRow } from '../routes/search/search.queries.ts';
import { parseKeyword, strictAttempt } from './keyword-query.ts';
import { hasTally, knownTally, talliedTerm, tally } from './tallies.ts';
import { countHits } from './weigh-parts.ts';

const common = 700;
const first = 900_000;
const limits = { leastHits: 600, most: 5, mostChanges: 20 };

describeOnEachDatabase('terms that are common', (use) => {
  const run = <Row>(query: ReturnType<typeof sql>) => queryRows<Row>(use().database.db, query);
  const exec = (statements: string) => use().database.exec(statements);
  const find = async (keyword = 'quokka', request: Partial<SearchRequest> = {}) => {
    const query = searchResultQuery(
      strictAttempt(parseKeyword(keyword))!,
      true,
      { page: 1, rows: 20, ...request },
      'en',
      new Date('2026-06-01T00:00:00Z'),
    );
    const [{ version: _version, ...row }] = (await queryRows<SearchRow>(use().database.db, query)) as [SearchRow];
    return row;
  };
  const tallied = () =>
    run<{ required: string; hits: number }>(
      sql`select required, (select sum(count) from unnest(counts) count)::integer as hits from search_tally order by required`,
    );
  const journal = async (name = '') =>
    (
      await run<{ changes: number }>(
        sql`select count(*)::integer as changes from search_journal where starts_with(name, ${name})`,
      )
    )[0]!.changes;
  const narrowed: Partial<SearchRequest>[] = [
    {},
    { type: 'products' },
    { sid: 5 },
    { year: 2025 },
    { year: 2024, sid: 6, type: 'news' },
    { sort: 'latest', page: 2 },
    { sort: 'latest', page: 30 },
    { page: 30 },
    { year: 1999 },
  ];
  /** What is found with what was counted before is what is found without; of the requests every so many. */
  const expectTheSame = async (every = 1) => {
    const requests = narrowed.filter((_, at) => at % every === 0);
    const known = [];
    for (const request of requests) known.push(await find('quokka', request));
    await exec(
      'alter table search_tally rename to search_tally_hidden; create table search_tally (like search_tally_hidden)',
    );
    for (const [at, request] of requests.entries())
      expect([request, known[at]]).toEqual([request, await find('quokka', request)]);
    await exec('drop table search_tally; alter table search_tally_hidden rename to search_tally');
  };

  beforeAll(async () => {
    await exec(`insert into search_document (edition, kind, id, published_at, industry_id, month, head, terms)
      select 'en', case when n % 7 = 0 then 1 else 0 end, ${first} + n,
        timestamptz '2026-05-01T00:00:00Z' - n * interval '1 day', nullif(5 + n % 3, 7),
        to_char(timestamptz '2026-05-01T00:00:00Z' - n * interval '1 day', 'YYYYMM')::integer, 'quokka'::tsvector,
        (case when n <= ${common} then 'quokka:1A 器:4 weld:4 zebu:4' else 'zebu:4' end)::tsvector
        from generate_series(1, ${common + 100}) n`);
  });

  it('count once for a part of which a document holds several wordings, up to a limit', async () => {
    const count = (lists: string[][], most: number) =>
      countHits(use().database.db, lists, most, { edition: 'en', isPublic: sql`true` });
    const lists = [["'quokka'"], ["'quokka'", "'zebu'"], ["'zebu'", "('quokka' & 'zebu')"], ["'nowhere'", "'absent'"]];
    expect(await count(lists, 2000)).toEqual([common, common + 100, common + 100, 0]);
    expect(await count(lists, 500)).toEqual([500, 500, 500, 0]);
    // A wording that has a tally is common enough, whatever the others are.
    await exec(`insert into search_tally (edition, required, article_changes, entry_changes, groups, counts)
      values ('en', '''absent''', 0, 0, '{}', '{}')`);
    expect(await count(lists, 2000)).toEqual([common, common + 100, common + 100, 2000]);
    await exec('truncate search_tally');
  });

  it('are counted once: words, beginnings and what means the same, the most frequent ones', async () => {
    expect(await tallied()).toEqual([]);
    await tally(use().database.db, () => false, limits);
    const welding = strictAttempt(parseKeyword('welding'))!.required;
    const hits = new Map((await tallied()).map((stored) => [stored.required, stored.hits]));
    expect([...hits.keys()].sort()).toEqual(["'器':*", "'quokka'", "'weld'", "'zebu'", welding].sort());
    expect([hits.get("'器':*"), hits.get("'quokka'"), hits.get("'zebu'")]).toEqual([common, common, common + 100]);
    expect(hits.get(welding)).toBeGreaterThanOrEqual(hits.get("'weld'")!);
    await expectTheSame();
    // What was counted is read, not counted again.
    await exec(
      `update search_tally set counts = array(select count * 2 from unnest(counts) count) where required = '''quokka'''`,
    );
    expect((await find()).total).toBe(2 * common);
    await exec(
      `update search_tally set counts = array(select count / 2 from unnest(counts) count) where required = '''quokka'''`,
    );
  });

  it('are right after every change, without being counted again', async () => {
    await exec(`delete from search_document where id = ${first + 1}`);
    await exec(
      `update search_document set terms = 'zebu:4', industry_id = 6 where id between ${first + 5} and ${first + 6}`,
    );
    await exec(`update search_document set month = 202401 where id = ${first + 14}`);
    await exec(`insert into search_document (edition, kind, id, published_at, industry_id, month, head, terms)
      select edition, kind, id - 1000, published_at, industry_id, month, head, terms
      from search_document where id = ${first + 20}`);
    await use()
      .database.db.transaction(async (tx) => {
        await tx.execute(sql`delete from search_document where kind = 0`);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect([(await find()).total, await journal()]).toEqual([common - 2, 1 + 2 * 2 + 2 + 1]);
    await expectTheSame();
    expect(await tallied()).toContainEqual({ required: "'quokka'", hits: common });
  });

  it('take over what changed after a number of changes, and the journal is cut', async () => {
    await tally(use().database.db, () => false, limits);
    expect(await journal()).toBe(8);
    await exec(
      `update search_document set published_at = published_at + interval '1 minute' where id between ${first + 30} and ${first + 39}`,
    );
    await tally(use().database.db, () => false, limits);
    expect(await journal()).toBe(0);
    expect(await tallied()).toContainEqual({ required: "'quokka'", hits: common - 2 });
    await expectTheSame(3);
  });

  it('are right in every moment while several write and count at once', async () => {
    let writing = 4;
    const write = async (writer: number) => {
      for (let times = 0; times < 4; times += 1) {
        const id = first + 2000 + writer * 100 + times;
        await use().database.db.transaction(async (tx) => {
          await tx.execute(sql`insert into search_document (edition, kind, id, published_at, month, head, terms)
            select 'en', ${writer % 2}::integer, ${id}::integer + n * 10000, timestamptz '2026-05-01T00:00:00Z', 202605,
              'quokka'::tsvector, 'quokka:1A'::tsvector
            from generate_series(1, 2) n`);
          if (times % 3 === 0) await tx.execute(sql`delete from search_document where id = ${id}::integer + 10000`);
        });
      }
      writing -= 1;
    };
    const quokkas = sql`search_document s where s.edition = 'en' and s.terms @@ 'quokka' and not ${hasTally}`;
    const read = async () => {
      let known = 0;
      while (writing > 0) {
        const [row] = await run<{
          reported: number;
          counted: number;
          known: number;
        }>(sql`with ${knownTally("'quokka'", 'en')}, ${talliedTerm("'quokka'", 'en', quokkas)} select (select sum(count) from tallied)::integer as reported,
          (select count(*)::integer from search_document where edition = 'en' and terms @@ 'quokka') as counted,
          (select count(*) from known)::integer as known`);
        expect(row!.reported).toBe(row!.counted);
        known += row!.known;
        await tally(use().database.db, () => false, limits);
      }
      return known;
    };
    const [one, other] = await Promise.all([
      read(),
      read(),
      ...Array.from({ length: writing }, (_, writer) => write(writer)),
    ]);
    expect(one! + other!).toBeGreaterThan(0);
    await expectTheSame(3);
  });

  it('are counted by the search where too much changed, until they are counted again', async () => {
    for (let times = 0; times < 2; times += 1)
      await exec(
        `update search_document set published_at = published_at + interval '1 minute' where kind = 0 and id > ${first}`,
      );
    expect(await journal('search_article')).toBe(0);
    // What is stored is stale, and nothing of it is read.
    const { total } = await find();
    await exec('update search_tally set counts = array(select 1000000 from unnest(counts))');
    expect((await find()).total).toBe(total);
    await tally(use().database.db, () => false, limits);
    expect(await tallied()).toContainEqual({ required: "'quokka'", hits: total });
    await exec('truncate search_document');
    expect([(await find()).total, await journal()]).toEqual([0, 0]);
  });

  it('are counted in the background, one pass after the other, until that is stopped', async () => {
    await exec(`truncate search_tally; insert into search_document (edition, kind, id, published_at, month, head, terms)
      select 'en', 0, ${first} + n, '2026-05-01', 202605, 'quokka', 'quokka:1A' from generate_series(1, ${common}) n`);
    const errors: unknown[] = [];
    const passes = createBackgroundPasses(
      (isStopped) => tally(use().database.db, isStopped, limits),
      (error) => errors.push(error),
    );
    for (let times = 0; times < 3; times += 1) passes.run();
    await vi.waitFor(async () => expect(await tallied()).toEqual([{ required: "'quokka'", hits: common }]), {
      timeout: 20_000,
    });
    await passes.stop();
    await exec('truncate search_tally; update list_version set tallied = null');
    passes.run();
    await passes.stop();
    expect([await tallied(), errors]).toEqual([[], []]);
  });

  it('need no rights of a role that may write documents', async () => {
    await exec(`update list_version set journal_from = null; delete from search_document where id > ${first + 1}`);
    await exec(
      'update list_version set journal_from = changes; create role clerk; ' +
        'grant select, insert, update, delete on search_document, list_version to clerk',
    );
    await exec(`set role clerk; delete from search_document; reset role`);
    expect(await journal()).toBe(1);
    await exec('drop owned by clerk; drop role clerk');
  });
});
