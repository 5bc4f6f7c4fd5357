import { createApiClient, getVideo, listVideos, type ApiClient } from '@millwright/api-client';
import { createFakeApi, type Fault } from '@millwright/api-client/fake';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpstream, type Upstream, type UpstreamOptions } from './upstream.ts';

const origin = 'https://api.example';
const request = (path = '/api/keywords', init?: RequestInit): Request => new Request(origin + path, init);

/** A call as pages make it. */
const call = (
  upstream: Upstream,
  path = '/api/keywords',
  {
    method = 'GET' as 'GET' | 'POST',
    headers = {},
    body = undefined as string | undefined,
    signal = new AbortController().signal,
  } = {},
) => upstream.transport({ method, url: origin + path, headers, body, signal });

/** An API that responds by `respond`, and an upstream to it. */
function service(
  respond: (request: Request, call: number) => Response | Promise<Response>,
  options: UpstreamOptions = {},
) {
  const requests: Request[] = [];
  const changes: [string, boolean][] = [];
  const api = { fetch: async (request: Request) => respond(request, requests.push(request)) };
  return {
    requests,
    changes,
    upstream: createUpstream(api, { onCircuit: (...change) => void changes.push(change), ...options }),
  };
}
const fine = (): Response => Response.json({ code: 1, data: {} });
const failing = (status: number) => (): Response => Response.json({ code: 0 }, { status });
const statusOf = (respond: Promise<{ status: number }>): Promise<number | string> =>
  respond.then(
    ({ status }) => status,
    (error: Error) => error.name,
  );

describe('a call that did not reach the service', () => {
  it.each([502, 503, 504])('is made once more after %i, and no oftener', async (status) => {
    const { requests, upstream } = service((_, call) => (call === 1 ? failing(status)() : fine()));
    expect(await statusOf(upstream.fetch(request()))).toBe(200);
    expect(requests).toHaveLength(2);
    const down = service(failing(status));
    expect(await statusOf(down.upstream.fetch(request()))).toBe(status);
    expect(down.requests).toHaveLength(2);
  });

  it('is made once more where there was no connection', async () => {
    const { requests, upstream } = service((_, call) =>
      call === 1 ? Promise.reject(new TypeError('fetch failed')) : fine(),
    );
    expect(await statusOf(upstream.fetch(request()))).toBe(200);
    expect(requests).toHaveLength(2);
  });

  it('is never repeated where it got a response, took too long, or is a POST', async () => {
    const post = { method: 'POST', body: '{}' };
    for (const [respond, init] of [
      [failing(500), {}],
      [failing(429), {}],
      [failing(503), post],
      [() => Promise.reject(new TypeError('fetch failed')), post],
      [() => new Promise<Response>(() => undefined), {}],
    ] as const) {
      const { requests, upstream } = service(respond, { longestCall: 30 });
      await statusOf(upstream.fetch(request('/api/keywords', init)));
      expect(requests).toHaveLength(1);
    }
  });
});

describe('a circuit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());
  const failures = async (upstream: ReturnType<typeof createUpstream>, count: number, path?: string): Promise<void> => {
    for (let call = 0; call < count; call += 1) await statusOf(upstream.fetch(request(path)));
  };

  it('opens with the fifth failure in ten seconds, for five seconds, and closes when one call has succeeded', async () => {
    let respond: () => Response | Promise<Response> = failing(500);
    const { requests, changes, upstream } = service(() => respond());
    await failures(upstream, 4);
    expect(changes).toEqual([]);
    await failures(upstream, 1);
    expect(changes).toEqual([['GET /api/keywords', true]]);
    expect(await statusOf(upstream.fetch(request()))).toBe('CircuitOpenError');
    vi.setSystemTime(1_000_000 + 4999);
    expect(await statusOf(upstream.fetch(request()))).toBe('CircuitOpenError');
    expect(requests).toHaveLength(5);
    vi.setSystemTime(1_000_000 + 5000);
    const trial = Promise.withResolvers<Response>();
    respond = () => trial.promise;
    const tried = statusOf(upstream.fetch(request('/api/keywords?a=1')));
    // One tries; the others do not wait for it.
    expect(await statusOf(upstream.fetch(request('/api/keywords?a=2')))).toBe('CircuitOpenError');
    trial.resolve(fine());
    expect(await tried).toBe(200);
    expect(requests).toHaveLength(6);
    respond = fine;
    expect(await statusOf(upstream.fetch(request()))).toBe(200);
    expect(changes).toEqual([
      ['GET /api/keywords', true],
      ['GET /api/keywords', false],
    ]);
  });

  it('stays open for five more seconds where the trial fails', async () => {
    const { requests, upstream } = service(failing(500));
    await failures(upstream, 5);
    vi.setSystemTime(1_005_000);
    await failures(upstream, 3);
    expect(requests).toHaveLength(6);
    vi.setSystemTime(1_009_999);
    await failures(upstream, 1);
    expect(requests).toHaveLength(6);
    vi.setSystemTime(1_010_000);
    await failures(upstream, 1);
    expect(requests).toHaveLength(7);
  });

  it('counts the failures of ten seconds only, and of one call only', async () => {
    const { requests, changes, upstream } = service(failing(500));
    await failures(upstream, 4);
    vi.setSystemTime(1_010_000);
    await failures(upstream, 4);
    await failures(upstream, 4, '/api/tags');
    expect(changes).toEqual([]);
    expect(requests).toHaveLength(12);
  });

  it('is not opened by refusals, nor by a bad item among as many good ones', async () => {
    const refusing = service(failing(404));
    await failures(refusing.upstream, 10);
    expect(refusing.changes).toEqual([]);
    const mixed = service((request) => (request.url.endsWith('id=7') ? failing(500)() : fine()));
    for (let round = 0; round < 20; round += 1) {
      await failures(mixed.upstream, 1, '/api/article/detail?id=7');
      await failures(mixed.upstream, 2, '/api/article/detail?id=8');
    }
    expect(mixed.changes).toEqual([]);
    expect(mixed.requests).toHaveLength(60);
  });

  it('counts responses that are too large, break off, or take too long, but not our own limits', async () => {
    const huge = service(() => new Response(new Uint8Array(6 * 1024 * 1024)));
    expect(await statusOf(huge.upstream.fetch(request()))).toBe('TooLargeError');
    await failures(huge.upstream, 4);
    expect(huge.changes).toHaveLength(1);
    const hanging = service(() => new Promise(() => undefined), { longestCall: 5 });
    await failures(hanging.upstream, 5);
    expect(hanging.changes).toHaveLength(1);
    const crowded = service(() => new Promise(() => undefined), { atOnce: 1, waiting: 0, longestCall: 100 });
    const first = statusOf(crowded.upstream.fetch(request('/api/keywords?first')));
    await failures(crowded.upstream, 10);
    expect([crowded.requests.length, crowded.changes.length, await first]).toEqual([1, 0, 'TimeoutError']);
  });
});

describe('calls at the same time', () => {
  it('for the same are one, whose response everybody gets whole', async () => {
    const respond = Promise.withResolvers<Response>();
    const { requests, upstream } = service(async () => (await respond.promise).clone());
    const calls = Array.from({ length: 50 }, () => call(upstream));
    await new Promise(setImmediate);
    respond.resolve(Response.json({ code: 1, data: 'x'.repeat(1000) }));
    expect(new Set((await Promise.all(calls)).map((body) => JSON.stringify(body))).size).toBe(1);
    expect(requests).toHaveLength(1);
    await call(upstream);
    expect(requests).toHaveLength(2);
  });

  it('in other languages, of other things, of somebody, or that change something are each their own', async () => {
    const { requests, upstream } = service(fine);
    const inits: Parameters<typeof call>[2][] = [
      {},
      { headers: { 'accept-language': 'en' } },
      { headers: { cookie: 'a=b' } },
      { headers: { cookie: 'a=b' } },
      { method: 'POST', body: '{}' },
      { method: 'POST', body: '{}' },
    ];
    await Promise.all([
      ...inits.map((init) => call(upstream, '/api/keywords', init)),
      call(upstream, '/api/keywords?a=1'),
    ]);
    expect(requests).toHaveLength(7);
  });

  it('are not joined to one that began before content changed', async () => {
    const { requests, upstream } = service(fine);
    const first = call(upstream);
    upstream.versions.change('article');
    await Promise.all([first, call(upstream)]);
    expect(requests).toHaveLength(2);
  });

  it('each give up on their own, and the call ends with the last of them', async () => {
    const { requests, upstream } = service(() => new Promise(() => undefined));
    const [one, two] = [new AbortController(), new AbortController()];
    const calls = [one, two].map(({ signal }) => statusOf(call(upstream, '/api/keywords', { signal })));
    await new Promise(setImmediate);
    one.abort();
    expect(await calls[0]).toBe('AbortError');
    expect(requests[0]!.signal.aborted).toBe(false);
    two.abort();
    expect(await calls[1]).toBe('AbortError');
    expect([requests.length, requests[0]!.signal.aborted]).toEqual([1, true]);
  });

  it('are at most 64, the others wait for their turn, and too many are refused at once', async () => {
    let running = 0;
    let most = 0;
    const { upstream } = service(async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return fine();
    });
    const statuses = await Promise.all(
      Array.from({ length: 64 + 1024 + 10 }, (_, id) => statusOf(upstream.fetch(request(`/api/tags?id=${id}`)))),
    );
    expect(most).toBe(64);
    expect(statuses.filter((status) => status === 200)).toHaveLength(64 + 1024);
  });
});

describe('stale copies', () => {
  const clientOn = (upstream: ReturnType<typeof createUpstream>, recalled: string[] = []): ApiClient =>
    createApiClient({
      fetch: upstream.fetch,
      baseUrl: origin,
      edition: 'en',
      retries: 0,
      timeout: 60,
      cache: upstream.memoryOf('en', () => recalled.push('stale')),
    });
  const faults: Fault[] = [
    500,
    503,
    429,
    'malformed',
    'truncated',
    'wrong shape',
    'empty',
    'huge',
    'reset',
    'redirect',
    'hang',
  ];

  it.each(faults)('stand in for the main item of a page where the service does this: %s', async (fault) => {
    const api = createFakeApi();
    const { upstream } = service(api.fetch);
    const recalled: string[] = [];
    const client = clientOn(upstream, recalled);
    const first = await getVideo(client, 1, { isMain: true });
    expect([first.ok, recalled]).toEqual([true, []]);
    api.fail('all', fault);
    expect(await getVideo(client, 1, { isMain: true })).toEqual(first);
    expect(recalled).toEqual(['stale']);
    expect(await getVideo(client, 2, { isMain: true })).toMatchObject({ ok: false });
    expect(await getVideo(client, 1)).toMatchObject({ ok: false });
  });

  it('stand in for a section, too, where its call is out of order', async () => {
    const api = createFakeApi();
    const { upstream } = service(api.fetch);
    const recalled: string[] = [];
    const client = clientOn(upstream, recalled);
    expect(await listVideos(client)).toMatchObject({ ok: true });
    api.fail('all', 500);
    for (let call = 0; call < 4; call += 1) expect(await listVideos(client)).toMatchObject({ ok: false });
    expect(await listVideos(client)).toMatchObject({ ok: true });
    expect(await listVideos(client)).toMatchObject({ ok: true });
    expect(recalled).toHaveLength(2);
  });
});
