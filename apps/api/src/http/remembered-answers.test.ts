import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { answer, refuse, caching } from './envelope.ts';
import type { ApiEnvironment } from './environment.ts';
import { rememberAnswers } from './remembered-answers.ts';

/** Calls that count how often they were worked out, behind a memory of so many bytes. */
function start(bytes = 1_000_000) {
  const time = { now: 1_000_000 };
  const state = { made: 0, hears: true, outcomes: [] as string[], during: () => undefined as unknown };
  const meter = {
    sms: () => undefined,
    captcha: () => undefined,
    cache: (_name: string, outcome: string) => void state.outcomes.push(outcome),
  };
  const answers = rememberAnswers(
    { bytes, hearsChanges: () => state.hears },
    { clock: () => new Date(time.now), meter },
  );
  const app = new Hono<ApiEnvironment>();
  app.use(async (context, next) => {
    context.set('edition', context.req.header('accept-language') === 'en' ? 'en' : 'cn');
    await next();
    context.header('x-request-id', context.req.header('x-number') ?? '');
  }, answers.remember);
  app.all('/api/list', async (context) => {
    state.made += 1;
    await state.during();
    return answer(context, { made: state.made, filler: 'x'.repeat(200) });
  });
  app.get('/api/refused', (context) => ((state.made += 1), refuse(context, 'not_found')));
  app.get('/api/personal', (context) => ((state.made += 1), answer(context, {}, caching.personal)));
  app.get('/memberApi/list', (context) => ((state.made += 1), answer(context, {})));
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(`http://api.test${path}`, { headers, method });
  return { state, time, answers, get };
}

describe('answers that are remembered', () => {
  it('are given again for half a minute, word for word, in the name of the request that asks', async () => {
    const { state, time, get } = start();
    const first = await (await get('/api/list?page=2')).text();
    time.now += 29_999;
    const again = await get('/api/list?page=2', { 'x-number': 'number-2' });
    expect(await again.text()).toBe(first);
    expect([
      state.made,
      again.headers.get('content-type'),
      again.headers.get('cache-control'),
      again.headers.get('x-request-id'),
    ]).toEqual([1, 'application/json', caching.content, 'number-2']);
    time.now += 1;
    await get('/api/list?page=2');
    expect(state).toMatchObject({ made: 2, outcomes: ['miss', 'hit', 'miss'] });
  });

  it('are of one address and one language, and of GET alone', async () => {
    const { state, get } = start();
    await get('/api/list');
    await get('/api/list?page=2');
    await get('/api/list', { 'accept-language': 'en' });
    await get('/api/list', {}, 'POST');
    await get('/api/list', {}, 'POST');
    expect(state.made).toBe(5);
  });

  it.each(['/api/refused', '/api/personal', '/memberApi/list'])(
    'are not those of %s, which is not for everybody',
    async (path) => {
      const { state, get } = start();
      await get(path);
      await get(path);
      expect(state.made).toBe(2);
    },
  );

  it('are forgotten when content changes, also what was being read while it did', async () => {
    const { state, answers, get } = start();
    await get('/api/list');
    answers.forget();
    state.during = () => answers.forget();
    await get('/api/list');
    state.during = () => undefined;
    await get('/api/list');
    expect(state.made).toBe(3);
    await get('/api/list');
    expect(state.made).toBe(3);
  });

  it('are none while changes are not heard, after the clock was set back, and where there is no room', async () => {
    const { state, time, get } = start();
    await get('/api/list');
    state.hears = false;
    await get('/api/list');
    expect(state.made).toBe(2);
    state.hears = true;
    time.now -= 60_000;
    await get('/api/list');
    expect(state.made).toBe(3);
    const none = start(0);
    await none.get('/api/list');
    await none.get('/api/list');
    expect(none.state.made).toBe(2);
  });

  it('take no more than their bytes: what was not asked for longest goes first', async () => {
    const { state, get } = start(20_000);
    await get('/api/list?page=0');
    for (let page = 1; page <= 40; page += 1) {
      await get('/api/list?page=0');
      await get(`/api/list?page=${page}`);
    }
    expect(state.made).toBe(41);
    await get('/api/list?page=1');
    expect(state.made).toBe(42);
  });
});
