// @vitest-environment node
import { searchAll, searchBest } from '@millwright/api-client';
import { SEARCH_KINDS, searchHitPath, type SearchKind } from '@millwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type Interference, type TestPortal } from '../../../test-support/test-portal.ts';
import { loadSearchRoute } from './search.server.tsx';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

const keywords = { cn: '注塑机', en: 'injection moulding machine' } as const;
const heading = { cn: '还找到', en: 'Also found' } as const;

async function search(query: Record<string, string>, edition: 'cn' | 'en' = 'en', interfere?: Interference) {
  const path = `/search?${new URLSearchParams({ keyword: keywords[edition], ...query })}`;
  const { scope, url, calls } = portal.visit(path, edition, interfere);
  const { main } = await loadSearchRoute({ scope, url, params: {} });
  const html = main.html!.replaceAll('&amp;', '&');
  const [, shown = ''] =
    new RegExp(`<section[^>]*><h2[^>]*>${heading[edition]}</h2>(.*?)</section>`, 's').exec(html) ?? [];
  const links = [...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
  return {
    scope,
    calls,
    html,
    links,
    hrefOf: (kind: SearchKind) => `/search?${new URLSearchParams({ type: kind, keyword: keywords[edition] })}`,
  };
}

describe.each(['cn', 'en'] as const)('a search of one kind in %s', (edition) => {
  it('leads to the best of each other kind that was found, and to all of it, by one more call', async () => {
    const { scope, calls, links, html, hrefOf } = await search({ type: 'news' }, edition);
    const found = await searchAll(scope.client, { keyword: keywords[edition], rows: 1 });
    const best = await searchBest(scope.client, { keyword: keywords[edition] });
    if (!found.ok || !best.ok) throw new Error('nothing was found');
    const counted = new Map(found.value.facets.kinds.map(({ value, count }) => [value, count]));
    const others = SEARCH_KINDS.filter((kind) => kind !== 'news' && counted.has(kind));
    expect(others).toEqual(expect.arrayContaining(['products', 'supplier']));
    expect(links).toEqual(
      others.flatMap((kind) => [hrefOf(kind), searchHitPath(best.value.find((hit) => hit.kind === kind)!)]),
    );
    const name = { cn: '产品', en: 'Products' }[edition];
    expect(html).toMatch(new RegExp(`>${name}[:：] ?${counted.get('products')} `));
    expect(calls.filter((call) => call.startsWith('/api/search'))).toHaveLength(4);
    // Below the heading of the page, above its results.
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf(heading[edition]));
    expect(html.indexOf(heading[edition])).toBeLessThan(html.indexOf('<article'));
  });

  it('leads on where the kind has none', async () => {
    const { html, links } = await search({ type: 'exhibitions', keyword: 'HD-220' }, edition);
    expect(html).toContain('data-state="empty"');
    expect(links.length).toBeGreaterThan(1);
    expect(links.length % 2).toBe(0);
  });
});

describe('a search', () => {
  it('keeps what narrows it in the links to the other kinds', async () => {
    const { links } = await search({ type: 'news', sid: '5' });
    expect(links.filter((href) => href.startsWith('/search')).every((href) => href.endsWith('&sid=5'))).toBe(true);
    expect(links.length).toBeGreaterThan(1);
  });

  it.each([{}, { type: 'news', page: '2' }])(
    'of all kinds, or beyond the first page, does not request it: %o',
    async (query) => {
      const { calls, links } = await search(query as Record<string, string>);
      expect(links).toEqual([]);
      expect(calls.filter((call) => call.startsWith('/api/search/best'))).toEqual([]);
    },
  );

  it('is shown without it where it cannot be had', async () => {
    const fails: Interference = ({ url }) =>
      url.includes('/api/search/best') ? new Response('', { status: 503 }) : null;
    const { links, html, scope } = await search({ type: 'news' }, 'en', fails);
    expect(links).toEqual([]);
    expect(html).toContain('<ol');
    expect([...scope.degraded]).toEqual(['best of each kind']);
  });
});
