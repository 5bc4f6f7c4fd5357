import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../../create-api.ts';
import type { Database } from '../../db/database.ts';
import { createApiClient, signForWechat } from '@millwright/api-client';
import { createWechatTickets } from './wechat-tickets.ts';

/** WeChat's interface as far as we use it, with whatever may be wrong with it. */
let upstream: Server;
let requested: string[] = [];
let behave: 'well' | 'refuses' | 'hangs' | 'web page' | 'redirects' = 'well';
let origin = '';
let now = new Date('2026-03-01T04:00:00Z');

beforeAll(async () => {
  upstream = createServer((request, response) => {
    requested.push(request.url!);
    if (behave === 'hangs') return;
    if (behave === 'redirects') return void response.writeHead(302, { location: '/elsewhere' }).end();
    if (behave === 'web page') return void response.end('<!doctype html>');
    if (behave === 'refuses')
      return void response.end(JSON.stringify({ errcode: 40001, errmsg: 'invalid credential, secret top-secret' }));
    const { pathname, searchParams } = new URL(request.url!, 'http://wechat');
    const isTicket = pathname === '/cgi-bin/ticket/getticket' && searchParams.get('access_token') === 'token-1';
    response.end(
      JSON.stringify(
        isTicket ? { errcode: 0, ticket: 'ticket-1', expires_in: 7200 } : { access_token: 'token-1', expires_in: 7200 },
      ),
    );
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});
afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
});
beforeEach(() => {
  requested = [];
  behave = 'well';
});

const errors: unknown[] = [];
const clientOf = (options: { configured?: boolean; siteOrigins?: string[] } = {}) => {
  const clock = () => now;
  const wechat =
    options.configured === false ? null : createWechatTickets({ appId: 'wx1', appSecret: 'top-secret', origin }, clock);
  const api = createApi({
    db: {} as Database,
    clock,
    wechat,
    siteOrigins: options.siteOrigins ?? ['https://www.example.cn'],
    onError: (error) => errors.push(error),
  });
  return createApiClient({ fetch: (request) => api.fetch(request), baseUrl: 'http://api.test', edition: 'en' });
};

describe('sharing in WeChat', () => {
  it('[API-18][EN-21] signs the URL of a page of ours, without its hash, as WeChat checks it', async () => {
    const result = await signForWechat(clientOf(), 'https://www.example.cn/article/5?a=1&b=2#part');
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    const { appId, rawString, timestamp, nonce, signature } = result.value;
    expect(rawString).toBe(
      `jsapi_ticket=ticket-1&noncestr=${nonce}&timestamp=${timestamp}&url=https://www.example.cn/article/5?a=1&b=2`,
    );
    expect([appId, timestamp, signature]).toEqual([
      'wx1',
      now.getTime() / 1000,
      createHash('sha1').update(rawString).digest('hex'),
    ]);
    expect(nonce).toMatch(/^[\w-]{16}$/);
  });

  it('requests a ticket once, however many pages are shared, and again before it ends', async () => {
    const client = clientOf();
    await Promise.all(Array.from({ length: 10 }, () => signForWechat(client, 'https://www.example.cn/')));
    expect(requested).toHaveLength(2);
    now = new Date(now.getTime() + 6_899_999);
    await signForWechat(client, 'https://www.example.cn/');
    expect(requested).toHaveLength(2);
    now = new Date(now.getTime() + 2);
    await signForWechat(client, 'https://www.example.cn/');
    expect(requested).toHaveLength(4);
  });

  it.each([
    'https://evil.test/',
    'https://www.example.cn.evil.test/',
    'https://www.example.cn@evil.test/',
    'https://evil.test@www.example.cn/',
    'http://www.example.cn/',
    'https://www.example.cn:8443/',
    'https://www.example.cn\\@evil.test/',
    'https://xwww.example.cn/',
    'javascript:alert(1)',
    '//www.example.cn/',
    '/article/5',
    '',
    'https://',
    'https://www.example.cn/\u0000',
    `https://www.example.cn/${'a'.repeat(2048)}`,
  ])('signs no URL of others: %j', async (url) => {
    expect(await signForWechat(clientOf(), url)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', reason: 'invalid_request' },
    });
    expect(requested).toEqual([]);
  });

  it('takes the URLs of this machine for its own where none is configured', async () => {
    const client = clientOf({ siteOrigins: [] });
    for (const url of ['http://localhost:3000/', 'http://cn.localhost:3000/article/1'])
      expect((await signForWechat(client, url)).ok).toBe(true);
    expect((await signForWechat(client, 'https://www.example.cn/')).ok).toBe(false);
  });

  it('says in the reader’s language that it cannot be done where nothing is configured', async () => {
    expect(await signForWechat(clientOf({ configured: false }), 'https://www.example.cn/')).toMatchObject({
      ok: false,
      failure: {
        kind: 'refused',
        status: 200,
        code: 0,
        reason: 'share_unavailable',
        message: 'Sharing in WeChat is not available at the moment',
      },
    });
  });

  it.each(['refuses', 'web page', 'redirects', 'hangs'] as const)(
    'says so where WeChat %s, requests again the next time, and tells no secret',
    async (fault) => {
      behave = fault;
      const client = clientOf();
      const result = await signForWechat(client, 'https://www.example.cn/');
      expect(result).toMatchObject({ ok: false, failure: { kind: 'refused', reason: 'share_unavailable' } });
      expect(JSON.stringify(result) + String(errors)).not.toContain('top-secret');
      behave = 'well';
      expect((await signForWechat(client, 'https://www.example.cn/')).ok).toBe(true);
    },
  );
});
