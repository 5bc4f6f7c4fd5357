import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addFavourite, getMember, logInByPassword, removeFavourite } from '@millwright/api-client';
import { watchMachine } from './lib/busy-machine.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { busyness, judgeTimes } from './lib/judge.mjs';
import { openBrowser } from './lib/member.mjs';
import { request, startApi } from './lib/servers.mjs';

export const goal = 'G26';
export const name =
  'The API killed (-9) under writes: clicks, favourites, sessions and used codes that were acknowledged are there, the database is whole';
export const seconds = { short: 80, full: 510 };

const json = { 'content-type': 'application/json' };
const wantedRate = 100;
const accounts = ['13800138001', 'demo@example.com'];

/** A visitor who clicks a banner: a write that is acknowledged by its redirect. Each has a name of its own. */
const click = async (origin, { token, sign }, visitor) => {
  const response = await request(origin, `/banner/click?token=${token}&sign=${sign}`, {
    headers: { 'user-agent': visitor },
  }).catch(() => null);
  await response?.body?.cancel();
  return response?.status === 302;
};

const bannerOf = async (origin) => {
  const response = await fetch(`${origin}/api/banner/list`, {
    method: 'POST',
    headers: { ...json, 'accept-language': 'zh-CN' },
    body: '{"code":"top"}',
  });
  return (await response.json()).data.banners[0];
};

const articlesOf = async (origin) =>
  (
    await (await fetch(`${origin}/api/article/list?rows=50`, { headers: { 'accept-language': 'en' } })).json()
  ).data.list.map(({ id }) => id);

/**
 * What the database holds, asked of a copy, so that the next start is one after a kill. Every row of every table is
 * read, and counted by its index too: a damaged page or an index that lacks rows would show.
 */
const heldIn = async (original) => {
  const dataDir = `${original}-copy`;
  cpSync(join(original, 'database'), join(dataDir, 'database'), { recursive: true });
  try {
    return await readDatabase(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const readDatabase = async (dataDir) => {
  const { openDatabase } = await import('@millwright/api');
  const database = await openDatabase({ dataDir });
  const rows = async (query) => (await database.db.execute(query)).rows;
  try {
    const clicks = (await rows('select count(*)::integer as number from banner_click'))[0].number;
    const favourites = (await rows('select member_id, target_id from favourite')).map(
      (row) => `${row.member_id} ${row.target_id}`,
    );
    let isWhole = true;
    const tables = await rows("select tablename from pg_tables where schemaname = 'public'");
    for (const { tablename } of tables) {
      const counted = async (off) => {
        await database.exec(
          `set enable_seqscan = ${off === 'seqscan' ? 'off' : 'on'}; ` +
            `set enable_indexscan = ${off === 'seqscan' ? 'on' : 'off'}; ` +
            `set enable_indexonlyscan = ${off === 'seqscan' ? 'on' : 'off'};`,
        );
        return (
          await rows(
            `select count(*)::integer as number${off === 'seqscan' ? '' : `, sum(length(t::text))`} from "${tablename}" t`,
          )
        )[0].number;
      };
      if ((await counted('seqscan')) !== (await counted('indexes'))) isWhole = false;
    }
    return { clicks, favourites: new Set(favourites), isWhole };
  } finally {
    await database.close();
  }
};

/** The member of the last run: still logged in after the kill, and what logged in then does so no more. */
const isRemembered = async ({ browser, account }, origin) => {
  const me = await getMember(browser.clientAt(origin));
  const replayed = await fetch(`${origin}/memberApi/login_by_pwd`, {
    method: 'POST',
    headers: json,
    body: browser.lastLogin(),
  });
  const { code } = await replayed.json();
  return me.ok && me.value?.id === 1 + accounts.indexOf(account) && code !== 1;
};

/** Kills one API of its own time and again. */
const killAgainAndAgain = async ({ kills, dataDir, start, told: reported, signal, log }) => {
  let { clicks: acknowledged } = await heldIn(dataDir);
  // What the database may hold next to it: clicks that were sent and not acknowledged.
  let unsure = 0;
  const stored = new Map();
  let member = null;
  for (let kill = 1; kill <= kills && !signal.aborted; kill += 1) {
    const faults = [];
    const server = await start();
    // The first one follows no kill.
    if (kill > 1) reported.starts.push(server.startedWithin);
    if (member && !(await isRemembered(member, server.origin))) faults.push('a session or a used code was lost');
    const [banner, articles] = [await bannerOf(server.origin), await articlesOf(server.origin)];
    const account = accounts[kill % 2];
    const browser = await openBrowser(server.origin, `10.0.${kill}.7`);
    const logged = await logInByPassword(browser.client, {
      account,
      password: 'Millwright-2026',
      ...(await browser.solve()),
    });
    member = logged.ok ? { browser, account } : null;
    if (!logged.ok) faults.push(`no login: ${JSON.stringify(logged.failure)}`);
    let killed = false;
    let sent = 0;
    let done = 0;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; !killed; number += 1) {
        sent += 1;
        const before = performance.now();
        if (await click(server.origin, banner, `${kill}-${writer}-${number}`)) done += 1;
        await wait(Math.max(0, 8000 / wantedRate - (performance.now() - before)));
      }
    });
    // Adds and removes in turn, no more than the limits let through: null is what was not acknowledged.
    const storing = (async () => {
      for (let number = 0; !killed && number < 4; number += 1) {
        const id = articles[(kill * 4 + number) % articles.length];
        const key = `${1 + (kill % 2)} ${id}`;
        const wanted = stored.get(key) !== true;
        stored.set(key, null);
        const change = wanted ? addFavourite : removeFavourite;
        const result = await change(browser.client, 'article', id).catch(() => null);
        if (result?.ok) stored.set(key, wanted);
        if (result?.ok) reported.favourites += 1;
      }
    })();
    await wait(400 + (kill % 7) * 130);
    killed = true;
    await server.stop('SIGKILL');
    await Promise.all([...writers, storing]);
    reported.writes += done;
    acknowledged += done;
    unsure += sent - done;
    const held = await heldIn(dataDir);
    if (held.clicks < acknowledged || held.clicks > acknowledged + unsure)
      faults.push(`${held.clicks} clicks of ${acknowledged}`);
    [acknowledged, unsure] = [held.clicks, 0];
    for (const [key, is] of stored) {
      if (is !== null && held.favourites.has(key) !== is) faults.push(`favourite ${key}`);
      stored.set(key, held.favourites.has(key));
    }
    if (!held.isWhole) faults.push('the database is not whole');
    if (faults.length === 0) reported.held += 1;
    else log(`kill ${kill}: ${faults.join(', ')}`);
    if (kill % 20 === 0) log(`${kill} of ${kills} kills, ${reported.writes} writes acknowledged`);
  }
};

export async function run({ full, folder, node, env, log, signal }) {
  const kills = full ? 200 : 6;
  const machine = watchMachine(node);
  const reported = { held: 0, writes: 0, favourites: 0, starts: [] };
  // One after the other: two at a time would judge starts that wait for each other.
  const dataDir = await dataFolder({ node, env, folder });
  const start = () =>
    startApi({ node, env, settings: { DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' } });
  await killAgainAndAgain({ kills, dataDir, start, told: reported, signal, log });
  const slowdown = await machine.slowdown();
  machine.stop();
  const judged = judgeTimes(
    [{ what: 'the slowest start after a kill', value: Math.max(...reported.starts), limit: 3000 }],
    slowdown,
  );
  return {
    count: kills,
    passed: judged.isHeld ? reported.held : 0,
    unsure: judged.unsure,
    detail:
      `${reported.writes} clicks and ${reported.favourites} favourites acknowledged, something lost in ` +
      `${kills - reported.held} kills; the database opened and whole after each; ${judged.reported}; ` +
      busyness(slowdown),
  };
}
