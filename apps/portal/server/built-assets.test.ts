import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtAssets } from './built-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'millwright-client-'));
beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-x1.js'), 'as it is');
  for (const [ending, text] of [
    ['br', 'brotli'],
    ['zst', 'zstd'],
    ['gz', 'gzip'],
  ])
    writeFileSync(join(folder, `assets/app-x1.js.${ending}`), text!);
  writeFileSync(join(folder, 'assets/face.woff2'), 'face');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, '.hidden.txt'), 'hidden');
  writeFileSync(join(folder, 'notes.unknown'), 'notes');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serve = builtAssets(folder);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://en.localhost:3000${path}`, { headers, method }));

describe('a built file', () => {
  it.each([
    ['', null, 'as it is'],
    ['br', 'br', 'brotli'],
    ['gzip, deflate, br, zstd', 'br', 'brotli'],
    ['gzip, zstd', 'zstd', 'zstd'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['identity', null, 'as it is'],
  ])('comes in the smallest form that %j takes', async (accept, encoding, text) => {
    const response = await get('/assets/app-x1.js', { 'accept-encoding': accept });
    expect([response!.headers.get('content-encoding'), await response!.text(), response!.headers.get('vary')]).toEqual([
      encoding,
      text,
      'Accept-Encoding',
    ]);
    expect(response!.headers.get('content-length')).toBe(String(text.length));
  });

  it('may be cached for ever under a name that holds its hash, for a while under any other', async () => {
    expect((await get('/assets/app-x1.js'))!.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg'))!.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('has a tag in each form, and is 304 for a client that has that form', async () => {
    const tags = await Promise.all(
      ['', 'br', 'gzip'].map(async (accept) =>
        (await get('/assets/app-x1.js', { 'accept-encoding': accept }))!.headers.get('etag')!,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const again = await get('/favicon.svg', {
      'if-none-match': `"x", W/${(await get('/favicon.svg'))!.headers.get('etag')}`,
    });
    expect([again!.status, await again!.text()]).toEqual([304, '']);
    expect((await get('/assets/app-x1.js', { 'if-none-match': tags[1]! }))!.status).toBe(200);
    expect((await get('/assets/app-x1.js', { 'if-none-match': '*' }))!.status).toBe(304);
  });

  it('has the same headers for HEAD, and no body', async () => {
    const [got, head] = [await get('/assets/face.woff2'), await get('/assets/face.woff2', {}, 'HEAD')];
    expect([[...head!.headers], await head!.text()]).toEqual([[...got!.headers], '']);
  });

  it.each([
    '/',
    '/assets',
    '/assets/',
    '/.hidden.txt',
    '/notes.unknown',
    '/assets/app-x1.js.br',
    '/assets/none.js',
    '/constructor',
    '/__proto__',
  ])('is none at %s', async (path) => {
    expect(await get(path)).toBeNull();
  });

  it('is not written', async () => {
    expect(await get('/favicon.svg', {}, 'POST')).toBeNull();
  });
});
