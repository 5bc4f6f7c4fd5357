import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { createPageRenderer } from './render-page.ts';
import { createLoadShedding } from './load-shedding.ts';
import { createUpstream } from './api-gateway/upstream.ts';

afterEach(() => void vi.useRealTimers());

describe('too many pages at once', () => {
  it('are refused at once, those within the limits are made, and all is as before when they are', async () => {
    const shed = createLoadShedding({ atOnce: 2, waiting: 3 });
    const gate = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const work = async (): Promise<string> => {
      most = Math.max(most, (running += 1));
      await gate.promise;
      running -= 1;
      return 'made';
    };
    const pages = Array.from({ length: 10 }, () => shed(work));
    expect(await Promise.all(pages.slice(5))).toEqual([null, null, null, null, null]);
    gate.resolve();
    expect(await Promise.all(pages.slice(0, 5))).toEqual(Array(5).fill('made'));
    expect(most).toBe(2);
    expect(await shed(work)).toBe('made');
  });

  it('wait no longer than the limit, and are refused at once where turns end too slowly for that', async () => {
    vi.useFakeTimers();
    const shed = createLoadShedding({ atOnce: 1, waiting: 100, longestWait: 800 });
    const work = (milliseconds: number) => () =>
      new Promise<string>((resolve) => void setTimeout(resolve, milliseconds, 'made'));
    const stuck = shed(work(5000));
    const late = shed(work(1));
    expect(shed.isFull()).toBe(false);
    await vi.advanceTimersByTimeAsync(799);
    let isOver = false;
    void late.then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBeNull();
    // The one that took five seconds says that a second in the queue would wait too long.
    await vi.advanceTimersByTimeAsync(4200);
    expect(await stuck).toBe('made');
    const next = shed(work(300));
    expect(shed.isFull()).toBe(true);
    expect(await shed(work(1))).toBeNull();
    await vi.advanceTimersByTimeAsync(300);
    expect([await next, shed.isFull()]).toEqual(['made', false]);
    // Quick ones make room again: none that the count has room for is refused.
    for (let number = 0; number < 20; number += 1) {
      const quick = shed(work(1));
      await vi.advanceTimersByTimeAsync(1);
      await quick;
    }
    const crowd = Array.from({ length: 40 }, () => shed(work(10)));
    await vi.advanceTimersByTimeAsync(400);
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['made']));
  });

  it('are not refused after a pause of the process, which is one long gap among short ones', async () => {
    vi.useFakeTimers();
    const shed = createLoadShedding({ atOnce: 2, waiting: 64, longestWait: 800 });
    const work = (milliseconds: number) => () =>
      new Promise<string>((resolve) => void setTimeout(resolve, milliseconds, 'made'));
    const before = Array.from({ length: 60 }, (_, number) => shed(work(number === 30 ? 400 : 2)));
    const paused = Array.from({ length: 2 }, () => shed(work(400)));
    await vi.advanceTimersByTimeAsync(430);
    const after = Array.from({ length: 50 }, () => shed(work(2)));
    await vi.advanceTimersByTimeAsync(2000);
    expect(new Set(await Promise.all([...before, ...paused, ...after]))).toEqual(new Set(['made']));
  });

  it('does not hide what goes wrong in one', async () => {
    await expect(createLoadShedding()(() => Promise.reject(new Error('a fault of ours')))).rejects.toThrow(
      'a fault of ours',
    );
  });

  it.each([
    ['cn', 'zh-CN', '服务暂时不可用'],
    ['en', 'en', 'not available'],
  ] as const)('get a 503 in words, to be tried again, which nobody caches (%s)', async (editionKey, lang, words) => {
    const never = new Promise<Response>(() => undefined);
    const renderer = createPageRenderer({
      config: readConfig({}),
      upstream: createUpstream({ fetch: () => never }),
      finish: () => undefined,
      shed: createLoadShedding({ atOnce: 1, waiting: 0 }),
      pages: { fetch: () => never, inlineScript: '', routes: [] },
    });
    const request = () => renderer.respond(new Request('http://en.localhost:3000/'), { editionKey, byHost: true });
    void request();
    const { status, headers, ...response } = await request().then(async (response) => ({
      status: response.status,
      headers: response.headers,
      html: await response.text(),
    }));
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '10', 'no-store']);
    expect(response.html).toContain(`<html lang="${lang}">`);
    expect(response.html).toContain(words);
    expect(response.html).toContain('<a href="/"');
    expect(response.html).toContain('<a href=""');
    // Nothing else to request.
    expect(response.html).not.toMatch(/<(?:link|script|img|style)\b/u);
  });
});
