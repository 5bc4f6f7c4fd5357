import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { fixtureArticles } from '../test-support/fixture.ts';
import { copyDataFolder, copyOnServer } from '../test-support/test-api.ts';
import { openDatabase } from './db/open-database.ts';
import { article, articleBody } from './db/schema.ts';
import { createLogger } from './operations/logger.ts';
import { termRules } from './search/terms.ts';
import { startApi, type StartedApi } from './start-api.ts';

const settings = { imagePrefix: '', playerHosts: [], allowedOrigins: [], isLocalDemo: true };
const totalOf = async (api: StartedApi, keyword: string): Promise<number> => {
  const response = await api.fetch(
    new Request(`http://api.test/api/article/list?keyword=${encodeURIComponent(keyword)}`),
  );
  return ((await response.json()) as { data: { total: number } }).data.total;
};
const statusOf = async (api: StartedApi): Promise<number> =>
  (await api.fetch(new Request('http://api.test/api/keywords'))).status;

describe('a started API', () => {
  const locations: [string, () => boolean, () => Promise<{ dataDir: string; databaseUrl: string | null }>][] = [
    ['PGlite', () => true, async () => ({ dataDir: copyDataFolder('none'), databaseUrl: null })],
    [
      'PostgreSQL',
      () => inject('postgresFixture') !== '',
      async () => ({ dataDir: '', databaseUrl: await copyOnServer() }),
    ],
  ];
  for (const [name, isPresent, locate] of locations) {
    it.skipIf(!isPresent())(`finds what somebody else writes to the database, sanitised (${name})`, async () => {
      const api = await startApi({ ...(await locate()), ...settings });
      const { db } = api.database;
      await db
        .insert(article)
        .values({ ...fixtureArticles[0]!, id: 700, title: '液压伺服', diyUrl: null, counterpartId: null });
      await db.insert(articleBody).values({ articleId: 700, source: '<p onclick="x()">比例阀门</p>' });
      await expect.poll(() => totalOf(api, '比例阀门'), { timeout: 30_000 }).toBe(1);
      await db.update(article).set({ title: '全新题目' }).where(eq(article.id, 700));
      await expect
        .poll(async () => [await totalOf(api, '全新题目'), await totalOf(api, '液压伺服')], { timeout: 30_000 })
        .toEqual([1, 0]);
      const detail = await api.fetch(new Request('http://api.test/api/article/detail?id=700'));
      expect(await detail.text()).toContain('"<p>比例阀门</p>"');
      await api.close();
    });
  }

  it('serves before it makes the documents again that other rules made, and says when it begins and ends', async () => {
    const dataDir = copyDataFolder('none');
    const before = await openDatabase({ dataDir });
    await before.db.execute(sql`update search_document set rules = ${termRules - 1}::smallint`);
    await before.close();
    const lines: { msg: string; items?: number }[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
    const linesOf = (text: string) =>
      lines.filter(({ msg }) => msg.startsWith('search documents') && msg.includes(text));
    const api = await startApi({ ...settings, dataDir, databaseUrl: null }, { logger });
    expect(linesOf('were made again')).toEqual([]);
    expect(await totalOf(api, '注塑机')).toBeGreaterThan(0);
    await expect.poll(() => linesOf('were made again').length, { timeout: 60_000 }).toBe(1);
    const [begun, ended] = [linesOf('are made again'), linesOf('were made again')];
    expect([begun.length, begun[0]!.items]).toEqual([1, ended[0]!.items]);
    const metrics = await api.fetch(new Request('http://localhost/metrics'), { clientAddress: '127.0.0.1' });
    expect(await metrics.text()).toMatch(/^millwright_search_outdated 0$/m);
    await api.close();
  });

  it.skipIf(inject('postgresFixture') === '')(
    'responds with 503 while PostgreSQL is away, and by itself again once it is back, notified that it missed changes',
    async () => {
      const databaseUrl = await copyOnServer();
      const name = new URL(databaseUrl).pathname.slice(1);
      const errors: unknown[] = [];
      const api = await startApi({ dataDir: '', databaseUrl, ...settings }, { onError: (error) => errors.push(error) });
      const heard: string[] = [];
      api.database.onContentChange((table) => heard.push(table));
      const admin = new pg.Client({ connectionString: databaseUrl.replace(`/${name}?`, '/postgres?') });
      await admin.connect();
      expect(await statusOf(api)).toBe(200);
      await admin.query(`alter database ${name} allow_connections false`);
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      for (let time = 0; time < 5; time += 1) expect(await statusOf(api)).toBe(503);
      await admin.query(`alter database ${name} allow_connections true`);
      await expect.poll(() => statusOf(api), { timeout: 20_000 }).toBe(200);
      await expect.poll(() => heard, { timeout: 20_000 }).toContain('resync');
      await admin.end();
      await api.close();
      expect(errors.length).toBeGreaterThanOrEqual(5);
    },
  );

  it('gives the data folder free when it is closed', async () => {
    const dataDir = copyDataFolder('none');
    for (let time = 0; time < 2; time += 1) {
      const api = await startApi({ dataDir, databaseUrl: null, ...settings });
      expect(await statusOf(api)).toBe(200);
      await api.close();
    }
  });
});
