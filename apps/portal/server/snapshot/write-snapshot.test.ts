import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpDatabase } from '@millwright/api/set-up';
import { OperatorError } from '@millwright/api/operator-error';
import { checkSite, writeSiteFile } from '@millwright/api/site-file';
import { runChild } from '../../../api/test-support/child.ts';
import { wordpressExport } from '../../../api/test-support/wordpress-export.ts';
import { ownPages } from '../../test-support/own-pages.ts';
import { portalOn, type TestServer } from '../../test-support/portal-on.ts';
import { embeddedApi, type ApiAccess } from '../api-access.ts';
import { readConfig } from '../config.ts';
import type { SnapshotContents } from './snapshot-contents.ts';
import { writeSnapshot, type SnapshotOptions } from './write-snapshot.ts';

const origins = new Map([
  ['cn', 'http://cn.localhost:3000'],
  ['en', 'http://en.localhost:3000'],
] as const);
const broken = '/about/imprint';
/** Pages that are whole at the second try, and never. */
const [late, partial] = ['/about/policy', '/about/contact'];
const tries = new Map<string, number>();

let folder: string;
let api: ApiAccess;
let portal: TestServer;
let contents: SnapshotContents;

const optionsFor = (name: string): SnapshotOptions => ({
  // Without a build there are no files of one.
  fetch: async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('.css'))
      return new Response('a{b:url(/assets/a.woff2)}', { headers: { 'content-type': 'text/css' } });
    if (/^\/assets\/|^\/[\w-]+\.\w+$/.test(pathname) && !pathname.endsWith('.xml')) return new Response('file');
    if (pathname === broken) return new Response('', { status: 503 });
    tries.set(request.url, (tries.get(request.url) ?? 0) + 1);
    const response = await portal.fetch(request);
    if (pathname === partial || (pathname === late && tries.get(request.url) === 1))
      response.headers.set('x-degraded', 'partial');
    return response;
  },
  origins,
  names: new Map([
    ['cn', '机匠'],
    ['en', 'Mill & wright'],
  ] as const),
  folder: join(folder, name),
  limits: { pages: 5000, bytes: 500_000_000 },
  pause: 0,
  clock: () => new Date('2026-05-05T08:00:00Z'),
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const dataDir = join(folder, 'data');
  await setUpDatabase(
    { dataDir },
    {
      industries: 'none',
      demo: false,
      administrator: null,
      resetPassword: false,
      html: { imagePrefix: '', playerHosts: [] },
    },
  );
  const own = { version: 1, contact: {}, sites: {}, legal: {}, demo: false, modifiedAt: '2026-05-05T08:00:00.000Z' };
  const editions = { cn: { name: '机匠', tagline: '机械' }, en: { name: 'Mill & wright', tagline: 'Machines' } };
  await writeSiteFile(dataDir, checkSite({ ...own, editions }));
  // More than a page of a list has.
  const posts = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    title: `Post ${index + 1}`,
    name: `post-${index + 1}`,
    date: '2026-05-01 06:07:08',
    body: `<p>Text</p><p><a href="/article/post-${((index + 1) % 30) + 1}">next</a></p>`,
  }));
  writeFileSync(join(folder, 'posts.xml'), wordpressExport(posts));
  for (const edition of ['en', 'cn'] as const) {
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', IMAGE_PREFIX: '' };
    const file = edition === 'en' ? 'posts.xml' : 'chinese.xml';
    writeFileSync(
      join(folder, 'chinese.xml'),
      wordpressExport(posts.slice(0, 2).map((post) => ({ ...post, id: post.id + 100 }))),
    );
    const child = runChild('../src/commands/import.ts', [join(folder, file), '--edition', edition], env);
    expect(await child.ended).toBe(0);
  }
  const env = { DATA_DIR: dataDir };
  api = await embeddedApi(readConfig(env));
  portal = portalOn({ pages: await ownPages(), api, env });
  contents = await writeSnapshot(optionsFor('whole'));
}, 240_000);
afterAll(async () => {
  await api?.close();
  rmSync(folder, { recursive: true, force: true });
});

const pageFiles = () => [...contents.pages, ...contents.redirects].map(({ file }) => file);
const read = (file: string) => readFileSync(join(folder, 'whole', file), 'utf8');

describe('a snapshot of both editions', () => {
  it('holds every page of the site maps, and the lists to their ends', async () => {
    const urls = new Set([...contents.pages, ...contents.missing].map(({ url }) => url));
    for (const origin of origins.values()) {
      const map = await (await portal.fetch(new Request(`${origin}/sitemap/pages.xml`))).text();
      const wanted = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url!);
      expect(wanted.length).toBeGreaterThan(15);
      expect(wanted.filter((url) => !urls.has(url))).toEqual([]);
    }
    for (const path of ['/articles?page=2', '/article/post-30'])
      expect(contents.pages.map(({ url }) => url)).toContain(`${origins.get('en')}${path}`);
    expect([...urls].filter((url) => /\/search|\/favourites|\/redirect|sort=|sid=/.test(url))).toEqual([]);
  });

  it('every link, image and style leads to a file that is there, or to the site', () => {
    const faults: string[] = [];
    let checked = 0;
    for (const file of pageFiles())
      for (const [, attribute, url = ''] of read(file)
        .replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
        .matchAll(/ (href|src|poster|action)="([^"]*)"/g)) {
        if (/^(?:https?:|mailto:|tel:|data:|#|$)/.test(url)) continue;
        checked += 1;
        const target = decodeURIComponent(url.split('#')[0]!);
        if (!existsSync(join(folder, 'whole', dirname(file), target))) faults.push(`${file}: ${attribute} ${url}`);
      }
    expect(checked).toBeGreaterThan(500);
    expect(faults).toEqual([]);
  });

  it('names no image in other sizes, which it does not hold', () => {
    expect(pageFiles().filter((file) => /srcset/i.test(read(file)))).toEqual([]);
  });

  it('runs no script, and its forms lead to the site or to the other language', () => {
    const home = read('en/index.html');
    expect(pageFiles().filter((file) => /<script(?! type="application\/ld\+json")/.test(read(file)))).toEqual([]);
    expect(home).toContain('action="http://en.localhost:3000/search"');
    expect(home).toMatch(/<form action="..\/cn\/index\.html" method="get"/);
    expect(read('assets/first.css')).toBe('a{b:url("a.woff2")}');
  });

  it('says in its manifest what it holds, and what is missing and why', () => {
    const manifest = JSON.parse(read('manifest.json'));
    expect(manifest).toMatchObject({ version: 1, startedAt: '2026-05-05T08:00:00.000Z', leftOut: 0 });
    expect(manifest.pages.length).toBe(contents.pages.length);
    expect(manifest.missing.filter(({ url }: { url: string }) => url.endsWith(broken))).toEqual(
      [...origins.values()].map((origin) => ({
        url: origin + broken,
        from: expect.stringContaining(origin),
        reason: 'the site responds with the status 503',
      })),
    );
    const origin = origins.get('en')!;
    expect([tries.get(origin + late), tries.get(origin + partial)]).toEqual([2, 4]);
    const partly = manifest.missing.filter(({ reason }: { reason: string }) => reason.startsWith('parts of it'));
    expect(partly.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual([partial, partial]);
    expect(read('index.html')).toContain('<a href="en/index.html">Mill &amp; wright</a>');
    expect(existsSync(join(folder, 'whole.part'))).toBe(false);
  });
});

it('a folder that holds anything is refused, and a snapshot that fails leaves nothing', async () => {
  mkdirSync(join(folder, 'used'));
  writeFileSync(join(folder, 'used/a.txt'), 'a');
  await expect(writeSnapshot(optionsFor('used'))).rejects.toThrow(OperatorError);
  expect(readdirSync(join(folder, 'used'))).toEqual(['a.txt']);
  const failing = { ...optionsFor('failed'), fetch: async () => new Response('', { status: 503 }) };
  await expect(writeSnapshot(failing)).rejects.toThrow('/sitemap.xml responds with the status 503');
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
});

it('what is beyond its limits is counted, and links to it lead to the site', async () => {
  const few = await writeSnapshot({
    ...optionsFor('few'),
    origins: new Map([['en', 'http://en.localhost:3000']] as const),
    limits: { pages: 5, bytes: 500_000_000 },
  });
  // Those that were under way when the last of them was stored are stored too.
  expect(few.pages.length).toBeGreaterThanOrEqual(5);
  expect(few.pages.length).toBeLessThan(9);
  expect(few.leftOut).toBeGreaterThan(10);
  expect(readFileSync(join(folder, 'few/en/index.html'), 'utf8')).toContain('href="http://en.localhost:3000/');
});
