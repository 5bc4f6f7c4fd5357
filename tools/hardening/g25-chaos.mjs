import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder } from './lib/data-folder.mjs';
import { ask, startApi, startPortal } from './lib/servers.mjs';

export const goal = 'G25';
export const name = 'Twenty visitors while every five seconds another fault befalls some of the calls: no blank page, none of the other edition';
export const needs = { build: true };
export const seconds = { short: 55, full: 1830 };

const pages = ['/', '/articles', '/articles/latest', '/videos', '/magazines', '/whitepapers', '/tradeshow', '/showroom', '/showroom/suppliers', '/showroom/products', '/showroom/platform', '/search?keyword=a', '/no/such/page'];
const faults = {
  none: null,
  500: (_, answer) => void answer.writeHead(500).end('spoilt'),
  'a gateway': (_, answer) => void answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>spoilt</h1>'),
  silence: () => undefined,
  'a broken connection': (request) => void request.socket.destroy(),
  'half an answer': (_, answer) => void answer.writeHead(200, { 'content-type': 'application/json' }).end('{"code":1,"data":{"li'),
  'other shapes': (_, answer) => void answer.writeHead(200, { 'content-type': 'application/json' }).end('{"code":1,"data":{"list":"spoilt","total":"spoilt"}}'),
  'too many': (_, answer) => void answer.writeHead(429).end(),
  'a refusal': (_, answer) => void answer.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0,"msg":"spoilt"}'),
};

export async function run({ full, folder, node, env, log, signal }) {
  const length = full ? 1_800_000 : 45_000;
  const api = await startApi({ node, env, settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent' } });
  const state = { fault: 'none', share: 0 };
  let spoilt = 0;
  const proxy = createServer(async (request, answer) => {
    const spoil = faults[state.fault];
    if (spoil && Math.random() < state.share) {
      spoilt += 1;
      return void spoil(request, answer);
    }
    const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await new Response(request).arrayBuffer();
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const got = await fetch(api.origin + request.url, { method: request.method, headers, body, redirect: 'manual' }).catch(() => null);
    if (!got) return void answer.writeHead(502).end();
    answer.writeHead(got.status, { 'content-type': got.headers.get('content-type') ?? 'text/plain' }).end(Buffer.from(await got.arrayBuffer()));
    return undefined;
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const portal = await startPortal({ node, env, settings: { API_ORIGIN: `http://127.0.0.1:${proxy.address().port}`, PAGE_CACHE_MB: '0' } });
  let ended = false;
  let count = 0;
  let held = 0;
  let again = 0;
  const statuses = new Map();
  const visitors = Array.from({ length: 20 }, async (_, visitor) => {
    for (let number = 0; !ended; number += 1) {
      const edition = (visitor + number) % 2 ? 'cn' : 'en';
      // Every third page is one that nobody asked for before: it needs the API, whatever is kept.
      const path = number % 3 === 0 ? `/search?keyword=part${visitor}x${number}` : pages[(visitor + number) % pages.length];
      const asking = () => ask(portal.origin, path, { edition });
      // A kept connection may be closed just when it is used again: browsers then ask on another.
      const answer = await asking().catch((error) => ((again += 1), log(`${path}, asked again: ${error.cause?.code ?? error.cause ?? error}`), asking().catch(() => null)));
      const html = (await answer?.text().catch(() => '')) ?? '';
      count += 1;
      statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
      const isWhole = [200, 404, 503].includes(answer?.status) && /<h1[\s>]/.test(html) && html.endsWith('</html>') && !html.includes('spoilt');
      if (isWhole && html.includes(`<html lang="${edition === 'cn' ? 'zh-CN' : 'en'}"`)) held += 1;
      else log(`${path} (${edition}), while ${state.fault}: ${answer?.status} ${html.slice(0, 80)}`);
      await wait(100);
    }
  });
  const names = Object.keys(faults);
  const begun = performance.now();
  for (let turn = 0; performance.now() - begun < length && !signal.aborted; turn += 1) {
    state.fault = names[turn % names.length];
    state.share = [0.2, 0.5, 1][turn % 3];
    await wait(5000);
  }
  ended = true;
  await Promise.all(visitors);
  const stopped = await portal.stop();
  await api.stop();
  proxy.closeAllConnections();
  proxy.close();
  return { count, passed: stopped.code === 0 ? held : 0, detail: `${spoilt} calls spoilt in ${names.length - 1} ways; ${again} asked again on another connection; statuses ${[...statuses].sort().map(([status, times]) => `${status}: ${times}`).join(', ')}` };
}
