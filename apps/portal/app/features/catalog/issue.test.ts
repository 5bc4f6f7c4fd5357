// @vitest-environment node
import { getIssue, listIssues } from '@millwright/api-client';
import type { EditionKey } from '@millwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type Interference, type TestPortal } from '../../../test-support/test-portal.ts';
import { loadIssue } from './issue.server.tsx';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

/** The page of the latest issue. */
async function load(edition: EditionKey, query: string, interfere?: Interference) {
  const list = await listIssues(portal.visit('/', edition).scope.client, { rows: 1 });
  const id = list.ok ? list.value.items[0]!.id : 0;
  const visit = portal.visit(`/magazines/info/${id}${query}`, edition, interfere);
  const issue = await getIssue(visit.scope.client, id);
  if (!issue.ok) throw new Error('The issue is not there');
  const loaded = await loadIssue({ ...visit, params: { id: String(id) } });
  return { ...visit, issue: issue.value, path: `/magazines/info/${id}`, head: loaded.head, html: loaded.main.html! };
}

const shownPages = (html: string) =>
  [...html.matchAll(/<article[^>]* data-page="(\d+)"/g)].map(([, page]) => Number(page));

describe.each(['cn', 'en'] as const)('an issue of a magazine in %s', (edition) => {
  it('leads from its contents to the articles', async () => {
    const { issue, html } = await load(edition, '');
    const articles = issue.contents.flatMap(({ article }) => article ?? []);
    expect(articles.length).toBeGreaterThan(1);
    for (const { id, urlName } of articles) expect(html).toContain(`href="/article/${urlName ?? id}"`);
  });

  it('shows the page of the URL with its image and its text, and leads to those next to it', async () => {
    const { page, title } = (await load(edition, '')).issue.contents[0]!;
    const { html, path, head } = await load(edition, `?page=${page}`);
    expect(shownPages(html)).toEqual([page]);
    expect(html).toMatch(new RegExp(`<h4[^>]*>${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}</h4>.*<p`));
    expect(html).toMatch(new RegExp(`/img/page/[a-z-]+/[a-z0-9-]+-${page}\\.svg`));
    for (const neighbour of [page - 1, page + 1]) expect(html).toContain(`href="${path}?page=${neighbour}#read"`);
    expect(head.canonical).toMatch(new RegExp(`${path}$`));
  });

  it.each(['', '?page=0', '?page=-1', '?page=x', '?page=1e3', '?page=１'])(
    'begins with the cover for %j',
    async (query) => {
      expect(shownPages((await load(edition, query)).html)).toEqual([1]);
    },
  );

  it('says of a page beyond the last that it is not there', async () => {
    const { html, calls } = await load(edition, '?page=9999');
    expect([shownPages(html), html.includes('data-state="missing"')]).toEqual([[], true]);
    expect(calls.filter((call) => call.startsWith('/api/mag/page'))).toEqual([]);
  });

  it('is shown without the text of its page when that cannot be had, and says so', async () => {
    const { html, scope } = await load(edition, '?page=7', (request) =>
      request.url.includes('/mag/page') ? Promise.reject(new TypeError('fetch failed')) : null,
    );
    expect([html.includes('data-state="waiting"'), [...scope.degraded]]).toEqual([true, ['issue page']]);
  });
});
