import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { sampleImages } from '../../../test-support/image-host.ts';
import { createApi } from '../../create-api.ts';
import type { Database } from '../../db/database.ts';
import { openMediaFolder } from '../../media/media-folder.ts';

let folder: string;
let paths: Record<keyof typeof sampleImages, string>;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  folder = join(mkdtempSync(join(inject('runFolder'), 'media-')), 'media');
  api = createApi({ db: {} as Database, onError: () => undefined, media: openMediaFolder(folder) });
  const store = openMediaFolder(folder);
  const put = async (name: keyof typeof sampleImages) =>
    (await store.put(`https://a.example/${name}`, sampleImages[name]))!;
  paths = { png: await put('png'), gif: await put('gif'), svg: await put('svg') };
});
const get = (path: string, method = 'GET') => api.fetch(new Request(`http://api.test${path}`, { method }));

it('a stored image is served as what it is, for ever, and runs nothing', async () => {
  for (const [name, type] of [
    ['png', 'image/png'],
    ['gif', 'image/gif'],
    ['svg', 'image/svg+xml'],
  ] as const) {
    expect(paths[name]).toMatch(/^\/img\/media\/[0-9a-f]{40}\.\w+$/);
    const response = await get(paths[name]);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sampleImages[name]);
  }
  const head = await get(paths.png, 'HEAD');
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/png', '']);
  expect((await get(paths.png, 'POST')).status).toBeGreaterThanOrEqual(400);
});

it('only its user may read the folder', () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

it('what is no name of the store is not found, whatever the folder holds', async () => {
  const name = 'a'.repeat(40);
  writeFileSync(join(folder, '..', 'secret.png'), sampleImages.png);
  writeFileSync(join(folder, 'notes.txt'), 'x');
  writeFileSync(join(folder, `${name}.html`), '<script>');
  // What is no image any more, as a file may be after a fault of the disk.
  writeFileSync(join(folder, `${name}.png`), '<html>');
  mkdirSync(join(folder, 'sub'));
  for (const path of [
    '/img/media/',
    '/img/media',
    '/img/media/notes.txt',
    '/img/media/sub',
    `/img/media/${name}.html`,
    `/img/media/${name}.png`,
    `/img/media/${'b'.repeat(40)}.png`,
    `${paths.png}/`,
    `${paths.png}.new`,
    `${paths.png}%00`,
    paths.png.toUpperCase().replace('/IMG/MEDIA', '/img/media'),
    '/img/media/../secret.png',
    '/img/media/..%2fsecret.png',
    '/img/media/%2e%2e/secret.png',
    '/img/media/..%5csecret.png',
    '/img/media//etc/passwd',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

it('an API without a store has none', async () => {
  const bare = createApi({ db: {} as Database, onError: () => undefined });
  expect((await bare.fetch(new Request(`http://api.test${paths.png}`))).status).toBe(404);
});
