// @vitest-environment node
import { getBaseInfo, listArticles } from '@millwright/api-client';
import { childIndustryPath, industryPath } from '@millwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type Interference, type TestPortal } from '../../../test-support/test-portal.ts';
import { loadSubsiteHome } from './subsite-home.server.tsx';
import { loadSubsiteList } from './subsite-lists.server.tsx';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

/** An API that has nothing of an industry; a tree of one industry stands for all of it. */
const without =
  (...ids: readonly number[]): Interference =>
  ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const isWithout = pathname.endsWith('/list') && ids.includes(Number(searchParams.get('sid')));
    return isWithout ? Response.json({ code: 1, data: { list: [], total: 0 } }) : null;
  };

/** An industry with a child industry that is empty here, and one next to it of which there is something. */
async function family() {
  const { client } = portal.visit('/').scope;
  const info = await getBaseInfo(client);
  const all = await listArticles(client, { rows: 1 });
  if (!info.ok || !all.ok) throw new Error('The seed cannot be read');
  const filled = new Set(all.value.facets.industries.map(({ value }) => value));
  const industry = info.value.industries.find(
    ({ children }) => children.filter(({ id }) => filled.has(id)).length > 1,
  )!;
  const [child, sibling] = industry.children.filter(({ id }) => filled.has(id));
  return { industry, child: child!, sibling: sibling! };
}

describe('the pages of a child industry without content', () => {
  it.each(['cn', 'en'] as const)(
    'say so and lead to the industry above and those next to it in %s',
    async (edition) => {
      const { industry, child, sibling } = await family();
      const path = childIndustryPath(industry, child.id);
      const { scope, url } = portal.visit(path, edition, without(child.id));
      const { head, main } = await loadSubsiteHome({
        scope,
        url,
        params: { path: industry.slug ?? String(industry.id), subpath: String(child.id) },
      });
      const html = main.html!;
      expect(html).toMatch({ cn: /暂无.+的内容/, en: /Nothing about .+ yet/ }[edition]);
      expect(html).toContain(`href="${industryPath(industry)}"`);
      expect(html).toContain(`href="${childIndustryPath(industry, sibling.id)}"`);
      expect(html).not.toContain(`href="${path}"`);
      // News of the industry above.
      expect(html).toContain('<article');
      expect(head.indexed).toBe(true);
    },
  );

  it.each(['showroom', 'showroom/suppliers', 'videos', 'articles'])(
    'lead on from the list %s, too, and are not for search engines',
    async (list) => {
      const { industry, child } = await family();
      const { scope, url } = portal.visit(`/subsite/${list}?sid=${child.id}`, 'en', without(child.id));
      const { head, main } = await loadSubsiteList({ scope, url, params: { '*': list } });
      const links = [industryPath(industry), `/subsite/${list}?sid=${industry.id}`].map((href) => `href="${href}"`);
      expect(links.some((link) => main.html!.includes(link))).toBe(true);
      expect(head.indexed).toBe(false);
    },
  );

  it('are those of a whole industry, which lead to all industries', async () => {
    const { industry } = await family();
    const { scope, url } = portal.visit(industryPath(industry), 'en', without(industry.id));
    const { head, main } = await loadSubsiteHome({
      scope,
      url,
      params: { path: industry.slug ?? String(industry.id) },
    });
    expect(main.html).toContain('href="/sitemaps"');
    expect(head.indexed).toBe(true);
  });
});

describe('the page of an industry with content', () => {
  it('is for search engines, and requests nothing more', async () => {
    const { industry, child } = await family();
    const { scope, url, calls } = portal.visit(childIndustryPath(industry, child.id), 'en');
    const { head, main } = await loadSubsiteHome({
      scope,
      url,
      params: { path: industry.slug ?? String(industry.id), subpath: String(child.id) },
    });
    expect(head.indexed).toBe(true);
    expect(main.html).not.toContain('Nothing about');
    expect(calls.filter((call) => call.startsWith('/api/article/list'))).toHaveLength(1);
  });

  it('is not taken for empty where a section could not be had', async () => {
    const { industry, child } = await family();
    const none = without(child.id);
    const fails: Interference = (request) =>
      request.url.includes('/api/product/list') ? new Response('', { status: 503 }) : none(request);
    const { scope, url } = portal.visit(childIndustryPath(industry, child.id), 'en', fails);
    const { head } = await loadSubsiteHome({
      scope,
      url,
      params: { path: industry.slug ?? String(industry.id), subpath: String(child.id) },
    });
    expect(head.indexed).toBe(true);
  });
});
