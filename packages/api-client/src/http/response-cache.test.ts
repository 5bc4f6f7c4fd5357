import { describe, expect, it } from 'vitest';
import { isNotFound, type Failure, type Result } from '../result.ts';
import { createHttp } from './http.ts';
import type { HttpOptions } from './http.types.ts';

const envelope = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
const service = (respond: () => Response, options: Partial<HttpOptions>) => ({
  http: createHttp({ fetch: async () => respond(), baseUrl: 'https://api.example.com', edition: 'en', ...options }),
});
const get = { method: 'GET', path: '/api/keywords' } as const;
const post = { ...get, method: 'POST' } as const;

describe('a response cache', () => {
  const read = (data: unknown): Result<string> =>
    typeof data === 'string'
      ? { ok: true, value: data }
      : { ok: false, failure: { kind: 'malformed', problem: 'no text' } };
  const cacheOf = (stored: Record<string, string>, gives: boolean | 'main' = true) => ({
    stored,
    cache: {
      store: (key: string, text: string) => void (stored[key] = text),
      delete: (key: string) => void delete stored[key],
      readStale: (key: string, { isMain }: { isMain?: boolean }) =>
        gives === true || (gives === 'main' && isMain) ? (stored[key] ?? null) : null,
    },
  });
  const request = { ...get, query: { id: 1, none: undefined } };

  it('stores good responses only, and serves one in place of a response that failed or has another shape', async () => {
    const { stored, cache } = cacheOf({});
    let respond = (): Response => envelope({ code: 1, data: 'first' });
    const { http } = service(() => respond(), { cache, retries: 0 });
    expect(await http.send(request, {}, read)).toEqual({ ok: true, value: 'first' });
    expect(Object.keys(stored)).toEqual(['/api/keywords?id=1']);
    const bad: [string, () => Response][] = [
      ['500', () => envelope('x', { status: 500 })],
      ['429', () => envelope({ code: 0, msg: 'slow down' }, { status: 429 })],
      ['other shape', () => envelope({ code: 1, data: 5 })],
      ['no JSON', () => envelope('<html>')],
      ['redirect', () => new Response(null, { status: 302, headers: { location: '/' } })],
    ];
    for (const [name, fault] of bad) {
      respond = fault;
      expect([name, await http.send(request, {}, read)]).toEqual([name, { ok: true, value: 'first' }]);
    }
    expect(await http.send({ ...post, query: { id: 1 } }, {}, read)).toMatchObject({ ok: false });
  });

  it('does not contradict the service: a refusal stays one, and what is gone is forgotten', async () => {
    const { stored, cache } = cacheOf({ '/api/keywords': '{"code":1,"data":"old"}' });
    let body: object = { code: 0, msg: 'busy' };
    const { http } = service(() => envelope(body), { cache });
    expect(await http.send(get, {}, read)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(Object.keys(stored)).toHaveLength(1);
    body = { code: 0, msg: 'gone', reason: 'not_found' };
    expect(await http.send(get, {}, read)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(Object.keys(stored)).toHaveLength(0);
  });

  it('decides by what the call is for, and what it gives is checked as any response', async () => {
    const { cache } = cacheOf(
      { '/api/keywords': '{"code":1,"data":"old"}', '/api/tags': '{"code":1,"data":{"other":1}}' },
      'main',
    );
    const { http } = service(() => envelope('x', { status: 500 }), { cache });
    expect(await http.send(get, {}, read)).toMatchObject({ ok: false });
    expect(await http.send(get, { isMain: true }, read)).toEqual({ ok: true, value: 'old' });
    expect(await http.send({ ...get, path: '/api/tags' }, { isMain: true }, read)).toMatchObject({
      ok: false,
      failure: { kind: 'status' },
    });
  });
});

it.each<[boolean, Failure]>([
  [true, { kind: 'status', status: 404 }],
  [false, { kind: 'status', status: 500 }],
  [false, { kind: 'timeout' }],
  ...(
    [
      ['not_found', 'x', true],
      ['other_edition', 'not found', false],
      [null, 'Article not found', true],
      [null, '文章不存在', true],
      [null, 'The service is busy', false],
    ] as const
  ).map(([reason, message, isGone]): [boolean, Failure] => [
    isGone,
    { kind: 'refused', status: 200, code: 0, message, reason, data: null },
  ]),
])('there is no such thing: %s for %j', (isGone, failure) => {
  expect(isNotFound(failure)).toBe(isGone);
});
