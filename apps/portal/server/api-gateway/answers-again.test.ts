import { listArticles, type Exchange } from '@millwright/api-client';
import { createApiClient } from '@millwright/api-client';
import { expect, it } from 'vitest';
import { createFreshAnswers } from './fresh-answers.ts';
import { createUpstream } from './upstream.ts';

const request = (path: string, language = 'en') =>
  ({
    method: 'GET',
    url: `http://portal.test${path}`,
    headers: { 'accept-language': language },
    signal: new AbortController().signal,
  }) as const;

it('what all pages share is asked for once in half a minute and in each language, until content changes', async () => {
  const state = { now: 0, asked: 0, status: 200 };
  const fresh = createFreshAnswers(() => state.now);
  const ask = fresh.around(async () => ({ status: state.status, text: String((state.asked += 1)) }));
  const texts = async (...paths: string[]) =>
    (await Promise.all(paths.map((path) => ask(request(path))))).map(({ text }) => text);
  expect([...(await texts('/api/baseinfo')), ...(await texts('/api/baseinfo'))]).toEqual(['1', '1']);
  expect((await ask(request('/api/baseinfo', 'zh-CN'))).text).toBe('2');
  state.now = 30_000;
  expect(await texts('/api/baseinfo')).toEqual(['3']);
  fresh.purge();
  expect(await texts('/api/baseinfo')).toEqual(['4']);
  expect([...(await texts('/api/article/list')), ...(await texts('/api/article/list'))]).toEqual(['5', '6']);
  state.status = 503;
  expect([...(await texts('/api/tag/list')), ...(await texts('/api/tag/list'))]).toEqual(['7', '8']);
});

it('a response that was requested before content changed is not cached', async () => {
  const fresh = createFreshAnswers();
  const waiting = Promise.withResolvers<Awaited<ReturnType<Exchange>>>();
  const slow = fresh.around(() => waiting.promise)(request('/api/baseinfo'));
  fresh.purge();
  waiting.resolve({ status: 200, text: 'old' });
  await slow;
  expect(await fresh.around(async () => ({ status: 200, text: 'new' }))(request('/api/baseinfo'))).toEqual({
    status: 200,
    text: 'new',
  });
});

it('the same answer again is not read again, and nobody can change what was read; another answer is', async () => {
  const state = { title: 'First' };
  const article = () => ({ id: 1, title: state.title, publish_time: '2026-01-01T00:00:00Z', image: '', brief: '' });
  const fetch = async () =>
    Response.json({ code: 1, msg: '', data: { list: [article()], total: 1, page: 1, rows: 20 } });
  const upstream = createUpstream({ fetch });
  const list = async () => {
    const client = createApiClient({
      exchange: upstream.exchange,
      memory: upstream.memoryOf('en', () => undefined),
      baseUrl: 'http://portal.test',
      edition: 'en',
    });
    const result = await listArticles(client);
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value;
  };
  const [first, second] = [await list(), await list()];
  expect(second).toBe(first);
  expect(() => (second.items as unknown[]).push('x')).toThrow(TypeError);
  state.title = 'Second';
  expect((await list()).items[0]!.title).toBe('Second');
});
