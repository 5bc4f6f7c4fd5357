import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest';
import { startBucketServer, type BucketServer } from '../../test-support/bucket-server.ts';
import { sampleImages } from '../../test-support/image-host.ts';
import { createApi } from '../create-api.ts';
import type { Database } from '../db/database.ts';
import { openMediaBucket } from './media-bucket.ts';

let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer();
});
beforeEach(() => {
  server.objects.clear();
  server.requests.length = 0;
});
afterAll(() => server.close());

const nameOf = (url: string, ending: string): string =>
  `${createHash('sha256').update(url).digest('hex').slice(0, 40)}.${ending}`;
const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(500, 'v')]);

it('a file is stored in the bucket under a signature, and found by another process', async () => {
  const store = openMediaBucket(server);
  expect(await store.find('https://a.example/a.png')).toBe(null);
  const path = await store.put('https://a.example/a.png', sampleImages.png);
  const key = `media/${nameOf('https://a.example/a.png', 'png')}`;
  expect(path).toBe(`/img/${key}`);
  expect(server.objects.get(key)).toEqual({ body: sampleImages.png, contentType: 'image/png' });
  expect(await store.put('https://a.example/page', Buffer.from('<html>'))).toBe(null);
  expect(await openMediaBucket(server).find('https://a.example/a.png')).toBe(path);
  expect(server.requests.filter((line) => !line.endsWith(' 200'))).toEqual([]);
});

it('names are read page by page, and what is no file of the store is passed over', async () => {
  const names = Array.from({ length: 8 }, (_, index) => nameOf(`https://a.example/${index}`, 'gif')).sort();
  for (const name of [...names, 'notes.txt', 'x.gif'])
    server.objects.set(`media/${name}`, { body: sampleImages.gif, contentType: 'image/gif' });
  server.objects.set('backups/all.dump', { body: Buffer.from('x'), contentType: 'text/plain' });
  expect(await openMediaBucket(server).names()).toEqual(names);
  expect(server.requests.length).toBe(4);
});

it('a file of another store keeps its name, once, and only as what its name says', async () => {
  const store = openMediaBucket(server);
  const name = nameOf('https://a.example/a.gif', 'gif');
  expect(await store.add(name, sampleImages.gif)).toBe(true);
  expect(await store.add(name, sampleImages.gif)).toBe(false);
  expect(await store.add(nameOf('https://a.example/b', 'png'), sampleImages.gif)).toBe(null);
  expect(await store.add('../a.gif', sampleImages.gif)).toBe(null);
  expect([...server.objects.keys()]).toEqual([`media/${name}`]);
});

it('the API serves its files, and parts of players from the bucket', async () => {
  const store = openMediaBucket(server);
  const path = (await store.put('https://a.example/a.mp4', video))!;
  const image = (await store.put('https://a.example/a.svg', sampleImages.svg))!;
  const api = createApi({ db: {} as Database, onError: () => undefined, media: store });
  const get = async (target: string, range?: string) => {
    const response = await api.fetch(
      new Request(`http://api.test${target}`, range === undefined ? {} : { headers: { range } }),
    );
    const { length } = Buffer.from(await response.arrayBuffer());
    return [response.status, response.headers.get('content-type'), response.headers.get('content-range'), length];
  };
  expect(await get(path)).toEqual([200, 'video/mp4', null, video.length]);
  expect(await get(path, 'bytes=10-19')).toEqual([206, 'video/mp4', `bytes 10-19/${video.length}`, 10]);
  expect(await get(path, 'bytes=-5')).toEqual([206, 'video/mp4', 'bytes 507-511/512', 5]);
  expect(await get(path, 'bytes=600-')).toEqual([416, 'video/mp4', 'bytes */512', 0]);
  expect(await get(path, 'bytes=0-1,5-6')).toEqual([200, 'video/mp4', null, video.length]);
  expect(await get(image, 'bytes=0-1')).toEqual([200, 'image/svg+xml', null, sampleImages.svg.length]);
  expect((await get(`/img/media/${nameOf('https://a.example/none', 'png')}`))[0]).toBe(404);
});

it('a passing fault is tried again; a refusal says which, and that it passes', async () => {
  const store = openMediaBucket(server);
  server.faults.push(503);
  expect(await store.names()).toEqual([]);
  expect(server.requests.map((line) => line.slice(-3))).toEqual(['503', '200']);
  const other = openMediaBucket({ ...server, secret: 'another' });
  await expect(other.names()).rejects.toThrow('MEDIA_BUCKET responds with the status 403 (SignatureDoesNotMatch).');
  const api = createApi({ db: {} as Database, onError: () => undefined, media: other });
  const path = `/img/media/${nameOf('https://a.example/a', 'png')}`;
  expect((await api.fetch(new Request(`http://api.test${path}`))).status).toBe(503);
  const stopped = await startBucketServer();
  stopped.close();
  const gone = openMediaBucket(stopped);
  await expect(gone.names()).rejects.toThrow('MEDIA_BUCKET cannot be reached (ECONNREFUSED).');
});

it('a response that breaks off is said to be one of the bucket', async () => {
  const broken = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const store = openMediaBucket({ ...server, url: `http://127.0.0.1:${(broken.address() as AddressInfo).port}` });
  await expect(store.names()).rejects.toThrow(/^MEDIA_BUCKET cannot be reached \(.+\)\.$/);
  await expect(store.read(nameOf('https://a.example/a', 'png'), undefined)).rejects.toThrow(/^MEDIA_BUCKET/);
  broken.close();
});
