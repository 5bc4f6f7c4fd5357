import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { fixtureNow } from '../../test-support/fixture.ts';
import { copyOnServer, describeOnOneDatabase } from '../../test-support/test-api.ts';
import { queryRows, type Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { termRules } from '../search/terms.ts';
import { finishContent, renewDocuments, type RenewOptions } from './finish-content.ts';

const settings = { imagePrefix: '', playerHosts: [] };
const renew = (db: Database, options: Partial<RenewOptions> = {}) =>
  renewDocuments(db, {
    settings,
    clock: () => fixtureNow,
    isStopped: () => false,
    onProgress: () => undefined,
    ...options,
  });

/** All documents as other rules might have made them: with a term that no text holds. */
const makeOld = (db: Database, rules = termRules - 1) =>
  db.execute(
    sql`update search_document set rules = ${rules}::smallint, terms = terms || 'zyxold:4'::tsvector, head = ''::tsvector`,
  );

/** Everything that is stored of documents. */
const documentsOf = (db: Database) =>
  queryRows<Record<string, unknown>>(
    db,
    sql`select kind, id, edition, series, rules, head::text as head, terms::text as terms
      from search_document
      order by kind, id, edition`,
  );

// `killed.test.ts` has documents made again on the embedded database, and compares them.
describeOnOneDatabase('documents that other rules made', (use) => {
  const db = () => use().database.db;
  const totalOf = async (keyword: string): Promise<number> =>
    (await use().get(`/api/search?${new URLSearchParams({ keyword })}`, 'en')).body.data.total;
  const itemsBy = async (condition: ReturnType<typeof sql>) =>
    queryRows<{ id: number; at: Date }>(
      db(),
      sql`select id, max(published_at)::text as at from search_document where ${condition} group by kind = 0, id order by 2`,
    );
  const old = sql`rules <> ${termRules}::smallint`;
  const renewed = sql`rules = ${termRules}::smallint`;
  /** Lets a number of transactions go on. */
  const stopAfter = (most: number): Pick<RenewOptions, 'isStopped'> => {
    let begun = 0;
    return { isStopped: () => (begun += 1) > most };
  };

  it('are found as they are until they are made again, the newest first, and once each', async () => {
    const [before, hits] = [await documentsOf(db()), await totalOf('injection')];
    await makeOld(db());
    const [all, oldHits] = [(await itemsBy(old)).length, await totalOf('zyxold')];
    expect([await totalOf('injection'), oldHits > 100]).toEqual([hits, true]);

    expect(await renew(db(), stopAfter(12))).toBe(false);
    // A series is made again as a whole, also where some of its models are older.
    const [done, left] = [await itemsBy(sql`${renewed} and kind = 0`), await itemsBy(sql`${old} and kind = 0`)];
    expect(done.length).toBeGreaterThan(0);
    expect(done[0]!.at >= left.at(-1)!.at).toBe(true);
    expect(await totalOf('injection')).toBe(hits);
    expect(await totalOf('zyxold')).toBeLessThan(oldHits);

    const rest = (await itemsBy(old)).length;
    expect(rest).toBeLessThan(all);
    const progress: number[] = [];
    expect(await renew(db(), { onProgress: (items) => progress.push(items) })).toBe(true);
    expect([progress[0], progress.at(-1)]).toEqual([rest, 0]);
    expect([await totalOf('injection'), await totalOf('zyxold')]).toEqual([hits, 0]);
    expect(await documentsOf(db())).toEqual(before);
    progress.length = 0;
    await renew(db(), { onProgress: (items) => progress.push(items) });
    expect(progress).toEqual([0]);
  });

  it('are made again after a version that went back, too', async () => {
    await makeOld(db(), termRules + 1);
    await renew(db());
    expect([await totalOf('zyxold'), await itemsBy(old)]).toEqual([0, []]);
  });

  it('hold nothing up that an editor changes meanwhile', async () => {
    await makeOld(db());
    const [last] = await queryRows<{ id: number }>(
      db(),
      sql`select id from search_document where kind = 0 and edition = 'en' order by published_at, id limit 1`,
    );
    await renew(db(), stopAfter(1));
    await db().execute(sql`update article set title = 'Quokkas at work' where id = ${last!.id}`);
    await finishContent(db(), settings, fixtureNow);
    expect(await totalOf('quokka')).toBe(1);
    const [stored] = await queryRows<{ version: string }>(
      db(),
      sql`select xmin::text as version from search_document where kind = 0 and id = ${last!.id}`,
    );
    await renew(db());
    expect([await totalOf('quokka'), await itemsBy(old)]).toEqual([1, []]);
    // It is not made a second time.
    expect(
      await queryRows(db(), sql`select xmin::text as version from search_document where kind = 0 and id = ${last!.id}`),
    ).toEqual([stored]);
  });

  it('stay where the site has their edition no more, and are not counted as left', async () => {
    await db().execute(sql`insert into search_document (edition, kind, id, published_at, month, head, terms)
      values ('de', 0, 900001, '2026-01-01', 202601, '', '')`);
    const progress: number[] = [];
    await renew(db(), { onProgress: (items) => progress.push(items) });
    expect(progress).toEqual([0]);
    await db().execute(sql`delete from search_document where id = 900001`);
  });
});

describe.skipIf(inject('postgresFixture') === '')('several processes on one PostgreSQL', () => {
  let databaseUrl: string;
  beforeEach(async () => {
    databaseUrl = await copyOnServer();
  });

  it('share the documents that other rules made', async () => {
    const [one, other] = [await openDatabase({ databaseUrl }), await openDatabase({ databaseUrl })];
    const before = await documentsOf(one.db);
    await makeOld(one.db);
    await Promise.all([renew(one.db), renew(other.db)]);
    expect(await documentsOf(one.db)).toEqual(before);
    await Promise.all([one.close(), other.close()]);
  });
});
