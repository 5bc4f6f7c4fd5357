import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { pageView } from '../../db/schema.ts';
import { describeOnOneDatabase, type TestApi } from '../../../test-support/test-api.ts';
import { createViewBuffer } from './view-buffer.ts';

const record = (
  use: TestApi,
  url: unknown,
  agent = 'a',
  headers: Record<string, string> = {},
): ReturnType<TestApi['post']> => use.post('/api/views', { url }, { 'user-agent': agent, ...headers });

async function counted(use: TestApi): Promise<Record<string, number>> {
  const rows = await use.database.db.select().from(pageView);
  return Object.fromEntries(rows.map(({ edition, path, day, count }) => [`${day} ${edition} ${path}`, count]));
}

/** Waits until the buffer, which is written once a second, has been, and what it wrote holds. */
async function becomes(use: TestApi, holds: (views: Record<string, number>) => void): Promise<void> {
  await wait(1200);
  await vi.waitFor(async () => holds(await counted(use)), { timeout: 20_000, interval: 200 });
}

describeOnOneDatabase('page views', (use) => {
  it('[API-17] are counted by path, edition and day in Shanghai, without what follows the question mark', async () => {
    use().time.now = new Date('2026-03-01T16:30:00Z');
    expect((await record(use(), '/article/35?from=mail#top')).body.code).toBe(1);
    await record(use(), '/article/35', 'b');
    await record(use(), '/', 'c');
    await becomes(use(), (views) => expect(views).toEqual({ '2026-03-02 en /article/35': 2, '2026-03-02 en /': 1 }));
  });

  it('count a visitor once in five seconds', async () => {
    use().time.now = new Date('2026-04-01T00:00:00Z');
    for (let time = 0; time < 5; time += 1) await record(use(), '/videos', 'one');
    use().time.now = new Date('2026-04-01T00:00:04.900Z');
    await record(use(), '/videos', 'one');
    await becomes(use(), (views) => expect(views['2026-04-01 en /videos']).toBe(1));
    use().time.now = new Date('2026-04-01T00:00:05Z');
    await record(use(), '/videos', 'one');
    await becomes(use(), (views) => expect(views['2026-04-01 en /videos']).toBe(2));
  });

  it('[API-17] of browsers that refuse for their visitor are not counted, and the response is the same', async () => {
    use().time.now = new Date('2026-05-01T00:00:00Z');
    const counting = await record(use(), '/media', 'counted', { 'sec-gpc': '0', dnt: '0' });
    const refusals: Record<string, string>[] = [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'sec-gpc': '1', dnt: '0' }];
    for (const [at, headers] of refusals.entries()) {
      const refusing = await record(use(), '/media', `refuses ${at}`, headers);
      expect([refusing.status, refusing.body]).toEqual([counting.status, counting.body]);
    }
    await becomes(use(), (views) => expect(views['2026-05-01 en /media']).toBe(1));
  });

  it.each([
    undefined,
    null,
    1,
    {},
    [],
    '',
    'article',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '\\\\evil.test',
    '/a\u0000b',
    '/a\nb',
    ' /a',
    'javascript:alert(1)',
    `/${'a'.repeat(2048)}`,
    '/\ud800',
  ])('refuse %j', async (url) => {
    const { status, body } = await record(use(), url);
    expect([status, body.code, body.reason]).toEqual([200, 0, 'invalid_request']);
  });
});

describe('the buffer of page views', () => {
  const failing = { execute: () => Promise.reject(new Error('disk full')) } as unknown as Database;

  it('holds ten thousand and drops the rest, without an error', async () => {
    const buffer = createViewBuffer(failing, () => new Date(0));
    for (let at = 0; at < 10_500; at += 1) buffer.add({ edition: 'cn', path: `/${at}`, visitor: 'v' });
    expect(buffer.dropped()).toBe(500);
    await buffer.close();
    expect(buffer.dropped()).toBe(10_500);
  });
});
