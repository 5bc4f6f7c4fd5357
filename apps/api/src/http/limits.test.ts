import { expect, it } from 'vitest';
import { createApi } from '../create-api.ts';
import type { Database } from '../db/database.ts';

const api = createApi({ db: {} as Database, onError: () => undefined });
const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json): RequestInit => ({ method: 'POST', body, headers });
const url = (length: number): string =>
  `/api/userinfo?q=${'a'.repeat(length - 'http://api.test/api/userinfo?q='.length)}`;
const body = (length: number): string => `{"url":"/${'a'.repeat(length - 11)}"}`;

/** Addresses that nothing of ours has: files, other people's programs, tricks with paths. */
const nowhere = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.htaccess',
  '/.well-known/x',
  '/admin',
  '/wp-login.php',
  '/phpinfo.php',
  '/server-status',
  '/actuator/env',
  '/console',
  '/graphql',
  '/api',
  '/api/',
  '/api/..;/admin',
  '/api/%2e%2e/.env',
  '/api/userinfo/',
  '/api/userinfo/x.css',
  '/api/userinfo;a=b',
  '/api/userinfo%00',
  '/API/userinfo',
  '//api/userinfo',
  '/api//userinfo',
  '/api/article/list.json',
  '/api/__proto__',
  '/api/constructor',
  '/memberApi/..;/outbox',
  '/memberApi/admin',
  '/memberApi/paper',
  '/img/',
  '/img/..',
  '/img/../package.json',
  '/img/%2e%2e%2fpackage.json',
  '/img/.env',
  '/banner',
  '/banner/click/x',
  '/node_modules/x',
  '/package.json',
  '/src/main.ts',
  '/favicon.ico~',
];

it.each<[string, string, RequestInit, number]>([
  ...nowhere.map((path): [string, string, RequestInit, number] => [`nothing at ${path}`, path, {}, 404]),
  ['an address of 8 kB', url(8192), {}, 200],
  ['a longer one', url(8193), {}, 414],
  ['one of 20 kB', url(20_000), {}, 414],
  ['a body of 16 kB', '/api/views', post(body(16 * 1024)), 200],
  ['a larger one', '/api/views', post(body(16 * 1024 + 1)), 413],
  ['one of 5 MB', '/api/views', post(body(5_000_000)), 413],
  ['no JSON', '/api/views', post('{'), 400],
  ['no body', '/api/views', post(''), 400],
  ['a form', '/api/views', post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
  ['no type', '/api/views', post('{}', {}), 415],
  ['XML', '/api/views', post('<a/>', { 'content-type': 'application/xml' }), 415],
  ['GET where POST belongs', '/api/views', {}, 405],
  ['POST where GET belongs', '/api/userinfo', post('{}'), 405],
  ['PUT', '/api/userinfo', { ...post('{}'), method: 'PUT' }, 405],
  ['PATCH', '/api/userinfo', { ...post('{}'), method: 'PATCH' }, 405],
  ['DELETE', '/api/userinfo', { ...post('{}'), method: 'DELETE' }, 405],
  ['a method of WebDAV', '/api/userinfo', { ...post('{}'), method: 'PROPFIND' }, 405],
  ['HEAD', '/api/userinfo', { method: 'HEAD' }, 200],
  ['OPTIONS', '/api/userinfo', { method: 'OPTIONS' }, 204],
  ['another method in a header', '/api/userinfo', { headers: { 'x-http-method-override': 'DELETE' } }, 200],
])('%s', async (_, path, init, status) => {
  const { status: responded, headers } = await api.fetch(new Request(`http://api.test${path}`, init));
  expect(responded).toBe(status);
  expect([headers.get('server'), headers.get('x-powered-by'), headers.get('x-content-type-options')]).toEqual([
    null,
    null,
    'nosniff',
  ]);
});
