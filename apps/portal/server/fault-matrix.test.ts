import '../test-support/in-production.ts';
import { writeFileSync } from 'node:fs';
import { calls } from '@millwright/api-client/contract';
import { sampleOf, type CallName } from '@millwright/api-client/fake';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mainBudget, sectionBudget } from '../app/shell/page/calls.server.ts';
import { pageBudget } from '../app/shell/page/request-scope.server.tsx';
import { startFaultProxy, type Call, type FaultProxy } from '../test-support/fault-proxy.ts';
import { canary, matrixFaults, type FaultName } from '../test-support/faults.ts';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn, type TestServer } from '../test-support/portal-on.ts';
import type { Pages } from './render-page.ts';
import { createUpstream } from './api-gateway/upstream.ts';

/** A page of each kind. The first that makes a call is the one that the call fails on. */
const paths = [
  '/',
  '/article/5',
  '/articles',
  '/search?keyword=no',
  '/videos/info/1300',
  '/magazines/info/1200',
  '/magazines',
  '/whitepapers/info/1400',
  '/showroom/suppliers/info/1000',
  '/showroom/products/info/1500',
  '/showroom/supply/1600',
  '/tradeshow/info/1700',
  '/media',
  '/media/1800',
  '/about/history',
  '/magazines/info/1200?page=2',
  '/articles?page=1',
  '/sitemaps',
  '/sitemap.xml',
  '/sitemap/article-1.xml',
  '/videos',
  '/whitepapers',
  '/tradeshow',
  '/showroom',
  '/showroom/suppliers',
  '/showroom/products',
  '/showroom/platform',
];

/** The calls that fill sections of the home page. */
const homeCalls: readonly CallName[] = [
  'articleList',
  'videoList',
  'issueList',
  'paperList',
  'productList',
  'supplierList',
  'tradeShowList',
  'postList',
];
/** How many sections of a page stand as they should, and how many say that they could not. */
const statesOf = (html: string) => ({
  ready: html.match(/data-state="ready"/g)?.length ?? 0,
  empty: html.match(/data-state="empty"/g)?.length ?? 0,
  failed: html.match(/data-state="failed"/g)?.length ?? 0,
});

const names = Object.keys(calls) as CallName[];
const nameOf = (request: Call): CallName | undefined => {
  const { pathname } = new URL(request.url);
  return names.find((name) => calls[name].path === pathname && calls[name].method === request.method);
};

/** The faults that end with our patience only. */
const waits = (fault: FaultName): boolean => fault === 'never answers' || fault === 'drips';

/** Whether a visitor's own call meets every fault: `MILLWRIGHT_FULL=1`, and where the whole matrix is written down. */
const isFull = process.env.MILLWRIGHT_FULL === '1' || process.env.FAULT_MATRIX_TIMES !== undefined;
/** The faults that a visitor's own call meets: every fourth, the next call those behind them. */
const faultsInTurn = (turn: number): readonly FaultName[] =>
  matrixFaults.filter((_, index) => isFull || index % 4 === turn % 4);

let pages: Pages;
let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
let proxy: FaultProxy;
const rejections: unknown[] = [];
const noteRejection = (reason: unknown): void => void rejections.push(reason);
const usual = { section: sectionBudget.timeout, main: mainBudget.timeout, page: pageBudget.timeout };

beforeAll(async () => {
  process.on('unhandledRejection', noteRejection);
  vi.spyOn(console, 'warn').mockReturnValue();
  [pages, fixture] = await Promise.all([ownPages(), startFixtureApi()]);
  proxy = await startFaultProxy(fixture.api, { read: 3000, write: 3000 });
}, 180_000);
afterAll(async () => {
  process.off('unhandledRejection', noteRejection);
  allow(usual.section!, usual.main!, usual.page);
  await proxy.close();
  await fixture.end();
});

/**
 * A file for what each cell did and how long that took, where `node tools/hardening.mjs` wants to know: then patience
 * is as short as it is for visitors, and few cells are tried at a time, or they would wait for each other; unless it
 * is to have patience.
 */
const timesFile = process.env.FAULT_MATRIX_TIMES;
const isTimed = timesFile !== undefined && process.env.FAULT_MATRIX_PATIENCE === undefined;
const atOnce = (many: number, few: number): number => (isTimed ? few : many);

/** A crowded machine may be slow: what is not meant to fail has time, and patience is as long as it must be. */
function allow(section: number, main: number, page: number): void {
  if (isTimed) return;
  [sectionBudget.timeout, mainBudget.timeout, pageBudget.timeout] = [section, main, page];
}

interface Cell {
  call: CallName;
  fault: FaultName;
  path: string;
}

/** A portal of its own for each cell: no circuit is open yet, and nothing is cached. */
function portalWith(faultOf: (call: Call) => FaultName | null, onFault?: () => void): TestServer {
  const api = proxy.access(faultOf, onFault);
  return portalOn({
    pages,
    api,
    upstream: createUpstream(api, { longestCall: mainBudget.timeout }),
    env: { API_ORIGIN: proxy.origin },
  });
}

async function visit({ call, fault, path }: Cell) {
  let spoilt = 0;
  const portal = portalWith(
    (request) => (nameOf(request) === call ? fault : null),
    () => (spoilt += 1),
  );
  const begun = performance.now();
  const response = await portal.get(path, 'cn.localhost:3000');
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, spoilt, time: performance.now() - begun };
}

/** Runs all, a few at a time: at once they would make each other slow. */
async function each<T>(items: readonly T[], atOnce: number, run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
    }),
  );
}

describe('every call in every fault', () => {
  const pageOf = new Map<CallName, string>();
  const visitors = (): CallName[] => names.filter((name) => !pageOf.has(name));
  let home: ReturnType<typeof statesOf>;
  /** What went as it must. */
  const cells: { call: CallName; fault: FaultName; path: string | null; status: number; time: number }[] = [];

  beforeAll(() => allow(60_000, 60_000, 60_000));

  it('is tried on a page that makes it; none is degraded while nothing fails', async () => {
    for (const path of paths) {
      const made = new Set<CallName | undefined>();
      const response = await portalWith((request) => (made.add(nameOf(request)), null)).get(path, 'cn.localhost:3000');
      const html = await response.text();
      expect([path, response.status, response.headers.get('x-degraded')]).toEqual([path, 200, null]);
      for (const name of made) if (name && !pageOf.has(name)) pageOf.set(name, path);
      if (path !== '/') continue;
      home = statesOf(html);
      expect([home.ready > homeCalls.length, home.failed]).toEqual([true, 0]);
    }
    expect(pageOf.size).toBeGreaterThanOrEqual(24);
  }, 120_000);

  const check = async (cell: Cell): Promise<void> => {
    const { status, headers, html, spoilt, time } = await visit(cell);
    const at = `${cell.call}, ${cell.fault}, ${cell.path}`;
    expect([at, spoilt > 0]).toEqual([at, true]);
    if (cell.path === '/') expect([at, status]).toEqual([at, 200]);
    expect([at, [200, 503].includes(status)]).toEqual([at, true]);
    expect([at, html.includes(canary)]).toEqual([at, false]);
    if (status === 200) expect([at, headers.has('x-degraded')]).toEqual([at, true]);
    else expect([at, headers.get('retry-after')]).toEqual([at, '10']);
    const seconds = /max-age=(\d+)/.exec(headers.get('cache-control')!)?.[1] ?? '0';
    expect([at, Number(seconds) <= 60]).toEqual([at, true]);
    if (cell.path === '/') {
      const { ready, empty, failed } = statesOf(html);
      const isRefused = cell.fault === 'refuses';
      const isSection = homeCalls.includes(cell.call);
      // Without its article the lead has an image in place of a chart.
      const isSideCall = ['articleDetail', 'bannerList', 'baseInfo', 'partnerLinkList'].includes(cell.call);
      expect([at, failed > 0]).toEqual([at, isSection && isRefused ? false : !isSideCall]);
      // A call fills two sections at most. Every other stands. What is refused is empty, and left out.
      const known = ready + empty + failed;
      const all = home.ready + home.empty;
      expect([at, failed <= 2, isSection && isRefused ? all - known <= 2 : known === all]).toEqual([at, true, true]);
      expect([at, ready >= home.ready - 2]).toEqual([at, true]);
      if (isSection) expect([at, html.includes('内容暂时无法加载')]).toEqual([at, !isRefused]);
    }
    cells.push({ ...cell, status, time });
  };

  it.each(matrixFaults.filter((fault) => !waits(fault)))(
    'where the service %s, the page is served; the home page with all its other sections',
    async (fault) => {
      await each(
        [...pageOf].map(([call, path]) => ({ call, fault, path })),
        atOnce(6, 2),
        check,
      );
    },
    120_000,
  );

  it.each(matrixFaults.filter(waits))(
    'where the service %s, we lose patience, and the page is served all the same',
    async (fault) => {
      // All at once, and long enough for a crowded machine to serve everything else meanwhile.
      allow(9000, 9500, 10_000);
      await each(
        [...pageOf].map(([call, path]) => ({ call, fault, path })),
        atOnce(pageOf.size, 6),
        check,
      );
    },
    120_000,
  );

  it('of a visitor’s own call gets a response, too, and no page waits for it', async () => {
    const requested = visitors().flatMap((call, turn) => faultsInTurn(turn).map((fault) => ({ call, fault })));
    await each(requested, atOnce(40, 8), async ({ call, fault }) => {
      const { method, path, request } = calls[call];
      const init =
        method === 'GET'
          ? {}
          : { method, body: JSON.stringify(sampleOf(request)), headers: { 'content-type': 'application/json' } };
      const begun = performance.now();
      const response = await portalWith(() => fault).get(path, 'cn.localhost:3000', init);
      await response.arrayBuffer().catch(() => null);
      expect([call, fault, response.status >= 200]).toEqual([call, fault, true]);
      cells.push({ call, fault, path: null, status: response.status, time: performance.now() - begun });
    });
  }, 120_000);

  it('made more than 384 cells, and no rejection was left unhandled', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (timesFile) writeFileSync(timesFile, JSON.stringify(cells));
    console.info(
      `${cells.length} cells, of ${pageOf.size} calls of pages and ${names.length - pageOf.size} of visitors`,
    );
    const own = visitors().flatMap((_, turn) => faultsInTurn(turn));
    expect(new Set(own).size).toBe(matrixFaults.length);
    expect(cells).toHaveLength(pageOf.size * matrixFaults.length + own.length);
    expect(cells.length).toBeGreaterThanOrEqual(384);
    expect(rejections).toEqual([]);
    expect(usual).toEqual({ section: 1500, main: 2700, page: 2800 });
  });

  it('would be noticed where a section took the page with it', async () => {
    // A home page that cannot do without its videos.
    const broken = await ownPages({
      loaders: { '/': () => Promise.reject(new Error('no videos')) },
    });
    const response = await portalOn({
      pages: broken,
      api: proxy.access(() => null),
      env: { API_ORIGIN: proxy.origin },
    }).get('/', 'cn.localhost:3000');
    expect(response.status).toBe(500);
  });
});
