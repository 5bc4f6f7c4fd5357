// @vitest-environment node
import { getBaseInfo, listArticles } from '@millwright/api-client';
import { articleLink } from '@millwright/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPortal, type Interference, type TestPortal } from '../../../test-support/test-portal.ts';
import { loadArticleRoute } from './article.server.tsx';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

it('an article with nothing related leads to the latest of its industry', async () => {
  const { client } = portal.visit('/', 'en').scope;
  const list = await listArticles(client, { rows: 1 });
  const [article] = list.ok ? list.value.items : [];
  const withoutRelated: Interference = async (request) => {
    const response = await portal.api.fetch(request);
    if (new URL(request.url).searchParams.get('id') !== String(article!.id)) return response;
    const body = (await response.json()) as { data: { article: { related: unknown[] } } };
    body.data.article.related = [];
    return Response.json(body);
  };
  const { scope, url } = portal.visit(`/article/${article!.id}`, 'en', withoutRelated);
  const { main } = await loadArticleRoute({ scope, url, params: { segment: String(article!.id) } });
  const baseInfo = await getBaseInfo(client);
  const industries = baseInfo.ok ? baseInfo.value.industries : [];
  const parent = industries.find(({ id, children }) =>
    [id, ...children.map((child) => child.id)].includes(article!.industryId!),
  )!;
  const latest = await listArticles(client, { industryId: parent.id, rows: 7 });
  const others = latest.ok ? latest.value.items.filter(({ id }) => id !== article!.id).slice(0, 6) : [];
  expect(others.length).toBeGreaterThan(0);
  expect(main.html).toContain('Latest in this industry');
  for (const other of others) expect(main.html).toContain(`href="${articleLink(other)}"`);
});
