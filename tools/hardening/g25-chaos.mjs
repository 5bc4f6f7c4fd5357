import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { watchMachine } from './lib/busy-machine.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { busyness, judgeTimes } from './lib/judge.mjs';
import { startApi, startPortal } from './lib/servers.mjs';
import { openTab } from './lib/tabs.mjs';
import { openVisitors } from './lib/visitor.mjs';

export const goal = 'G25';
export const name =
  'Twenty visitors, two of them in Chromium, while every five seconds another fault befalls some of the calls: ' +
  'no blank page, none of the other edition, no loading bar that stays';
export const needs = { build: true };
export const seconds = { short: 55, full: 1830 };

const pages = [
  '/',
  '/articles',
  '/articles/latest',
  '/videos',
  '/magazines',
  '/whitepapers',
  '/tradeshow',
  '/showroom',
  '/showroom/suppliers',
  '/showroom/products',
  '/showroom/platform',
  '/search?keyword=a',
  '/no/such/page',
];
const faults = {
  none: null,
  500: (_, response) => void response.writeHead(500).end('spoilt'),
  'a gateway': (_, response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>spoilt</h1>'),
  silence: () => undefined,
  'a broken connection': (request) => void request.socket.destroy(),
  'half an answer': (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":1,"data":{"li'),
  'other shapes': (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"code":1,"data":{"list":"spoilt","total":"spoilt"}}'),
  'too many': (_, response) => void response.writeHead(429).end(),
  'a refusal': (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0,"msg":"spoilt"}'),
};

/** What a page is in an edition. */
const langOf = { cn: 'zh-CN', en: 'en' };
/** For how long the loading bar may be shown in one go, in milliseconds. */
const longestBar = 5500;

/** A proxy before the API, which spoils a share of the calls in the way of the moment. */
const startSpoiler = async (target) => {
  const state = { fault: 'none', share: 0, spoilt: 0 };
  const proxy = createServer(async (request, response) => {
    const spoil = faults[state.fault];
    if (spoil && Math.random() < state.share) {
      state.spoilt += 1;
      return void spoil(request, response);
    }
    const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await new Response(request).arrayBuffer();
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const got = await fetch(target + request.url, { method: request.method, headers, body, redirect: 'manual' }).catch(
      () => null,
    );
    if (!got) return void response.writeHead(502).end();
    response
      .writeHead(got.status, { 'content-type': got.headers.get('content-type') ?? 'text/plain' })
      .end(Buffer.from(await got.arrayBuffer()));
    return undefined;
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    state,
    origin: `http://127.0.0.1:${proxy.address().port}`,
    close: () => (proxy.closeAllConnections(), proxy.close()),
  };
};

export async function run({ full, folder, node, env, log, signal }) {
  const { findBrowser } = await import('../browser.mjs');
  const { chromium } = await import('playwright');
  const { path: executablePath, args } = await findBrowser();
  const length = full ? 1_800_000 : 45_000;
  const api = await startApi({
    node,
    env,
    settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent' },
  });
  const { state, ...spoiler } = await startSpoiler(api.origin);
  const portal = await startPortal({ node, env, settings: { API_ORIGIN: spoiler.origin, PAGE_CACHE_MB: '0' } });
  const [visitors, browser, machine] = [
    openVisitors(),
    await chromium.launch({ executablePath, args }),
    watchMachine(node),
  ];
  const reported = { count: 0, held: 0, turns: 0, bars: [] };
  const statuses = new Map();
  let ended = false;
  // Every third page is one that nobody requested before: it needs the API, whatever is cached.
  const pathOf = (visitor, number) =>
    number % 3 === 0 ? `/search?keyword=part${visitor}x${number}` : pages[(visitor + number) % pages.length];
  const judge = (isHeld, words) => {
    reported.count += 1;
    if (isHeld) reported.held += 1;
    else log(`while ${state.fault}: ${words()}`);
  };

  /** One who asks by HTTP, for both editions in turn. */
  const visit = async (visitor) => {
    for (let number = 0; !ended; number += 1) {
      const edition = (visitor + number) % 2 ? 'cn' : 'en';
      const path = pathOf(visitor, number);
      const { status, text, isWhole, reason } = await visitors.request(portal.origin, path, { edition });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isPage =
        isWhole &&
        [200, 404, 503].includes(status) &&
        /<h1[\s>]/.test(text) &&
        text.endsWith('</html>') &&
        !text.includes('spoilt');
      judge(
        isPage && text.includes(`<html lang="${langOf[edition]}"`),
        () => `${path} (${edition}): ${status} ${reason} ${text.slice(0, 80)}`,
      );
      await wait(100);
    }
  };
  /** One who follows links in a tab of an edition. */
  const browse = async (tab, edition, visitor) => {
    for (let number = 1; !ended; number += 1) {
      const path = pathOf(visitor, number);
      const { hasCome, isBlank, lang, longestBar: shown = 0 } = await tab.turnTo(path, 30_000);
      reported.turns += 1;
      reported.bars.push(shown);
      judge(
        hasCome && lang === langOf[edition],
        () =>
          `${path} in a tab (${edition}): ${hasCome ? lang : isBlank ? 'blank' : `the bar was shown for ${Math.round(shown)} ms`}`,
      );
      await wait(200);
    }
  };
  const tabs = await Promise.all(['cn', 'en'].map((edition) => openTab(browser, portal.origin, edition)));
  await machine.slowdown();
  const all = [
    ...Array.from({ length: 18 }, (_, visitor) => visit(visitor)),
    browse(tabs[0], 'cn', 18),
    browse(tabs[1], 'en', 19),
  ];
  const names = Object.keys(faults);
  const begun = performance.now();
  for (let turn = 0; performance.now() - begun < length && !signal.aborted; turn += 1) {
    state.fault = names[turn % names.length];
    state.share = [0.2, 0.5, 1][turn % 3];
    await wait(5000);
    if (turn % 60 === 59) log(`${reported.count} pages, ${reported.held} as they must be`);
  }
  ended = true;
  await Promise.all(all);
  const slowdown = await machine.slowdown();
  const isNoticed = await tabs[0].isNoticed();
  const errors = tabs.flatMap((tab) => tab.errors);
  visitors.leave();
  await browser.close();
  const stopped = await portal.stop();
  await api.stop();
  spoiler.close();
  machine.stop();
  const bar = judgeTimes(
    [{ what: 'the loading bar shown at most', value: Math.max(...reported.bars), limit: longestBar }],
    slowdown,
  );
  const isHeld = stopped.code === 0 && isNoticed && errors.length === 0 && state.spoilt > 0;
  const statusTimes = [...statuses]
    .sort()
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ');
  return {
    count: reported.count,
    passed: isHeld && bar.isHeld ? reported.held : 0,
    unsure: bar.unsure,
    detail:
      `${state.spoilt} calls spoilt in ${names.length - 1} ways; asked by HTTP ${reported.count - reported.turns} times, ` +
      `${visitors.again()} of them again because a kept connection was closed meanwhile; statuses ${statusTimes}; ` +
      `links followed in tabs ${reported.turns} times, ${bar.reported}, and one that stays was ` +
      `${isNoticed ? '' : 'not '}noticed, ${errors.length} errors of pages` +
      `${errors.length > 0 ? ` (${errors[0]})` : ''}; ${busyness(slowdown)}`,
  };
}
