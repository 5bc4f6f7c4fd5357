import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callCommand } from '../../api/test-support/command.ts';
import { startImageHost, type ImageHost } from '../../api/test-support/image-host.ts';
import { sharedDatabase, type SharedDatabase } from '../../api/test-support/test-api.ts';
import { wordpressExport } from '../../api/test-support/wordpress-export.ts';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { queryRows, startApi, type StartedApi } from '@millwright/api';
import { sql } from 'drizzle-orm';
import { startFaultProxy, type FaultProxy } from '../test-support/fault-proxy.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn } from '../test-support/portal-on.ts';

/** Images of a WordPress export, from the command that imports it to the page that shows them. */

let environment: SharedDatabase['environment'];
let dataDir: string;
let host: ImageHost;
let api: StartedApi;
let apart: FaultProxy;
let env: { IMAGE_CACHE_DIR: string; IMAGE_HOSTS: string };

const importWith = (...args: string[]) => importOf('export.xml', ...args);
const importOf = async (file: string, ...args: string[]) =>
  callCommand('import', [join(dataDir, file), '--edition', 'en', ...args], {
    ...environment,
    IMAGE_PREFIX: '',
    INIT_CWD: dataDir,
  });

beforeAll(async () => {
  ({ environment } = await sharedDatabase());
  dataDir = environment.DATA_DIR;
  env = { IMAGE_CACHE_DIR: join(dataDir, 'images'), IMAGE_HOSTS: 'https://cdn.example.com' };
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3060a0' } })
    .jpeg()
    .toBuffer();
  host = await startImageHost((request, response) =>
    request.url!.startsWith('/none') ? void response.writeHead(404).end() : void response.end(photo),
  );
  writeFileSync(
    join(dataDir, 'export.xml'),
    wordpressExport([
      {
        id: 501,
        title: 'With images',
        name: 'with-images',
        // The latest of all, so that it is on the first page of lists.
        date: '2026-05-05 06:07:08',
        body:
          `<p>Text</p><figure><img src="${host.origin}/a.jpg" alt="first"></figure>` +
          `<img src="${host.origin}/b.jpg" alt="second"><img src="${host.origin}/none.jpg" alt="lost">`,
      },
    ]),
  );
}, 120_000);
afterAll(async () => {
  host.close();
  await apart?.close();
  await api?.close();
});

it('the command says what it would fetch, what it fetched, what it lost and why, and what stays elsewhere', async () => {
  expect(await importWith('--dry-run', '--allow-private-media')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Media: 3 would be fetched, 0 already there.'),
  });
  const stored = await importWith('--dry-run', '--media', 'keep');
  expect(stored.output).toContain(`Pages may load from these sites after the next start: ${host.origin}`);
  const refused = await importWith('--dry-run', '--media', 'none');
  expect([refused.code, refused.errors.trim()]).toEqual([2, '--media must be fetch or keep.']);
  expect(host.requested).toEqual([]);
  const taken = await importWith('--allow-private-media');
  expect(taken).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /1 added, .*\nMedia: 2 fetched, 0 already there, 1 not fetched\.\nNot as it was: 1 media\.\n$/,
    ),
    errors: `Record 1 “With images”: ${host.origin}/none.jpg: it was not fetched: the host answers with the status 404\n`,
  });
  const again = await importWith();
  expect(again).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /0 changed, 1 unchanged.*\nMedia: 0 fetched, 2 already there, 1 not fetched\.\nNot as it was: 1 media\.\n$/,
    ),
    errors: expect.stringContaining('its address is not of the public internet'),
  });
}, 240_000);

it('media that are to stay where they are are named, and their sites stored for the portal', async () => {
  writeFileSync(
    join(dataDir, 'linked.xml'),
    wordpressExport([
      {
        id: 521,
        title: 'Linked',
        name: 'linked-media',
        body:
          '<p>Text <img src="https://photos.example.org/a.jpg" alt="linked"></p>' +
          '<audio controls src="https://sound.example.org/a.mp3"></audio>',
      },
    ]),
  );
  const { code, output } = await importOf('linked.xml', '--media', 'keep', '--report', 'linked.csv');
  expect([code, output]).toEqual([0, expect.stringContaining('1 added')]);
  for (const site of ['https://photos.example.org', 'https://sound.example.org']) {
    expect(output).toContain(site);
    expect(readFileSync(join(dataDir, 'linked.csv'), 'utf8')).toContain(`${site},its media stay there`);
  }
  expect(host.requested.filter((path) => path.startsWith('/a.mp3'))).toEqual([]);
}, 120_000);

/** URLs of media of the old sites, and the URL of which each leads to the file. */
const oldUrls: [requested: string, stored: string][] = [
  ['/wp-content/uploads/2020/01/photo.jpg', '/wp-content/uploads/2020/01/photo.jpg'],
  ['/wp-content/uploads/2020/01/photo-300x200.jpg', '/wp-content/uploads/2020/01/photo.jpg'],
  ['/wp-content/uploads/2020/01/photo-1024x683.jpg?ssl=1', '/wp-content/uploads/2020/01/photo-1024x683.jpg'],
  // Of this one no article shows the original.
  ['/wp-content/uploads/2020/02/mill.jpg', '/wp-content/uploads/2020/02/mill-640x427.jpg'],
  ['/wp-content/uploads/2020/02/%E7%83%AD.jpg', '/wp-content/uploads/2020/02/%E7%83%AD.jpg'],
  ['/content/images/2021/03/line.jpg', '/content/images/2021/03/line.jpg'],
  ['/content/images/size/w600/format/webp/2021/03/line.jpg', '/content/images/2021/03/line.jpg'],
];

it('the import of other exports stores which file each of their URLs was of, and again changes nothing', async () => {
  const uploads = `${host.origin}/wp-content/uploads`;
  writeFileSync(
    join(dataDir, 'uploads.xml'),
    wordpressExport([
      {
        id: 511,
        title: 'Uploads',
        name: 'uploads',
        body:
          `<a href="${uploads}/2020/01/photo.jpg"><img src="${uploads}/2020/01/photo-1024x683.jpg"></a>` +
          `<img src="${uploads}/2020/02/mill-640x427.jpg"><img src="${uploads}/2020/02/热.jpg">` +
          `<img src="http://localhost:${new URL(host.origin).port}/elsewhere.jpg">`,
        extra:
          '<category domain="category" nicename="plastics"><![CDATA[Plastics]]></category>' +
          '<category domain="post_tag" nicename="cold-sand"><![CDATA[Sand that is cold]]></category>',
      },
      {
        id: 512,
        title: 'photo',
        type: 'attachment',
        status: 'inherit',
        body: '',
        extra: `<wp:attachment_url>${uploads}/2020/01/photo.jpg</wp:attachment_url>`,
      },
    ]),
  );
  const html = '<p>Line <img src="__GHOST_URL__/content/images/2021/03/line.jpg"></p>';
  const posts = [
    { id: 'g1', title: 'Ghost', slug: 'line', html, status: 'published', published_at: '2026-01-02T03:04:05Z' },
  ];
  writeFileSync(join(dataDir, 'ghost.json'), JSON.stringify({ db: [{ data: { posts } }] }));
  const ways = [['uploads.xml'], ['ghost.json', '--site', host.origin]] as const;
  for (const [file, ...args] of ways)
    expect((await importOf(file, ...args, '--allow-private-media')).output).toContain('1 added');
  for (const [file, ...args] of ways)
    expect((await importOf(file, ...args, '--allow-private-media')).output).toContain('0 changed, 1 unchanged');
}, 240_000);

it('a reader sees them in the article and on its card, also where the API is another process', async () => {
  api = await startApi({
    dataDir,
    databaseUrl: environment.DATABASE_URL || null,
    imagePrefix: '',
    playerHosts: [],
    allowedOrigins: [],
    isLocalDemo: false,
    logLevel: 'silent',
  });
  const [found] = await queryRows<{ id: number; image: string }>(
    api.database.db,
    sql`select id, image from article where diy_url = 'with-images'`,
  );
  apart = await startFaultProxy({ fetch: (request) => api.fetch(request) });
  const pages = await ownPages();
  const embedded = portalOn({ pages, api: { fetch: (request) => api.fetch(request) }, env });
  const proxied = portalOn({ pages, env: { ...env, API_ORIGIN: apart.origin } });
  for (const portal of [embedded, proxied]) {
    const response = await portal.get(`/article/${found!.id}`);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(
      /img-src 'self' data: https:\/\/cdn\.example\.com;/,
    );
    const sources = ['first', 'second'].map(
      (alt) => new RegExp(`<img(?=[^>]*alt="${alt}")[^>]*src="([^"]*)"`).exec(page)?.[1],
    );
    expect(sources[0]).toBe(found!.image);
    for (const source of sources) {
      expect(source).toMatch(/^\/img\/media\/[0-9a-f]{40}\.jpg$/);
      const image = await portal.get(source!);
      expect([image.status, image.headers.get('content-type'), image.headers.get('cache-control')]).toEqual([
        200,
        'image/jpeg',
        'public, max-age=31536000, immutable',
      ]);
      expect(image.headers.get('content-security-policy')).toContain('sandbox');
      expect(image.headers.get('x-content-type-options')).toBe('nosniff');
      const resized = await portal.get(`/image/320${source}`, undefined, { headers: { accept: 'image/webp' } });
      expect(resized.status).toBe(200);
      const { format, width } = await sharp(Buffer.from(await resized.arrayBuffer())).metadata();
      expect([format, width]).toEqual(['webp', 320]);
    }
    const list = await (await portal.get('/articles')).text();
    expect(list.includes(`/image/320${found!.image}`)).toBe(true);
    for (const [requested, source] of oldUrls) {
      const moved = await portal.get(requested);
      const [at] = await queryRows<{ file: string }>(
        api.database.db,
        sql`select file from old_media where path = ${decodeURIComponent(source)}`,
      );
      expect([requested, moved.status, moved.headers.get('location')]).toEqual([requested, 301, at?.file]);
      expect((await portal.get(at!.file)).status).toBe(200);
    }
    const [tag] = await queryRows<{ id: number }>(
      api.database.db,
      sql`select id from tag where name_en = 'Sand that is cold'`,
    );
    for (const [path, location] of [
      ['/tag/cold-sand/', `/articles?tid=${tag!.id}`],
      ['/category/plastics/', '/i/plastics'],
      ['/category/plastics/feed/', '/rss/industry/plastics'],
      ['/feed/', '/rss'],
      ['/?feed=rss2', '/rss'],
    ] as const) {
      const moved = await portal.get(path);
      expect([path, moved.status, moved.headers.get('location')]).toEqual([path, 301, location]);
      expect([location, (await portal.get(location)).status]).toEqual([location, 200]);
    }
    for (const path of [
      '/elsewhere.jpg',
      '/wp-content/uploads/2020/01/none.jpg',
      '/wp-content/uploads/2020/01/photo.php',
    ])
      expect((await portal.get(path)).status).toBe(404);
    for (const path of ['/img/media/..%2f..%2fexport.xml', `/img/media/${'a'.repeat(40)}.jpg`])
      expect((await portal.get(path)).status).toBe(404);
  }
}, 120_000);

it('pages may load the media that stay elsewhere from there, and from no other site', async () => {
  const [found] = await queryRows<{ id: number }>(
    api.database.db,
    sql`select id from article where diy_url = 'linked-media'`,
  );
  const pages = await ownPages();
  const policyOf = async (settings: Record<string, string>) => {
    const portal = portalOn({ pages, api: { fetch: (request) => api.fetch(request) }, env: { ...env, ...settings } });
    const response = await portal.get(`/article/${found!.id}`);
    const page = await response.text();
    expect(page).toMatch(/<img(?=[^>]*alt="linked")[^>]*src="https:\/\/photos\.example\.org\/a\.jpg"/);
    expect(page).toContain('src="https://sound.example.org/a.mp3"');
    const policy = response.headers.get('content-security-policy')!;
    return ['img-src', 'media-src'].map((name) => policy.split('; ').find((part) => part.startsWith(`${name} `)));
  };
  const sites = 'https://cdn.example.com https://photos.example.org https://sound.example.org';
  expect(await policyOf({ DATA_DIR: dataDir })).toEqual([`img-src 'self' data: ${sites}`, `media-src 'self' ${sites}`]);
  // Another site has not imported them.
  expect(await policyOf({ DATA_DIR: join(dataDir, 'other') })).toEqual([
    `img-src 'self' data: https://cdn.example.com`,
    `media-src 'self' https://cdn.example.com`,
  ]);
}, 120_000);
