import { byEdition, EDITION_KEYS } from '@millwright/domain';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BulkheadRejectedError } from 'cockatiel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCorpus } from '../../../api/test-support/corpora.ts';
import { createConcurrencyLimit } from '../../app/features/feeds/image-cache.server.ts';
import { createDiskCache } from './disk-cache.ts';
import { createImageRoute } from './image-route.ts';

const folder = mkdtempSync(join(tmpdir(), 'millwright-pictures-'));
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#3060a0', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';

const files = new Map<string, Buffer>();
const requested: string[] = [];
let host: Server;
let origin: string;

beforeAll(async () => {
  files.set('/files/a.jpg', await noise(1000, 500).jpeg().toBuffer());
  files.set('/files/b.png', await noise(400, 300).png().toBuffer());
  files.set('/files/%E5%9B%BE%201.webp', await noise(800, 400).webp().toBuffer());
  files.set(
    '/files/c.gif',
    await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
      .gif()
      .toBuffer(),
  );
  files.set('/files/d.svg', Buffer.from(svg));
  files.set('/files/text.jpg', Buffer.from('<html>no image</html>'));
  files.set('/files/broken.jpg', files.get('/files/a.jpg')!.subarray(0, 300));
  files.set('/secret.jpg', files.get('/files/a.jpg')!);
  host = createServer((request, response) => {
    requested.push(request.url!);
    if (request.url === '/files/moved.jpg') return void response.writeHead(302, { location: '/secret.jpg' }).end();
    if (request.url === '/files/down.jpg') return void response.writeHead(503).end();
    const file = files.get(request.url!);
    return void (file ? response.end(file) : response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  host.close();
  host.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const api = {
  fetch: async (request: Request) => {
    const file = { '/img/own.png': files.get('/files/b.png')!, '/img/own.svg': files.get('/files/d.svg')! }[
      new URL(request.url).pathname
    ];
    return file ? new Response(new Uint8Array(file)) : new Response(null, { status: 404 });
  },
};
const origins = byEdition(EDITION_KEYS, (key) => `http://${key}.localhost:3000`);
const routeOn = (imagePrefix: string, name = 'cache') =>
  createImageRoute({
    config: { imagePrefix, origins, imageCacheBytes: 50_000_000, imageCacheDir: join(folder, name) },
    api,
  });
const get = (path: string, headers: Record<string, string> = {}, prefix = `${origin}/files`, method = 'GET') =>
  routeOn(prefix)(new Request(`http://en.localhost:3000${path}`, { headers, method }));
const sizeOf = async (response: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [format, width, height];
};

describe('an image in a width', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
    ['', 'image/jpeg', 'jpeg'],
  ])('is made in the best format of %j, and may be cached for ever', async (accept, type, format) => {
    const response = await get('/image/320/a.jpg', { accept });
    expect([response.status, response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      200,
      type,
      'Accept',
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sizeOf(response)).toEqual([format, 320, 160]);
  });

  it('is never larger than it came, and keeps what is transparent', async () => {
    expect(await sizeOf(await get('/image/1920/b.png'))).toEqual(['png', 400, 300]);
  });

  it('is of any name, and smaller in a lower quality', async () => {
    const [low, high] = await Promise.all(
      ['50', '90'].map(
        async (q) =>
          (await (await get(`/image/480/%E5%9B%BE%201.webp?q=${q}`, { accept: 'image/webp' })).arrayBuffer())
            .byteLength,
      ),
    );
    expect(low).toBeLessThan(high!);
  });

  it('is requested once from its host, however many visitors request it', async () => {
    requested.length = 0;
    const route = routeOn(`${origin}/files`, 'once');
    const request = () => route(new Request('http://en.localhost:3000/image/160/a.jpg'));
    await Promise.all([request(), request(), request()]);
    await request();
    expect(requested).toEqual(['/files/a.jpg']);
  });

  it('is made again where what was cached of it is no image any more', async () => {
    const route = routeOn(`${origin}/files`, 'damaged');
    const request = async () => sizeOf(await route(new Request('http://en.localhost:3000/image/160/a.jpg')));
    const made = await request();
    for (const damage of ['', '\0'.repeat(5000)]) {
      for (const file of readdirSync(join(folder, 'damaged'))) writeFileSync(join(folder, 'damaged', file), damage);
      expect(await request()).toEqual(made);
    }
  });

  it('is 304 for a client that has it, and has no body for HEAD', async () => {
    const first = await get('/image/320/a.jpg');
    const again = await get('/image/320/a.jpg', { 'if-none-match': first.headers.get('etag')! });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', first.headers.get('etag')]);
    const head = await get('/image/320/a.jpg', {}, undefined, 'HEAD');
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
      200,
      '',
      String((await first.arrayBuffer()).byteLength),
    ]);
    const other = await get('/image/320/a.jpg', { accept: 'image/webp' });
    expect(other.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  it('passes drawings and moving images through as they are; a drawing runs nothing', async () => {
    const drawing = await get('/image/320/d.svg');
    expect([
      drawing.headers.get('content-type'),
      drawing.headers.get('content-disposition'),
      await drawing.text(),
    ]).toEqual(['image/svg+xml', 'attachment', svg]);
    expect(drawing.headers.get('content-security-policy')).toContain('sandbox');
    expect((await get('/image/320/c.gif')).headers.get('content-type')).toBe('image/gif');
  });

  it('is one of our own below /img/ where there is no image host, and nothing else of the site', async () => {
    expect(await sizeOf(await get('/image/160/img/own.png', {}, ''))).toEqual(['png', 160, 120]);
    expect((await get('/image/160/img/none.png', {}, '')).status).toBe(404);
    for (const path of ['assets/app.js', 'api/baseinfo', 'imgs/a.png', 'img'])
      expect((await get(`/image/160/${path}`, {}, '')).status).toBe(400);
  });
});

describe('what is no such image', () => {
  it.each(['none.jpg', 'text.jpg', 'broken.jpg', 'moved.jpg'])(
    '%s is 404, and nothing is said of it for long',
    async (file) => {
      const response = await get(`/image/320/${file}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
    },
  );

  it('is 502 where the host does not respond, and nobody caches that', async () => {
    for (const response of [
      await get('/image/320/down.jpg'),
      await get('/image/320/a.jpg', {}, 'http://127.0.0.1:1/'),
    ]) {
      expect([response.status, response.headers.get('cache-control'), response.headers.has('retry-after')]).toEqual([
        502,
        'no-store',
        true,
      ]);
    }
  });

  it('is not what a fault of our own hides: that is thrown, for the log', async () => {
    const fault = new Error('a bug');
    const config = { imagePrefix: `${origin}/files`, origins, imageCacheBytes: 0, imageCacheDir: folder };
    const cache = { get: () => Promise.reject(fault), set: () => Promise.resolve() };
    const request = new Request('http://en.localhost:3000/image/320/a.jpg');
    await expect(createImageRoute({ config, api, cache })(request)).rejects.toBe(fault);
  });

  it('has a line in the log where it came, but could not be made', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await get('/image/320/none.jpg');
    await get('/image/320/broken.jpg');
    expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject([
      {
        msg: 'an image could not be made',
        source: `${origin}/files/broken.jpg`,
        error: expect.stringMatching(/jpeg/i),
      },
    ]);
    warn.mockRestore();
  });

  it.each([
    '/image/321/a.jpg',
    '/image/0/a.jpg',
    '/image/-1/a.jpg',
    '/image/99999/a.jpg',
    '/image/320',
    '/image/320/',
    '/image//a.jpg',
    '/image/0320/a.jpg',
    '/image/3e2/a.jpg',
    '/image/320/a.jpg?q=51',
    '/image/320/a.jpg?q=',
    '/image/320/a.jpg?q=50&q=50',
    '/image/320/a.jpg?w=10',
    '/image/320/a.jpg?format=png',
    '/image/320/a.jpg?url=http://evil.test/',
    '/image/320/..%2fsecret.jpg',
    '/image/320/%2e%2e/secret.jpg',
    '/image/320/..%252fsecret.jpg',
    '/image/320/.hidden.jpg',
    '/image/320/x/..%5c..%5csecret.jpg',
    '/image/320/a%00.jpg',
    '/image/320/http://evil.test/a.jpg',
    '/image/320/http:%2f%2fevil.test%2fa.jpg',
    '/image/320/%2f%2fevil.test/a.jpg',
    '/image/320//evil.test/a.jpg',
    '/image/320/@evil.test/a.jpg',
    '/image/320/%zz',
    '/image/320/a.jpg%3fw=1',
    '/image/320/a.jpg%23',
    `/image/320/${'a'.repeat(600)}.jpg`,
    '/image/320/data:image%2fpng;base64,AAAA',
    '/image/320/file:///etc/passwd',
  ])('%s is one clear 400, and nobody is requested', async (path) => {
    requested.length = 0;
    const response = await get(path);
    expect([response.status, await response.text(), requested]).toEqual([
      400,
      'There is no image of that width, quality or path.\n',
      [],
    ]);
  });

  it('leads out of the folder of the images by none of the published ways', async () => {
    const payloads = readCorpus('lfi-jhaddix.patt.txt')?.split('\n').filter(Boolean).slice(0, 500) ?? [];
    if (payloads.length === 0)
      console.warn('Skipped: the public list of climbing paths is not next to the project; only our own ran.');
    requested.length = 0;
    for (const payload of payloads)
      for (const path of [payload, encodeURIComponent(payload)])
        expect((await get(`/image/320/${path}`)).status).toBeGreaterThanOrEqual(400);
    expect(requested.filter((path) => !path.startsWith('/files/'))).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is not there for %s', async (method) => {
    expect((await get('/image/320/a.jpg', {}, undefined, method)).status).toBe(405);
  });
});

it('only so many are made at once, the same one once, and the last of a crowd are turned away', async () => {
  const withinLimit = createConcurrencyLimit<string>({ atOnce: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();
  const all = [
    withinLimit('a', () => first.promise),
    withinLimit('a', async () => 'never'),
    withinLimit('b', async () => 'second'),
  ];
  await expect(withinLimit('c', async () => 'third')).rejects.toBeInstanceOf(BulkheadRejectedError);
  first.resolve('first');
  expect(await Promise.all(all)).toEqual(['first', 'first', 'second']);
  await expect(withinLimit('d', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withinLimit('d', async () => 'again')).toBe('again');
});

it('the disk holds no more than it may, and what was not used for longest goes first', async () => {
  const place = join(folder, 'bounded');
  const cache = createDiskCache(place, 10_000);
  for (let number = 0; number < 20; number += 1) {
    await cache.set(`file${number}`, Buffer.alloc(1000, number));
    utimesSync(join(place, `file${number}`), 1000 + number, 1000 + number);
    // It was used in between.
    await cache.get('file0');
  }
  const left = readdirSync(place);
  expect(left.reduce((sum, name) => sum + statSync(join(place, name)).size, 0)).toBeLessThanOrEqual(10_000);
  expect(await cache.get('file0')).toEqual(Buffer.alloc(1000, 0));
  expect(await cache.get('file1')).toBeNull();
});

it('a folder that cannot be written costs no image', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const cache = createDiskCache(file, 10_000);
  await cache.set('a', Buffer.alloc(10));
  expect(await cache.get('a')).toBeNull();
});
