import { setTimeout as wait } from 'node:timers/promises';
import { watchMachine } from './lib/busy-machine.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { busyness, judgeTimes } from './lib/judge.mjs';
import { percentile } from './lib/servers.mjs';

export const goal = 'G4';
export const name =
  'What the sanitiser costs: half a second at most for any body, the text is kept, and the health check is heard meanwhile';
export const seconds = { short: 15, full: 30 };

/** Milliseconds within which the health check is heard. */
const limit = 100;

const nested = (tag, depth) => `<${tag}>`.repeat(depth) + 'core' + `</${tag}>`.repeat(depth);

const bodies = {
  '1 MB of paragraphs': '<p>core of a text, and more words</p>'.repeat(28_000),
  '5,000 levels': nested('div', 5000),
  '100,000 levels': nested('b', 100_000),
  'drawings that never end': 'core' + '<svg><p>'.repeat(125_000),
  'quotes that never end': `core${'<svg a="'.repeat(100_000)}`,
  sections: `core${'<![CDATA['.repeat(100_000)}`,
  'ends without beginnings': `core${'</object><svg></object>'.repeat(40_000)}`,
};

/** What each body costs. */
const costsOf = async () => {
  const { prepareArticleHtml } = await import('@millwright/api/sanitize-html');
  return Object.entries(bodies).map(([name, body]) => {
    // Milliseconds of the processor, which do not depend on what else the machine does; the better of two.
    const cost = () => {
      const start = process.cpuUsage();
      const html = prepareArticleHtml(body);
      return { ms: process.cpuUsage(start).user / 1000, isKept: html.includes('core') };
    };
    const [first, second] = [cost(), cost()];
    return { name, ms: Math.min(first.ms, second.ms), isKept: first.isKept && second.isKept };
  });
};

/**
 * Asks an API in this process for its health, a hundred times a second, while `work` is done: how long each response took
 * from the moment when it was due.
 */
const healthDuring = async (api, work) => {
  const times = [];
  let isOver = false;
  const requesting = (async () => {
    while (!isOver) {
      const due = performance.now() + 10;
      await wait(10);
      await (await api.fetch(new Request('http://localhost/healthz'))).arrayBuffer();
      times.push(performance.now() - due);
    }
  })();
  await work();
  isOver = true;
  await requesting;
  return times;
};

/** Writes articles with these bodies as a back office does, waits until all are finished, and reads each. */
const publish = async (api, rounds) => {
  const { queryRows } = await import('@millwright/api');
  const { sql } = await import('drizzle-orm');
  const { db } = api.database;
  const ids = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const source of Object.values(bodies)) {
      const [{ id }] = await queryRows(
        db,
        sql`insert into article (edition, title, published_at, modified_at) values ('en', 'Of the run', now(), now()) returning id`,
      );
      await queryRows(db, sql`insert into article_body (article_id, source) values (${id}, ${source})`);
      ids.push(id);
    }
  }
  for (const id of ids) {
    const response = await (
      await api.fetch(
        new Request(`http://localhost/api/article/detail?id=${id}`, { headers: { 'accept-language': 'en' } }),
      )
    ).json();
    if (!response.data?.article.content.includes('core')) throw new Error(`the text of article ${id} is lost`);
  }
  const unfinished = async () =>
    (await queryRows(db, sql`select count(*)::integer as number from article_body where html_hash = ''`))[0].number;
  while ((await unfinished()) > 0) await wait(100);
  return ids.length;
};

export async function run({ full, folder, node, env }) {
  const costs = await costsOf();
  const slowest = costs.toSorted((a, b) => b.ms - a.ms)[0];
  const { startApi } = await import('@millwright/api');
  const api = await startApi({
    dataDir: await dataFolder({ node, env, folder }),
    databaseUrl: null,
    imagePrefix: '',
    playerHosts: [],
    allowedOrigins: [],
    logLevel: 'silent',
  });
  const machine = watchMachine(node);
  let published = 0;
  const health = await healthDuring(api, async () => (published = await publish(api, full ? 5 : 1)));
  const slowdown = await machine.slowdown();
  // Positive control: the same work in the thread that responds is noticed.
  const { prepareArticleHtml } = await import('@millwright/api/sanitize-html');
  const held = await healthDuring(api, () => void Object.values(bodies).forEach((body) => prepareArticleHtml(body)));
  machine.stop();
  await api.close();
  const judged = judgeTimes([{ what: '/healthz p99 meanwhile', value: percentile(health, 99), limit }], slowdown);
  const isNoticed = Math.max(...held) > limit;
  const intact = costs.filter(({ ms, isKept: isIntact }) => ms <= 500 && isIntact).length;
  return {
    count: costs.length,
    passed: judged.isHeld && isNoticed ? intact : 0,
    unsure: judged.unsure,
    detail:
      `slowest: ${slowest.name}, ${Math.round(slowest.ms)} ms of the processor; ` +
      `${published} such articles written and read: ${judged.reported}, ${health.length} times asked; ` +
      `in the thread of the answers it would be ${Math.round(Math.max(...held))} ms; ${busyness(slowdown)}`,
  };
}
