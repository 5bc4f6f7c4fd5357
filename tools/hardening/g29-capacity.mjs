import { watchMachine } from './lib/busy-machine.mjs';
import { startUsers } from './lib/closed-loop.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { busyness, judgeTimes } from './lib/judge.mjs';
import { request, percentile, startPortal } from './lib/servers.mjs';

export const goal = 'G29';
export const name =
  'Capacity: 10 and then 50 users in closed loops over the mix of pages (of 20: 8 articles, 5 lists, ' +
  '3 other items, 2 home, 1 search, 1 industry) without a page cache, and 50 with one';
export const needs = { build: true };
export const seconds = { short: 40, full: 190 };

/** Pages a second that are requested: rendered for 10 users, and from the cache. */
const wanted = { rendered: 200, cached: 2000 };

/** Lists, and what the links of each to its items look like. */
const lists = [
  ...Array.from({ length: 12 }, (_, page) => [`/articles?page=${1 + page}`, /href="(\/article\/[^"?#]+)"/g]),
  ['/videos', /href="(\/videos\/info\/\d+)"/g],
  ['/magazines', /href="(\/magazines\/info\/\d+)"/g],
  ['/whitepapers', /href="(\/whitepapers\/info\/\d+)"/g],
  ['/tradeshow', /href="(\/tradeshow\/info\/\d+)"/g],
  ['/showroom/products', /href="(\/showroom\/products\/info\/\d+)"/g],
  ['/showroom/suppliers', /href="(\/showroom\/suppliers\/info\/\d+)"/g],
  ['/showroom/platform', /href="(\/showroom\/(?:supply|demand)\/\d+)"/g],
];
const searches = ['laser', 'robot', 'pump', 'mould', 'servo'].map((keyword) => `/search?keyword=${keyword}`);
const industries = ['plastics', 'metalworking', 'auto', 'medical', 'laser'].map((slug) => `/i/${slug}`);

/** Of twenty pages: what a reader of such a site opens, mostly articles. */
const turns = { home: 2, article: 8, list: 5, item: 3, search: 1, industry: 1 };

/** The pages of the mix in the order in which a user opens them. */
const mixOf = async (origin) => {
  const found = new Set();
  // One after the other: a server that has just started needs its time for each kind of page.
  for (const [path, link] of lists) {
    const response = await request(origin, path);
    const items = [...(await response.text()).matchAll(link)].map(([, item]) => item);
    if (response.status !== 200 || items.length === 0) throw new Error(`${path} leads to nothing (${response.status})`);
    for (const item of items) found.add(item);
  }
  const all = [...found];
  const pages = {
    home: ['/'],
    article: all.filter((path) => path.startsWith('/article/')),
    list: lists.map(([path]) => path),
    item: all.filter((path) => !path.startsWith('/article/')),
    search: searches,
    industry: industries,
  };
  const kinds = Object.entries(turns).flatMap(([kind, times]) =>
    Array.from({ length: times }, (_, turn) => ({ kind, at: (turn + 0.5) / times })),
  );
  // Spread out, so that no user opens the same kind all the time.
  const round = kinds.sort((one, other) => one.at - other.at).map(({ kind }) => kind);
  const next = Object.fromEntries(Object.keys(pages).map((kind) => [kind, 0]));
  return Array.from({ length: 20 }, () => round)
    .flat()
    .map((kind) => pages[kind][next[kind]++ % pages[kind].length]);
};

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Lets some users browse, and says what they got. */
const measure = async ({ node, origin, paths, users, length }) => {
  const { outcomes, seconds: took } = await startUsers(node, { origin, paths, users, length });
  const times = outcomes.map(({ time }) => time);
  return {
    users,
    requestCount: outcomes.length,
    fine: outcomes.filter(({ status }) => status === 200).length,
    others: outcomes.flatMap(({ status }) => (status === 200 ? [] : [status])),
    rate: outcomes.length / took,
    mean: meanOf(times),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
  };
};

const reported = ({ users, rate, mean, p95, p99, others }) =>
  `${users} users ${rate.toFixed(0)} pages a second, mean ${mean.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms` +
  (others.length > 0 ? `, ${others.length} times another status than 200 (${[...new Set(others)].join(', ')})` : '');

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
    detail:
      `rendered: ${reported(ten)}; ${reported(fifty)}; cached: ${reported(cached)}; ` +
      `for 10 users ${judged.reported}; ${busyness(slowdown)}, the users' own work included`,
  };
}
