import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createApi } from '../create-api.ts';
import { DatabaseBusyError } from '../db/query-gate.ts';
import { isUnavailable } from './failures.ts';

const failing = (error: Error): Database => ({ execute: () => Promise.reject(error) }) as unknown as Database;
const allowed = 'https://pages.example.com';
const apiWith = (error: Error) =>
  createApi({ db: failing(error), onError: () => undefined, allowedOrigins: [allowed] });
const api = apiWith(new Error('a bug'));
const json = { 'content-type': 'application/json' };
const post = (headers: Record<string, string>, body: string = '{"url":"/"}') =>
  api.fetch(new Request('http://api.test/api/views', { method: 'POST', headers, body }));

describe('limits', () => {
  it('a URL above 8 kB responds with 414', async () => {
    const at = async (length: number) =>
      (
        await api.fetch(
          new Request(
            `http://api.test/api/userinfo?q=${'a'.repeat(length - 'http://api.test/api/userinfo?q='.length)}`,
          ),
        )
      ).status;
    expect([await at(8192), await at(8193)]).toEqual([200, 414]);
  });

  it('a body above 16 kB responds with 413', async () => {
    const size = async (bytes: number) => (await post(json, `{"url":"${'a'.repeat(bytes - 10)}"}`)).status;
    expect([await size(16 * 1024), await size(16 * 1024 + 1), await size(10_000_000)]).toEqual([200, 413, 413]);
  });

  it('a body that is refused leaves its connection, which a proxy keeps, to the next request', async () => {
    const server = createServer(getRequestListener((request) => api.fetch(request)));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'POST /api/views HTTP/1.1\r\nHost: api.test\r\nContent-Type: application/json\r\n' +
        `Content-Length: 300000\r\n\r\n${'a'.repeat(300_000)}`,
    );
    socket.write('GET /api/userinfo HTTP/1.1\r\nHost: api.test\r\nConnection: close\r\n\r\n');
    expect([...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['413', '200']);
    server.close();
  });

  it.each<Record<string, string>>([
    {},
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
  ])('a body that is not declared to be JSON responds with 415 (%j)', async (headers) => {
    expect((await post(headers)).status).toBe(415);
  });

  it.each(['', '{', 'null}', '{"url":"/"', '<xml/>', '\u0000'])(
    'a body that is no JSON responds with 400: %j',
    async (body) => {
      expect((await post(json, body)).status).toBe(400);
    },
  );

  it('a method that a URL does not take responds with 405 and says which it takes, whatever is sent', async () => {
    for (const headers of [json, { 'content-type': 'text/plain' }, undefined]) {
      const response = await api.fetch(new Request('http://api.test/api/userinfo', { method: 'DELETE', headers }));
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
    }
    expect((await api.fetch(new Request('http://api.test/api/none', { method: 'POST', body: 'x' }))).status).toBe(404);
    expect((await api.fetch(new Request('http://api.test/api/views'))).status).toBe(405);
    expect((await api.fetch(new Request('http://api.test/api/none'))).status).toBe(404);
    expect((await api.fetch(new Request('http://api.test/api/userinfo/x.css'))).status).toBe(404);
  });

  it('says nothing of what it is made with', async () => {
    const { headers } = await api.fetch(new Request('http://api.test/api/userinfo'));
    expect([headers.get('server'), headers.get('x-powered-by'), headers.get('x-content-type-options')]).toEqual([
      null,
      null,
      'nosniff',
    ]);
  });
});

describe('requests from other sites', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
    { 'sec-fetch-site': 'cross-site', origin: `${allowed}.evil.test` },
    { origin: 'null' },
    { origin: 'https://evil.test' },
    { origin: 'http://api.test.evil.test' },
    { origin: 'http://api.test:8080' },
  ])('change nothing: %j responds with 403', async (headers) => {
    expect((await post({ ...json, ...headers })).status).toBe(403);
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: allowed },
    { origin: 'http://api.test' },
    { origin: 'https://api.test' },
    { origin: allowed },
  ])('and genuine ones pass: %j', async (headers) => {
    expect((await post({ ...json, ...headers })).status).toBe(200);
  });

  it('may read only from listed origins, compared whole', async () => {
    const origins = [
      allowed,
      `${allowed}.evil.test`,
      'https://evil.test',
      'null',
      allowed.replace('https', 'http'),
      `${allowed}:8443`,
      'https://xpages.example.com',
      '',
    ];
    for (const origin of origins) {
      const { headers } = await api.fetch(new Request('http://api.test/api/userinfo', { headers: { origin } }));
      expect([origin, headers.get('access-control-allow-origin')]).toEqual([
        origin,
        origin === allowed ? allowed : null,
      ]);
      expect(headers.get('vary')).toContain('Origin');
    }
    const preflight = await api.fetch(
      new Request('http://api.test/api/views', { method: 'OPTIONS', headers: { origin: allowed } }),
    );
    expect([preflight.status, preflight.headers.get('access-control-max-age')]).toEqual([204, '600']);
  });
});

describe('the edition of a request', () => {
  it.each<[string | undefined, string]>([
    [undefined, 'zh-CN'],
    ['', 'zh-CN'],
    ['en', 'en'],
    ['zh-CN', 'zh-CN'],
    ['fr,en;q=0.8,zh;q=0.7', 'en'],
    ['fr', 'zh-CN'],
    ['constructor', 'zh-CN'],
    [';;,,q=', 'zh-CN'],
  ])('that requests %j is served in %s', async (language, expected) => {
    const { headers } = await api.fetch(
      new Request(
        'http://api.test/api/userinfo',
        language === undefined ? {} : { headers: { 'accept-language': language } },
      ),
    );
    expect(headers.get('content-language')).toBe(expected);
  });
});

describe('failures', () => {
  const request = async (error: Error) => {
    const response = await apiWith(error).fetch(
      new Request('http://api.test/api/keywords', { headers: { 'accept-language': 'en' } }),
    );
    return [
      response.status,
      response.headers.get('retry-after'),
      response.headers.get('cache-control'),
      ((await response.json()) as { reason: string }).reason,
    ];
  };

  it('of the database respond with 503 and when to come again', async () => {
    for (const code of ['ECONNREFUSED', '57P03', '57014', '53100', '08006', '40001', '40P01']) {
      expect(await request(Object.assign(new Error('x'), { code }))).toEqual([503, '5', 'no-store', 'unavailable']);
    }
    expect(await request(new Error('Failed query', { cause: new DatabaseBusyError('busy') }))).toEqual([
      503,
      '5',
      'no-store',
      'unavailable',
    ]);
  });

  it('of our own respond with 500 and tell nobody why', async () => {
    expect(await request(new Error('secret detail'))).toEqual([500, null, 'no-store', 'internal_error']);
    expect(isUnavailable(Object.assign(new Error('bad'), { code: '22P02' }))).toBe(false);
    const open = await readFile('/none/file').catch((error: unknown) => error);
    const connecting = await once(connect('/none/.s.PGSQL.5432'), 'connect').catch((error: unknown) => error);
    expect([open, connecting]).toMatchObject([{ code: 'ENOENT' }, { code: 'ENOENT' }]);
    expect([isUnavailable(open), isUnavailable(connecting)]).toEqual([false, true]);
  });
});
