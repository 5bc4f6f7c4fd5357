import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiAccess } from '../api-access.ts';
import { proxiedApi, type ProxyBudgets } from './proxied-api.ts';

let running: { server: Server; api: ApiAccess } | undefined;
afterEach(async () => {
  await running?.api.close();
  running?.server.closeAllConnections();
  running?.server.close();
  running = undefined;
});

/** An API elsewhere, and the way of visitors to it. */
async function elsewhere(listener: RequestListener, budgets?: ProxyBudgets) {
  const requested: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requested.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = proxiedApi(origin, origin, budgets);
  running = { server, api };
  const request = (path: string, init?: RequestInit): Promise<Response> =>
    api.fetch(new Request(`http://portal.test${path}`, init), { clientAddress: '203.0.113.7' });
  return { requested, request };
}

const json = { 'content-type': 'application/json' };

describe('a call of a visitor', () => {
  it('reaches the API with its URL appended, without what belongs to one connection, and comes back as it was served', async () => {
    const { requested, request } = await elsewhere((request, response) => {
      response.writeHead(201, { ...json, 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes' });
      request.pipe(response);
    });
    const response = await request('/api/views?a=1', {
      method: 'POST',
      body: '{"url":"/"}',
      headers: { ...json, cookie: 'sid=1', 'x-forwarded-for': '198.51.100.1', te: 'trailers', 'accept-encoding': 'br' },
    });
    expect([
      response.status,
      await response.text(),
      response.headers.get('x-own'),
      response.headers.getSetCookie(),
    ]).toEqual([201, '{"url":"/"}', 'yes', ['a=1', 'b=2']]);
    const { headers, method, url } = requested[0]!;
    expect([method, url, headers.cookie, headers['x-forwarded-for'], headers.te, headers['accept-encoding']]).toEqual([
      'POST',
      '/api/views?a=1',
      'sid=1',
      '198.51.100.1, 203.0.113.7',
      undefined,
      undefined,
    ]);
  });

  it('requests in the language of its edition where it names none of ours', async () => {
    const { requested } = await elsewhere((_, response) => void response.end());
    const requesting: Record<string, string>[] = [{}, { 'accept-language': 'fr' }, { 'accept-language': 'zh-TW' }];
    for (const headers of requesting)
      await running!.api.fetch(new Request('http://portal.test/api/keywords', { headers }), { edition: 'en' });
    expect(requested.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'en', 'zh-TW']);
  });

  it('tells the API of the origin of a foreign page, and of none where it was ours', async () => {
    const { requested, request } = await elsewhere((_, response) => void response.end());
    for (const origin of [
      'https://portal.test',
      'http://portal.test',
      'https://evil.test',
      'https://portal.test.evil.test',
      'null',
    ])
      await request('/api/views', { method: 'POST', body: '{}', headers: { ...json, origin } });
    expect(requested.map(({ headers }) => headers.origin)).toEqual([
      undefined,
      undefined,
      'https://evil.test',
      'https://portal.test.evil.test',
      'null',
    ]);
  });

  it('is refused where it sends more than a megabyte, and the API hears nothing of it', async () => {
    const { requested, request } = await elsewhere((_, response) => void response.end());
    const response = await request('/api/views', {
      method: 'POST',
      body: 'x'.repeat(1024 * 1024 + 1),
      headers: { ...json, 'accept-language': 'en' },
    });
    expect([response.status, await response.json(), requested.length]).toEqual([
      413,
      expect.objectContaining({ code: 0, msg: 'What you sent is too large' }),
      0,
    ]);
  });

  it('may carry a file of ten megabytes where a call takes one, and no larger', async () => {
    const { request } = await elsewhere((request, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => response.writeHead(200, json).end(String(bytes)));
    });
    const most = 10 * 1024 * 1024;
    const send = (bytes: number) =>
      request('/memberApi/uploads?name=a.pdf', {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'application/octet-stream' },
      });
    expect(await (await send(most)).text()).toBe(String(most));
    expect((await send(most + 1)).status).toBe(413);
  });

  it('is not led elsewhere', async () => {
    const { requested, request } = await elsewhere(
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    );
    const response = await request('/banner/click?token=t');
    expect([response.status, response.headers.get('location'), requested.length]).toEqual([
      302,
      'http://127.0.0.1:1/',
      1,
    ]);
  });

  it('gets data whole or not at all: unpacked, never half, never more than 5 MB', async () => {
    const { request } = await elsewhere((request, response) => {
      const send = {
        '/api/fine': gzipSync('{"code":1}'),
        '/api/bomb': gzipSync(Buffer.alloc(60 * 1024 * 1024)),
        '/api/noise': Buffer.from('no gzip'),
      }[request.url!];
      if (send) return void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(send);
      response.writeHead(200, { ...json, 'content-length': '100' }).write('{"code":1');
      setTimeout(() => response.destroy(), 20);
    });
    const fine = await request('/api/fine');
    expect([await fine.json(), fine.headers.has('content-encoding')]).toEqual([{ code: 1 }, false]);
    for (const path of ['/api/bomb', '/api/noise', '/api/half'])
      await expect(request(path)).rejects.toThrow(/response/);
  });

  it('ends where the API takes too long, for data from its beginning to its end', async () => {
    const { request } = await elsewhere(
      (request, response) => {
        if (request.url === '/api/silent') return;
        response.writeHead(200, json);
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
      { read: 200 },
    );
    for (const path of ['/api/silent', '/api/drips']) await expect(request(path)).rejects.toThrow(/too long|broke off/);
  });

  it('gets a file as it comes, however long the whole of it takes', async () => {
    const { request } = await elsewhere(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/pdf' }).flushHeaders();
        let left = 8;
        const timer = setInterval(() => {
          response.write('part ');
          if ((left -= 1) === 0) response.end(() => clearInterval(timer));
        }, 250);
      },
      { read: 1500 },
    );
    const response = await request('/memberApi/paper/file?id=1');
    expect(await response.text()).toBe('part '.repeat(8));
  });

  it('may be given up at any moment of what comes: the process goes on', async () => {
    const { request } = await elsewhere((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.write('<h1>Bad gateway</h1>');
      setImmediate(() => response.end('x'.repeat(200_000)));
    });
    // An exception of a stream that nobody reads any more would end the process, and this run with it.
    for (let waits = 0; waits < 60; waits += 1) {
      const { body } = await request('/memberApi/paper/file?id=1');
      for (let turn = 0; turn < waits % 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await body!.cancel();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await request('/memberApi/paper/file?id=1')).status).toBe(502);
  });
});
