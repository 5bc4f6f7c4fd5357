// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../../test-support/test-portal.ts';
import { loadFeed } from './feed.server.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

it('a feed names a topic of an article once, in whatever case and width it is written', async () => {
  const tag = (id: number, name: string) => ({ id, tag_name: name, grade: 1 });
  const tags = [tag(1, 'laser'), tag(2, 'PLC'), tag(1, 'laser'), tag(3, 'Ｌａｓｅｒ ')];
  const visit = portal.visit('/rss', 'en', async (request) => {
    if (new URL(request.url).pathname !== '/api/article/list') return null;
    const { data, ...rest } = (await (await portal.api.fetch(request)).json()) as { data: { list: object[] } };
    const [article] = data.list;
    return Response.json({ ...rest, data: { ...data, list: [{ ...article, tags }], total: 1 } });
  });
  const text = await (await loadFeed({ ...visit, params: {} }, 'rss')).text();
  expect([...text.matchAll(/<category>(.*?)<\/category>/g)].map(([, name]) => name)).toEqual(['laser', 'PLC']);
});
