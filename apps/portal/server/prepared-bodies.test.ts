// @vitest-environment node
import { prepareArticleHtml } from '@millwright/api/sanitize-html';
import { apiMessage } from '@millwright/i18n/api-messages';
import { expect, it, vi } from 'vitest';
import { createContentVersions } from './content-versions.ts';
import { createResponseStore } from './api-gateway/response-store.ts';
import { createPreparedBodies } from './prepared-bodies.ts';

const settings = { imagePrefix: 'https://images.example.com', playerHosts: [] };
const long = '<p onclick="x()">a long text <img src="/a.png"></p>'.repeat(2000);
const respondWith = (content: unknown) => ({
  status: 200,
  text: JSON.stringify({ code: 1, data: { article: { content } } }),
});
const safe = (html: string, edition: 'cn' | 'en'): string => {
  const labels = { table: apiMessage('wideTable', edition), video: apiMessage('embeddedVideo', edition) };
  return prepareArticleHtml(html, { ...settings, labels });
};
const store = () =>
  createResponseStore({ bytes: 32 * 1024 * 1024, longestCall: 3000, versions: createContentVersions() }).derived;
const request = (path = '/api/article/detail?id=5', lang = 'en') => ({
  method: 'GET' as const,
  url: `https://api.example.com${path}`,
  headers: { 'accept-language': lang },
  signal: new AbortController().signal,
  body: undefined,
});

it('a long body is sanitised off the event loop before its response is read, as it would be there', async () => {
  const response = respondWith(long);
  const stored = store();
  const bodies = createPreparedBodies(stored, settings);
  let [rounds, isOver] = [0, false];
  const count = (): void => {
    rounds += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await bodies.prepare(request(), response);
  isOver = true;
  const set = vi.spyOn(stored, 'set');
  expect(bodies.of(long, 'en')).toBe(safe(long, 'en'));
  expect(set).not.toHaveBeenCalled();
  expect(rounds).toBeGreaterThan(10);
}, 60_000);

it('each is sanitised once for all, and nothing else is', async () => {
  const prepare = vi.fn(async (html: string) => `safe ${html.length}`);
  const bodies = createPreparedBodies(store(), settings, prepare);
  await Promise.all([1, 2, 3].map(() => bodies.prepare(request(), respondWith(long))));
  await bodies.prepare(request(), respondWith(long));
  expect([prepare.mock.calls.length, bodies.of(long, 'en')]).toEqual([1, `safe ${long.length}`]);
  for (const other of [request('/api/article/list'), request('/api/article/detail?id=5', 'fr')])
    await bodies.prepare(other, respondWith(long));
  for (const content of ['short', 5, null, undefined]) {
    await bodies.prepare(request(), respondWith(content));
  }
  for (const text of ['x'.repeat(20_000), `[${'1,'.repeat(20_000)}1]`, `"${'x'.repeat(20_000)}"`]) {
    await bodies.prepare(request(), { text });
  }
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('a short body is sanitised where it is read, once for each edition', () => {
  const stored = store();
  const set = vi.spyOn(stored, 'set');
  const bodies = createPreparedBodies(stored, settings);
  const short = '<p onclick="x()">short <img src="/a.png"></p><table><tr><td>1</td></tr></table>';
  for (const edition of ['en', 'cn', 'en', 'cn'] as const) expect(bodies.of(short, edition)).toBe(safe(short, edition));
  expect(set).toHaveBeenCalledTimes(2);
});

it('what cannot be sanitised off the event loop is sanitised where it is read', async () => {
  const bodies = createPreparedBodies(store(), settings, () => Promise.reject(new Error('gone')));
  await bodies.prepare(request(), respondWith(long));
  expect(bodies.of(long, 'en')).toBe(safe(long, 'en'));
}, 60_000);
