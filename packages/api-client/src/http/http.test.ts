import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createApiClient, listArticles } from '../index.ts';
import type { Failure, Result } from '../result.ts';
import { urlOfPath, createHttp } from './http.ts';
import type { Fetch, HttpOptions } from './http.types.ts';

const envelope = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    headers: { 'content-type': 'application/json' },
    ...init,
  });

/** A service with the given responses, and the requests that it got. */
function service(
  respond: (request: Request, call: number) => Response | Promise<Response>,
  options: Partial<HttpOptions> = {},
) {
  const requests: Request[] = [];
  const fetch: Fetch = async (request) => {
    requests.push(request);
    return respond(request, requests.length);
  };
  return { requests, http: createHttp({ fetch, baseUrl: 'https://api.example.com', edition: 'en', ...options }) };
}

const get = { method: 'GET', path: '/api/keywords' } as const;
const post = { method: 'POST', path: '/api/views', body: { url: '/' } } as const;
const failureOf = (result: Result<unknown>): Failure => {
  if (result.ok) throw new Error(`succeeded with ${JSON.stringify(result.value)}`);
  return result.failure;
};

describe('where requests go', () => {
  it('[API-01][API-02][API-06] /memberApi/ to the member service, everything else to the main API', () => {
    const bases = { baseUrl: 'https://api.example.com/', memberBaseUrl: 'https://member.example.com' };
    expect(urlOfPath('/api/keywords', bases)).toBe('https://api.example.com/api/keywords');
    expect(urlOfPath('/memberApi/logout', bases)).toBe('https://member.example.com/memberApi/logout');
    expect(urlOfPath('/img_code', bases)).toBe('https://api.example.com/img_code');
    expect(urlOfPath('/memberApi/logout', { baseUrl: 'https://api.example.com' })).toBe(
      'https://api.example.com/memberApi/logout',
    );
  });

  it('[API-03] with credentials, the language of the edition, and no redirect followed', async () => {
    const { http, requests } = service(() => envelope({ code: 1, data: null }));
    await http.send({ ...get, query: { a: 1, b: undefined, c: '注 塑&x' } });
    await http.send(post);
    const [first, second] = requests;
    expect([first!.credentials, first!.redirect, first!.headers.get('accept-language')]).toEqual([
      'include',
      'manual',
      'en',
    ]);
    expect(first!.url).toBe(`https://api.example.com/api/keywords?${new URLSearchParams({ a: '1', c: '注 塑&x' })}`);
    expect([second!.method, second!.headers.get('content-type'), await second!.text()]).toEqual([
      'POST',
      'application/json',
      '{"url":"/"}',
    ]);
  });

  it('requests Chinese for the Chinese edition', async () => {
    const { http, requests } = service(() => envelope({ code: 1 }), { edition: 'cn' });
    await http.send(get);
    expect(requests[0]!.headers.get('accept-language')).toBe('zh-CN');
  });
});

describe('what a response means', () => {
  it('[API-04][API-05] code 1 is success and returns the data of the body', async () => {
    const { http } = service(() => envelope({ code: 1, msg: '', data: { list: [1] } }));
    expect(await http.send(get)).toEqual({ ok: true, value: { list: [1] } });
  });

  it.each([0, 2, -1, 401])(
    '[API-30] code %i is a refusal with the message of the service, never an exception',
    async (code) => {
      const { http } = service(() => envelope({ code, msg: 'no', reason: 'why', data: { a: 1 } }, { status: 200 }));
      expect(await http.send(get)).toEqual({
        ok: false,
        failure: { kind: 'refused', status: 200, code, message: 'no', reason: 'why', data: { a: 1 } },
      });
    },
  );

  it.each([
    ['"1"', 'no envelope'],
    ['{"code":"1"}', 'no envelope'],
    ['{"code":true}', 'no envelope'],
    ['{"data":{}}', 'no envelope'],
    ['[]', 'no envelope'],
    ['null', 'no envelope'],
    ['1', 'no envelope'],
    ['', 'not JSON'],
    ['<html>gateway</html>', 'not JSON'],
    ['{"code":1', 'not JSON'],
    ['{"code":1}x', 'not JSON'],
    ["{'code':1}", 'not JSON'],
    ['{"code":1,}', 'not JSON'],
  ])('%j is malformed: %s', async (body, problem) => {
    const { http } = service(() => envelope(body));
    expect(failureOf(await http.send(get))).toEqual({ kind: 'malformed', problem });
  });

  it.each([400, 401, 404, 429, 500, 501])(
    'status %i without an envelope is that status, and is not retried',
    async (status) => {
      const { http, requests } = service(() => envelope('<h1>error</h1>', { status }));
      expect(failureOf(await http.send(get))).toEqual({ kind: 'status', status });
      expect(requests).toHaveLength(1);
    },
  );

  it('a status with an envelope keeps its message', async () => {
    const { http } = service(() => envelope({ code: 0, msg: 'too long', reason: 'too_large' }, { status: 413 }));
    expect(failureOf(await http.send(post))).toMatchObject({ kind: 'refused', status: 413, message: 'too long' });
  });

  it.each([301, 302, 307, 308])('a redirect (%i) is not followed', async (status) => {
    const { http, requests } = service(
      () => new Response(null, { status, headers: { location: 'https://evil.test/' } }),
    );
    expect(failureOf(await http.send(get))).toEqual({ kind: 'malformed', problem: 'redirect' });
    expect(requests).toHaveLength(1);
  });

  it('ids that a double cannot hold are never another id', async () => {
    const list =
      '{"code":1,"data":{"list":[{"id":9007199254740993,"title":"t","publish_time":"2026-01-01"}],"total":1}}';
    const client = createApiClient({
      fetch: async () => envelope(list),
      baseUrl: 'https://api.example.com',
      edition: 'cn',
    });
    expect(failureOf(await listArticles(client))).toEqual({ kind: 'malformed', problem: 'list.0.id: max_value' });
  });
});

describe('trying again', () => {
  it.each([502, 503, 504])('a GET once more after %i', async (status) => {
    const { http, requests } = service((_request, call) =>
      call === 1 ? envelope('x', { status }) : envelope({ code: 1, data: 'fine' }),
    );
    expect(await http.send(get)).toEqual({ ok: true, value: 'fine' });
    expect(requests).toHaveLength(2);
  });

  it('a GET once more, and no oftener, when the service is not reached', async () => {
    const { http, requests } = service(() => Promise.reject(new TypeError('fetch failed')));
    expect(failureOf(await http.send(get))).toEqual({ kind: 'network' });
    expect(requests).toHaveLength(2);
  });

  it('never a POST', async () => {
    for (const respond of [() => Promise.reject(new TypeError('fetch failed')), () => envelope('x', { status: 503 })]) {
      const { http, requests } = service(respond);
      expect((await http.send(post)).ok).toBe(false);
      expect(requests).toHaveLength(1);
    }
  });

  it('nothing that ran out of time', async () => {
    const { http, requests } = service(() => new Promise(() => undefined), { timeout: 40 });
    expect(failureOf(await http.send(get))).toEqual({ kind: 'timeout' });
    expect(requests).toHaveLength(1);
    expect(requests[0]!.signal.aborted).toBe(true);
  });
});

describe('ending a call', () => {
  it('by the caller’s signal, before it starts and while it runs', async () => {
    const { http, requests } = service(() => new Promise(() => undefined));
    expect(failureOf(await http.send(get, { signal: AbortSignal.abort() }))).toEqual({ kind: 'aborted' });
    expect(requests).toHaveLength(0);
    const controller = new AbortController();
    const call = http.send(get, { signal: controller.signal });
    controller.abort();
    expect(failureOf(await call)).toEqual({ kind: 'aborted' });
  });
});

describe('a real connection', () => {
  let server: Server | undefined;
  afterEach(() => server?.closeAllConnections());
  afterEach(() => void server?.close());
  const serve = (listener: RequestListener, timeout = 10_000): Promise<ReturnType<typeof createHttp>> =>
    new Promise((resolve) => {
      server = createServer(listener).listen(0, '127.0.0.1', () => {
        const { port } = server!.address() as AddressInfo;
        resolve(createHttp({ baseUrl: `http://127.0.0.1:${port}`, edition: 'cn', timeout, largestBody: 100_000 }));
      });
    });

  it('responds', async () => {
    const http = await serve((request, response) =>
      response.end(JSON.stringify({ code: 1, data: request.headers['accept-language'] })),
    );
    expect(await http.send(get)).toEqual({ ok: true, value: 'zh-CN' });
  });

  it('that drips its body runs out of time', async () => {
    const http = await serve((_request, response) => {
      response.write('{"code":1,');
      const timer = setInterval(() => response.write(' '), 30);
      response.on('close', () => clearInterval(timer));
    }, 300);
    expect(failureOf(await http.send(get))).toEqual({ kind: 'timeout' });
  });

  it.each([true, false])('is given up when its body is too large (length stated: %s)', async (tellsLength) => {
    const http = await serve((_request, response) => {
      const body = `{"code":1,"data":"${'a'.repeat(200_000)}"}`;
      if (tellsLength) response.setHeader('content-length', body.length);
      response.write(body);
      response.end();
    });
    expect(failureOf(await http.send(get))).toEqual({ kind: 'malformed', problem: 'too large' });
  });

  it('that breaks in the middle of a body is a network failure', async () => {
    let calls = 0;
    const http = await serve((_request, response) => {
      calls += 1;
      response.write('{"code":1,');
      setTimeout(() => response.destroy(), 20);
    });
    expect(failureOf(await http.send(get))).toEqual({ kind: 'network' });
    expect(calls).toBe(2);
  });

  it('that redirects is not followed', async () => {
    const http = await serve((request, response) => {
      if (request.url === '/elsewhere') return void response.end('{"code":1,"data":"followed"}');
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(failureOf(await http.send(get))).toEqual({ kind: 'malformed', problem: 'redirect' });
  });

  it('to a closed port fails at once', async () => {
    const http = createHttp({ baseUrl: 'http://127.0.0.1:1', edition: 'cn' });
    expect(failureOf(await http.send(get))).toEqual({ kind: 'network' });
  });
});

it('a deadline ends what still runs, as a time-out, and nothing is sent after it', async () => {
  const controller = new AbortController();
  const { http, requests } = service(() => new Promise(() => undefined), { deadline: controller.signal });
  const call = http.send(get);
  await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort();
  expect(failureOf(await call)).toEqual({ kind: 'timeout' });
  expect(failureOf(await http.send(get))).toEqual({ kind: 'timeout' });
  expect(requests).toHaveLength(1);
});
