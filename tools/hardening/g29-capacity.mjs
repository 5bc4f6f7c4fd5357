import { watchMachine } from './lib/busy-machine.mjs';
import { startUsers } from './lib/closed-loop.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { busyness, judgeTimes } from './lib/judge.mjs';
import { ask, percentile, startPortal } from './lib/servers.mjs';

export const goal = 'G29';
export const name =
  'Capacity: 10 and then 50 users who go from page to page (home, lists, articles) without a page cache, and 50 with one';
export const needs = { build: true };
export const seconds = { short: 40, full: 190 };

/** Pages a second that are asked for: rendered for 10 users, and from the cache. */
const wanted = { rendered: 200, cached: 2000 };

const linksIn = (html) => [...html.matchAll(/href="(\/article\/[^"?#]+)"/g)].map(([, path]) => path);

/** The home page, twenty pages of lists and the articles that they lead to, a third of each. */
const mixOf = async (origin) => {
  const lists = Array.from({ length: 20 }, (_, page) => `/articles?page=${1 + page}`);
  const pages = await Promise.all(lists.map(async (path) => (await ask(origin, path)).text()));
  const articles = [...new Set(pages.flatMap(linksIn))].slice(0, 100);
  if (articles.length < 20) throw new Error('the lists lead to no articles');
  return articles.flatMap((article, index) => ['/', lists[index % lists.length], article]);
};

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Lets some users browse, and says what they got. */
const measure = async ({ node, origin, paths, users, length }) => {
  const { outcomes, seconds: took } = await startUsers(node, { origin, paths, users, length });
  const times = outcomes.map(({ time }) => time);
  return {
    users,
    asked: outcomes.length,
    fine: outcomes.filter(({ status }) => status === 200).length,
    rate: outcomes.length / took,
    mean: meanOf(times),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
  };
};

const told = ({ users, rate, mean, p95, p99 }) =>
  `${users} users ${rate.toFixed(0)} pages a second, mean ${mean.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;

export async function run({ full, folder, node, env }) {
  const length = full ? 60_000 : 8000;
  const dataDir = await dataFolder({ node, env, folder });
  const machine = watchMachine(node);
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const runs = {};
  for (const [kind, own] of [
    ['rendered', { PAGE_CACHE_MB: '0' }],
    ['cached', {}],
  ]) {
    const { origin, stop } = await startPortal({ node, env, settings: { ...settings, ...own } });
    try {
      const paths = await mixOf(origin);
      await startUsers(node, { origin, paths, users: 10, length: 3000 });
      if (kind === 'rendered') {
        await machine.slowdown();
        runs.ten = await measure({ node, origin, paths, users: 10, length });
        runs.slowdown = await machine.slowdown();
        runs.fifty = await measure({ node, origin, paths, users: 50, length });
      } else runs.cached = await measure({ node, origin, paths, users: 50, length });
    } finally {
      await stop();
    }
  }
  machine.stop();
  const { ten, fifty, cached, slowdown } = runs;
  const judged = judgeTimes(
    [
      { what: 'mean', value: ten.mean, limit: 50 },
      { what: 'p95', value: ten.p95, limit: 140 },
      { what: 'time between two pages', value: 1000 / ten.rate, limit: 1000 / wanted.rendered, unit: 'ms each' },
      { what: 'between two cached pages', value: 1000 / cached.rate, limit: 1000 / wanted.cached, unit: 'ms each' },
    ],
    slowdown,
  );
  const all = [ten, fifty, cached];
  const sum = (key) => all.reduce((total, one) => total + one[key], 0);
  return {
    count: sum('asked'),
    passed: judged.isHeld ? sum('fine') : 0,
    unsure: judged.unsure,
    detail: `rendered: ${told(ten)}; ${told(fifty)}; cached: ${told(cached)}; for 10 users ${judged.told}; ${busyness(slowdown)}, the users' own work included`,
  };
}
