// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRequestScope } from '../../shell/page/request-scope.server.tsx';
import { startTestPortal, type TestPortal } from '../../../test-support/test-portal.ts';
import { loadHomeRoute } from './home.server.tsx';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

it('a home page of the same data is rendered once', async () => {
  const minute = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  const parts = new Map<string, string>();
  const load = () => loadHomeRoute({ scope: createRequestScope({ ...portal.visit('/').scope, parts }) });
  // A crowded machine may take longer than a section has, which is then missing.
  await vi.waitFor(async () => expect((await load()).main.html).toBe((await load()).main.html), 60_000);
  const before = [...parts.keys()];
  await load();
  expect([...parts.keys()]).toEqual(before);
  minute.mockRestore();
});

describe('a home page', () => {
  const none = { code: 1, msg: 'ok', data: { list: [], total: 0, page: 1, rows: 0 } };
  const load = async (isEmpty: (path: string) => boolean) => {
    const { scope } = portal.visit('/', 'en', async (request) => {
      if (!isEmpty(new URL(request.url).pathname)) return null;
      const response = await portal.api.fetch(request);
      const { data, ...rest } = (await response.json()) as typeof none;
      return Response.json({ ...rest, data: Array.isArray(data) ? [] : { ...data, list: [], total: 0 } });
    });
    return (await loadHomeRoute({ scope: createRequestScope({ ...scope, parts: new Map() }) })).main.html;
  };

  const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading);

  it('leaves out a section without items, and none that could not be had', async () => {
    expect(headings(await load(() => false))).toEqual(expect.arrayContaining(['Videos', 'Magazines']));
    const without = headings(await load((path) => path.startsWith('/api/video')));
    expect([without.includes('Videos'), without.includes('Magazines')]).toEqual([false, true]);
  });

  it('tells no story twice, and no story as a film or paper once more', async () => {
    const links = (html: string) =>
      [...html.matchAll(/<h[23][^>]*><a[^>]*>(.*?)<\/a>/g)].map(([, title]) => title!.replace(/<[^>]*>/g, ''));
    const titles = links(await load(() => false));
    expect(titles.length).toBeGreaterThan(20);
    const magazines = /^(?:Power Transition|Machining|Polymer)/;
    const stories = titles.filter((title) => !magazines.test(title));
    expect(stories.filter((title, at) => stories.indexOf(title) !== at)).toEqual([]);
  });

  it('says what the site is, and never that there is nothing, where nothing is published', async () => {
    const html = await load((path) => path !== '/api/baseinfo');
    expect(html).toContain('<p>Welcome to Millwright, the trade paper of the factory floor</p>');
    expect(html).not.toContain('No data');
    // Industries and meetings are not published, but set up.
    expect(headings(html)).toEqual(['Industries', 'Meetings and webinars']);
  });
});
