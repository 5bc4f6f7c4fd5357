import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readCorpus } from '../../api/test-support/corpora.ts';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn } from '../test-support/portal-on.ts';
import { listenedTarget } from './request-target.ts';

const host = 'en.localhost:3000';
const agent = new Agent({ keepAlive: true });
let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
let server: Server;
const logged = vi.fn();

beforeAll(async () => {
  fixture = await startFixtureApi();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockImplementation(logged);
  const portal = portalOn({ pages: await ownPages(), api: fixture.api, env: { PAGE_CACHE_MB: '64' } });
  // As the program does, on a real socket: a `Request` would have resolved what is in question here.
  const listener = getRequestListener(portal.fetch);
  server = createServer((incoming, outgoing) => {
    incoming.url = listenedTarget(incoming.url ?? '/');
    void listener(incoming, outgoing);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
}, 120_000);
afterAll(async () => {
  server.close();
  agent.destroy();
  await fixture.end();
});

interface Reply {
  status: number;
  location: string | null;
  type: string;
}

/** Requests a target as it stands; null for what no client can send. */
async function get(path: string): Promise<Reply | null> {
  if (/[^\u0021-\u00ff]/.test(path)) return null;
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, agent, headers: { host } }, (response) => {
      response.resume();
      const { location = null, 'content-type': type = '' } = response.headers;
      response.on('end', () => resolve({ status: response.statusCode!, location, type }));
    });
    sent.on('error', reject).end();
  });
}

const designed = new Set([200, 301, 302, 400, 404, 414]);

/** The path that a URL parser understands. */
const pathOf = (target: string): string => new URL(`http://${host}${target}`).pathname;

/** What is wrong with the response to a target, and with where it leads. */
async function faultsOf(target: string): Promise<string[]> {
  const first = await get(target);
  if (!first) return [];
  const { status, location, type } = first;
  if (!designed.has(status)) return [`status ${status}`];
  if (status >= 400 && !type.startsWith('text/html') && !pathOf(target).startsWith('/img/'))
    return [`${status} without a page`];
  if (location === null) return [];
  const landing = new URL(location, `http://${host}/redirect`);
  // A page that leads to the image host or to the other edition names it in full.
  if (!/^(?:cn|en)\.localhost:3000$/.test(landing.host)) return [`leads to ${location}`];
  if (!/^\/(?![/\\])|^http:\/\/(?:cn|en)\.localhost:3000\//.test(location)) return [`leads to ${location}`];
  const next = await get(landing.pathname + landing.search);
  return next?.location === null ? [] : [`leads on from ${location} to ${next?.location}`];
}

const leads = [
  '/',
  '//',
  '///',
  '/.//',
  '/./',
  '/a/..//',
  '/%2e/',
  '/%2e%2e//',
  '/%2f',
  '/%5c',
  '/\\',
  '/%09/',
  '//%09/',
];
const paths = [
  '',
  'articles',
  'Articles/Editorpick',
  'plastics',
  'Plastics/',
  'i/Plastics',
  'm/plastics/',
  'm/article',
  'article/info?id=2',
  'article/list?tid=5&page=02',
  'magazine/4/?page=1.5',
  'videos/info/',
  'showroom//supply',
  'subsite/',
  'subsite/articles?page=0x2',
  'subsite/Plastics',
  'search?keyword=&type=products',
  'search/?keyword=%0d%0a',
  'redirect?url=/m/plastics',
  'redirect?url=//evil.example',
  'evil.example/x',
  'edition',
  'sitemap.xml',
  'img/x.png',
];
const ends = [
  '',
  '/',
  '//',
  '/.',
  '/..',
  '/%2e%2e/',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%2500',
  '/%ff',
  '%ED%A0%80',
  '%',
  '?page=+2&x=%00',
];

/** Whether each lead and path meets every end, and not a third of them in turn: `MILLWRIGHT_FULL=1`. */
const isFull = process.env.MILLWRIGHT_FULL === '1';

/** Targets that parsers, routers and proxies read in different ways. */
function* targets(): Generator<string> {
  for (const [at, lead] of leads.entries())
    for (const [on, path] of paths.entries()) {
      const [before, query] = path.split(/(?=\?)/);
      for (const end of ends.filter((_, index) => isFull || index % 3 === (at + on) % 3))
        yield `${lead}${before}${query && end.startsWith('?') ? end : end + (query ?? '')}`;
    }
  for (const file of ['open-redirect.patt.txt', 'crlf.patt.txt', 'traversal-deep.patt.txt'])
    for (const line of (readCorpus(file) ?? '').split(/\r?\n/).slice(0, 400))
      if (line !== '') yield line.startsWith('/') ? line : `/${line}`;
}

it('no URL, however written, is a fault, leads to another host, or redirects twice', async () => {
  const all = [...new Set(targets())];
  expect(all.length).toBeGreaterThan(isFull ? 3000 : 1200);
  const wrong: string[] = [];
  for (const target of all) for (const fault of await faultsOf(target)) wrong.push(`${target}: ${fault}`);
  expect(wrong).toEqual([]);
  expect(logged.mock.calls).toEqual([]);
}, 600_000);
