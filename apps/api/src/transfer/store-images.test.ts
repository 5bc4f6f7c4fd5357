import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { fixtureNow } from '../../test-support/fixture.ts';
import { sampleImages, startImageHost, type ImageHost } from '../../test-support/image-host.ts';
import { sharedDatabase } from '../../test-support/test-api.ts';
import { wordpressExport, type ExportedPost } from '../../test-support/wordpress-export.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { article, articleBody, entry, externalKey, page } from '../db/schema.ts';
import { openMediaFolder } from '../media/media-folder.ts';
import { isPrivateAddress } from '../media/private-address.ts';
import { importFile, type ImportFileOptions } from './import-file.ts';
import type { LostImage } from './store-images.ts';

let host: ImageHost;
let database: OpenDatabase;
let folder: string;
/** What a path returns in place of an image. */
let isUp: boolean;
beforeAll(async () => {
  host = await startImageHost((request, response) => {
    const path = request.url!;
    const ending = /\.(png|gif|svg)(?:\?|$)/.exec(path)?.[1] as keyof typeof sampleImages | undefined;
    if (path.startsWith('/late') && !isUp) return void response.writeHead(503).end();
    if (path.startsWith('/none')) return void response.writeHead(404).end();
    if (path.startsWith('/page')) return void response.end('<!doctype html><title>Not found</title>');
    if (path.startsWith('/large')) return void response.end(Buffer.concat([sampleImages.png, Buffer.alloc(5000)]));
    if (path.startsWith('/slow')) return void response.writeHead(200).write('x');
    if (path.startsWith('/inside'))
      return void response.writeHead(301, { location: `${host.privateOrigin}/a.png` }).end();
    return void response.end(sampleImages[ending!]);
  });
  database = await openDatabase((await sharedDatabase()).location);
}, 120_000);
afterAll(async () => {
  host.close();
  await database.close();
});
beforeEach(() => {
  folder = join(mkdtempSync(join(inject('runFolder'), 'images-')), 'media');
  host.requested.length = 0;
  isUp = false;
});

let files = 0;
const fileOf = (posts: readonly ExportedPost[]): string => {
  const path = join(inject('runFolder'), `images-${(files += 1)}.xml`);
  writeFileSync(path, wordpressExport(posts));
  return path;
};

async function take(
  path: string,
  options: Partial<ImportFileOptions> = {},
  mode: 'fetch' | 'keep' = 'fetch',
  onProgress?: (done: number, of: number | null) => void,
) {
  const lost: LostImage[] = [];
  const { added, changed, unchanged, bad, images } = await importFile(database.db, path, {
    html: { imagePrefix: '', playerHosts: [] },
    clock: () => fixtureNow,
    onBad: (_file, number, reason) => lost.push({ number, title: 'bad', url: '', reason }),
    images: {
      mode,
      store: openMediaFolder(folder),
      limits: {
        bytes: 4000,
        time: 500,
        isRefused: (address) => address !== '127.0.0.1' && isPrivateAddress(address),
      },
      onLost: (image) => lost.push(image),
      onProgress,
    },
    ...options,
  });
  return { added, changed, unchanged, bad, images: { ...images!, origins: [...images!.origins] }, lost };
}

const stored = async (key: number): Promise<{ image: string | null; html: string }> => {
  const [known] = await database.db
    .select()
    .from(externalKey)
    .where(eq(externalKey.key, String(key)));
  const [row] = await database.db.select().from(article).where(eq(article.id, known!.id));
  const [body] = await database.db.select().from(articleBody).where(eq(articleBody.articleId, known!.id));
  return { image: row!.image, html: body!.html };
};

const thumbnail = (id: number): string =>
  `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${id}</wp:meta_value></wp:postmeta>`;
const attachment = (id: number, path: string): ExportedPost => ({
  id,
  title: path,
  type: 'attachment',
  status: 'inherit',
  body: '',
  extra: `<wp:attachment_url>${host.origin}${path}</wp:attachment_url>`,
});
const own = /^\/img\/media\/[0-9a-f]{40}\.(png|gif|svg)$/;

describe('importing with images', () => {
  it('stores the cover and those of text, figures, captions and galleries once, and twice changes nothing', async () => {
    const { origin } = host;
    const path = fileOf([
      {
        id: 101,
        title: 'One',
        body:
          `<p>a <img src="${origin}/a.png?w=1&amp;h=2" srcset="${origin}/a2.png 2x"> b</p>\n\n` +
          `<figure><img src="${origin}/b.svg"><figcaption>c</figcaption></figure>\n\n` +
          `[caption id="x"]<img src="${origin}/c.gif"> words[/caption]\n\n[gallery ids="121,122,999"]`,
        extra: thumbnail(120),
      },
      { id: 102, title: 'Two', body: `<img src="${origin}/b.svg">` },
      attachment(120, '/cover.png'),
      attachment(121, '/one.png'),
      attachment(122, '/two.gif'),
    ]);
    const trial = await take(path, { dryRun: true });
    expect(trial).toMatchObject({ added: 2, bad: 0, images: { fetched: 6, present: 0, lost: 0 } });
    expect(host.requested).toEqual([]);

    const told: [done: number, of: number | null][] = [];
    expect(await take(path, {}, 'fetch', (...progress) => void told.push(progress))).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      bad: 0,
      images: { fetched: 6, present: 0, lost: 0, origins: [] },
      lost: [],
    });
    // Each once, and of how many is known before they are there.
    expect(told.map(([done]) => done)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(told.slice(-3).map(([, of]) => of)).toEqual([6, 6, 6]);
    expect(host.requested.toSorted()).toEqual([
      '/a.png?w=1&h=2',
      '/b.svg',
      '/c.gif',
      '/cover.png',
      '/one.png',
      '/two.gif',
    ]);
    const one = await stored(101);
    expect(one.image).toMatch(own);
    const sources = [...one.html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src!);
    expect(sources).toHaveLength(5);
    for (const src of sources) expect(src).toMatch(own);
    expect(one.html).not.toMatch(/srcset|127\.0\.0\.1/);
    expect(readdirSync(folder)).toHaveLength(6);

    host.requested.length = 0;
    for (const options of [{}, { dryRun: true }])
      expect(await take(path, options)).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 2,
        images: { fetched: 0, present: 6, lost: 0 },
        lost: [],
      });
    expect(host.requested).toEqual([]);
  });

  it('tells of each image that is lost, with record, URL and reason; the next import fetches what is back', async () => {
    const { origin } = host;
    const broken = ['none.png', 'page.png', 'large.png', 'slow.png', 'inside.png', 'late.png'];
    const path = fileOf([
      { id: 111, title: 'Good', body: `<img src="${origin}/good.png">` },
      {
        id: 112,
        title: 'Broken',
        body: broken.map((name) => `<img src="${origin}/${name}" srcset="${origin}/2${name} 2x">`).join(' '),
        extra: thumbnail(130),
      },
      { id: 113, title: 'Refused', body: `<img src="${host.privateOrigin}/a.png"> <img src="${origin}/none.png">` },
      attachment(130, '/none.png'),
    ]);
    const outcome = await take(path);
    expect(outcome).toMatchObject({ added: 3, bad: 0, images: { fetched: 1, present: 0, lost: 7 } });
    const refused = 'its address is not of the public internet';
    expect(
      outcome.lost
        .map(({ number, title, url, reason }) => `${number} ${title} ${url.slice(url.lastIndexOf('/') + 1)}: ${reason}`)
        .sort(),
    ).toEqual(
      [
        '2 Broken none.png: the host answers with the status 404',
        '2 Broken page.png: it is no image, audio, video or document that the site stores',
        '2 Broken large.png: it is larger than 0 MB',
        '2 Broken slow.png: it took longer than 0.5 s',
        `2 Broken inside.png: ${refused}`,
        '2 Broken late.png: the host answers with the status 503',
        `3 Refused a.png: ${refused}`,
        '3 Refused none.png: the host answers with the status 404',
      ].sort(),
    );
    expect(host.requested.filter((each) => each === '/none.png')).toHaveLength(1);
    expect(host.requested).not.toContain('/a.png');
    expect((await stored(112)).html).toContain(`${origin}/late.png`);
    expect(readdirSync(folder)).toHaveLength(1);

    isUp = true;
    expect(await take(path)).toMatchObject({
      changed: 1,
      unchanged: 2,
      images: { fetched: 1, present: 1, lost: 6 },
    });
    expect((await stored(112)).html).not.toContain('late.png');
  });

  it('stores those of a gallery and of the blocks of a page, and tells of each that is lost', async () => {
    const { origin } = host;
    const table = join(inject('runFolder'), 'products-gallery.csv');
    writeFileSync(
      table,
      'key,title_en,gallery,date\n' +
        `press,Gallery press,${origin}/g1.png  ${origin}/none.png /img/own.svg,2026-01-02\n`,
    );
    const galleryOf = async (title: string) =>
      (await database.db.select().from(entry).where(eq(entry.titleEn, title)))[0]!.details.gallery;
    const none = { number: 1, url: `${origin}/none.png`, reason: 'the host answers with the status 404' };
    expect(await take(table)).toMatchObject({
      added: 1,
      images: { fetched: 1, lost: 1 },
      lost: [{ ...none, title: 'Gallery press' }],
    });
    expect(await galleryOf('Gallery press')).toEqual([expect.stringMatching(own), none.url, '/img/own.svg']);
    expect(await take(table)).toMatchObject({ unchanged: 1, images: { fetched: 0, present: 1, lost: 1 } });

    host.requested.length = 0;
    const lines = join(inject('runFolder'), 'gallery.jsonl');
    const at = '2026-01-02T03:04:05Z';
    const people = [{ name: 'A', role: '', text: `${origin}/text.png`, image: `${origin}/a.svg` }];
    const links = [{ label: 'x', url: `${origin}/linked.png` }];
    const blocks = [
      { type: 'people', heading: 'Team', items: people },
      { type: 'links', heading: '', items: links },
    ];
    const gallery = [`${origin}/g2.gif`];
    writeFileSync(
      lines,
      [
        { entity: 'page', record: { slug: 'about/team', edition: 'en', title: 'Team', blocks, modifiedAt: at } },
        {
          entity: 'entry',
          key: 'lines press',
          record: { kind: 'product', titleEn: 'Lines press', publishedAt: at, details: { gallery } },
        },
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    expect(await take(lines)).toMatchObject({ added: 2, bad: 0, images: { fetched: 2, lost: 0 }, lost: [] });
    expect(host.requested.toSorted()).toEqual(['/a.svg', '/g2.gif']);
    expect(await galleryOf('Lines press')).toEqual([expect.stringMatching(own)]);
    const [team] = await database.db.select().from(page).where(eq(page.slug, 'about/team'));
    expect(team!.blocks).toEqual([
      { ...blocks[0], items: [{ ...people[0], image: expect.stringMatching(own) }] },
      blocks[1],
    ]);
    expect(await take(lines)).toMatchObject({ changed: 0, unchanged: 2, images: { fetched: 0, present: 2 } });
    expect((await take(lines, {}, 'keep')).images.origins).toEqual([origin]);
  });

  it('leaves them where they are on request, and names their sites', async () => {
    const { origin } = host;
    const body = `<img src="${origin}/a.png"> <img src="https://cdn.example.com/b.png"> <img src="/own.png">`;
    const path = fileOf([{ id: 131, title: 'Kept', body }]);
    expect(await take(path, {}, 'keep')).toMatchObject({
      added: 1,
      images: {
        fetched: 0,
        present: 0,
        lost: 0,
        origins: [origin, 'https://cdn.example.com', 'https://blog.example.com'],
      },
    });
    expect(host.requested).toEqual([]);
    const { html } = await stored(131);
    expect(html).toContain('src="https://cdn.example.com/b.png"');
    expect(html).toContain('src="https://blog.example.com/own.png"');
  });
});
