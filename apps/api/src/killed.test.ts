import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { runChild, type Child } from '../test-support/child.ts';
import { copyDataFolder } from '../test-support/test-api.ts';
import { queryRows } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';

const start = (dataDir: string): Child =>
  runChild('../src/main.ts', [], { PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir });

async function addressOf(child: Child): Promise<string> {
  await child.waitForOutput('answers on');
  const address = /http:\S+(?=\/)/.exec(child.output())?.[0];
  if (!address) throw new Error(child.errors());
  return address;
}

async function kill(child: Child): Promise<void> {
  child.process.kill('SIGKILL');
  await child.ended;
}

/** Asks for one number. */
async function numberOf(dataDir: string, query: ReturnType<typeof sql>): Promise<number> {
  const database = await openDatabase({ dataDir });
  try {
    return (await queryRows<{ number: number }>(database.db, query))[0]?.number ?? 0;
  } finally {
    await database.close();
  }
}

const clicksIn = (dataDir: string): Promise<number> =>
  numberOf(dataDir, sql`select count(*)::integer as number from banner_click`);

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
  });

describe('the API, killed while it is used', () => {
  it('has every click that it answered when it starts again, time and again, and page views but for the last second', async () => {
    const dataDir = copyDataFolder();
    let sent = 0;
    let answered = 0;
    const starts: number[] = [];
    const kills = 3;
    for (let round = 0; round < kills; round += 1) {
      const begun = performance.now();
      const child = start(dataDir);
      const address = await addressOf(child);
      const list = (await (await post(`${address}/api/banner/list`, { code: 'top' })).json()) as {
        data: { banners: { token: string; sign: string }[] };
      };
      starts.push(performance.now() - begun);
      const { token, sign } = list.data.banners[0]!;
      expect((await post(`${address}/api/views`, { url: '/viewed' })).status).toBe(200);
      let killed = false;
      const click = async (): Promise<void> => {
        while (!killed) {
          sent += 1;
          const url = `${address}/banner/click?token=${token}&sign=${sign}`;
          const answer = await fetch(url, { redirect: 'manual', headers: { 'user-agent': `visitor ${sent}` } }).catch(
            () => null,
          );
          if (answer?.status === 302) answered += 1;
          // Hundreds of clicks a second; more would only make this test slower.
          await wait(10);
        }
      };
      const visitors = Array.from({ length: 6 }, click);
      await wait(2200 + round * 150);
      killed = true;
      await kill(child);
      await Promise.all(visitors);
      const kept = await clicksIn(dataDir);
      expect(kept).toBeGreaterThanOrEqual(answered);
      expect(kept).toBeLessThanOrEqual(sent);
    }
    expect(answered).toBeGreaterThan(100);
    console.info(
      `first answers after ${starts.map((time) => `${(time / 1000).toFixed(1)} s`).join(', ')}; all but the first after a kill`,
    );
    expect(Math.min(...starts.slice(1))).toBeLessThan(30_000);
    expect(
      await numberOf(dataDir, sql`select sum(count)::integer as number from page_view where path = '/viewed'`),
    ).toBe(kills);

    // Positive control: a single click less than were answered is noticed.
    const kept = await clicksIn(dataDir);
    const taken = await numberOf(
      dataDir,
      sql`with gone as (
          delete from banner_click
          where ctid in (select ctid from banner_click limit ${kept - answered + 1})
          returning 1)
        select count(*)::integer as number
        from gone`,
    );
    expect(taken).toBe(kept - answered + 1);
    expect(await clicksIn(dataDir)).toBeLessThan(answered);
  }, 120_000);

  it('makes its content whole where it was killed while making it for the first time', async () => {
    const dataDir = join(inject('runFolder'), 'killed-while-seeding');
    const isHalfMade = sql`select (
        to_regclass('article') is not null
          and (select count(*) from installation where name = 'seeded') = 0)::integer as number`;
    const wanted = 2;
    let halfMade = 0;
    // The first comes while content is being made, each of the others a little later.
    for (let moment = 100; halfMade < wanted; moment += 100) {
      const child = start(dataDir);
      const ready = child.waitForOutput('answers on').then(() => true);
      await child.waitForOutput('is being made');
      expect(await Promise.race([ready, wait(moment).then(() => false)])).toBe(false);
      await kill(child);
      rmSync(join(dataDir, 'lock', 'owner.txt'), { force: true });
      halfMade += await numberOf(dataDir, isHalfMade).catch(() => 0);
    }
    const totals = async (): Promise<number[]> => {
      const child = start(dataDir);
      const address = await addressOf(child);
      const found = await Promise.all(
        ['zh-CN', 'en'].map(async (language) => {
          const answer = await fetch(`${address}/api/article/list`, { headers: { 'accept-language': language } });
          return ((await answer.json()) as { data: { total: number } }).data.total;
        }),
      );
      child.process.kill('SIGTERM');
      await child.ended;
      return found;
    };
    const first = await totals();
    expect(first[0]! + first[1]!).toBeGreaterThan(400);
    expect(await totals()).toEqual(first);
    const [articles, bodies] = [
      await numberOf(dataDir, sql`select count(*)::integer as number from article`),
      await numberOf(dataDir, sql`select count(*)::integer as number from article_body`),
    ];
    expect(bodies).toBe(articles);
  }, 300_000);
});
