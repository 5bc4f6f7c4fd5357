// @vitest-environment node
import { listPosts, listSuppliers } from '@millwright/api-client';
import { contentLists, tagSearchUrl } from '@millwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticlesRoute } from '../articles/articles.server.tsx';
import { loadSearchRoute } from '../search/search.server.tsx';
import { directoryKind } from './show-directory.server.tsx';
import type { LoadedPage, PageVisit } from '../../shell/page/page.server.tsx';
import { startTestPortal, thrownBy, type TestPortal } from '../../../test-support/test-portal.ts';
import { paperKind, postKind, productKind, showKind, supplierKind, videoKind } from './entry-kinds.server.tsx';
import { loadEntryList } from './entry-list.server.tsx';
import { loadPost } from './post.server.tsx';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

/** What a page says of its order: its URL, the orders offered, the calls made for it and the times of its cards. */
async function shown(path: string, load: (visit: PageVisit) => Promise<LoadedPage>) {
  const { scope, url, calls } = portal.visit(path);
  const { head, main } = await load({ scope, url, params: {} });
  const html = main.html!;
  const [, group = ''] = /data-filter="sort"(.*?)<\/ul>/.exec(html) ?? [];
  const links = [...group.matchAll(/<a [^>]*href="([^"]*)"([^>]*)>/g)].map(([link, href]) => ({
    href: href!.replaceAll('&amp;', '&'),
    current: link.includes('aria-current'),
  }));
  // What is read most stands below the list, in an order of its own.
  const [list = ''] = html.split(/<nav[^>]*aria-label="Pages"/);
  const times = [...list.matchAll(/<article.*?<time[^>]*dateTime="([^"]+)"/gis)].map(([, time]) => time!);
  const listed = calls.filter((call) => /list\?|search\?/.test(call) && /rows=(20|24|50)|keyword=/.test(call));
  return {
    canonical: head.canonical.replace('http://en.localhost:3000', ''),
    indexed: head.indexed,
    links,
    times,
    listed,
  };
}
const articles = (path: string) => shown(path, (visit) => loadArticlesRoute(visit));
const videos = (path: string) => shown(path, (visit) => loadEntryList(visit, videoKind));
const shows = (path: string) => shown(path, (visit) => loadEntryList(visit, showKind));
const directory = (path: string) => shown(path, (visit) => loadEntryList(visit, directoryKind));
const search = (path: string) => shown(path, loadSearchRoute);

describe('the order of a list', () => {
  it('is offered as links, of which its own states nothing', async () => {
    expect((await articles('/articles?sid=5&page=2')).links).toEqual([
      { href: '/articles?sid=5', current: true },
      { href: '/articles?sid=5&sort=oldest', current: false },
    ]);
    expect(
      (await articles('/articles?keyword=laser&sort=oldest')).links.map(({ href, current }) => [href, current]),
    ).toEqual([
      ['/articles?keyword=laser', false],
      ['/articles?keyword=laser&sort=latest', false],
      ['/articles?keyword=laser&sort=oldest', true],
    ]);
    expect((await shows('/tradeshow?when=upcoming')).links.map(({ href }) => href)).toEqual([
      '/tradeshow?when=upcoming',
      '/tradeshow?when=upcoming&sort=latest',
    ]);
    expect((await directory('/tradeshow/directories?sort=latest')).links.map(({ href }) => href)).toEqual([
      '/tradeshow/directories',
      '/tradeshow/directories?sort=latest',
    ]);
    expect((await search('/search?keyword=laser')).links.map(({ href }) => href)).toEqual([
      '/search?keyword=laser',
      '/search?keyword=laser&sort=latest',
    ]);
  });

  it.each([
    ['articles', articles, '/articles'],
    ['videos', videos, '/videos'],
  ] as const)('turns %s around, and goes on from page to page', async (_name, load, path) => {
    const [latest, oldest, second] = await Promise.all([
      load(path),
      load(`${path}?sort=oldest`),
      load(`${path}?sort=oldest&page=2`),
    ]);
    expect(latest.times.length).toBeGreaterThan(9);
    expect(latest.times).toEqual(latest.times.toSorted().reverse());
    expect([...oldest.times, ...second.times]).toEqual([...oldest.times, ...second.times].toSorted());
    expect(oldest.times[0]! < latest.times.at(-1)!).toBe(true);
    expect(second.canonical).toBe(`${path}?sort=oldest&page=2`);
    expect([latest.indexed, oldest.indexed]).toEqual([true, false]);
  });

  it.each(['latest', 'name', 'constructor', "oldest'--", ''])('is its own where the URL states “%s”', async (sort) => {
    const plain = await articles('/articles');
    expect(await articles(`/articles?${new URLSearchParams({ sort })}`)).toEqual(plain);
  });

  it('costs no further call', async () => {
    for (const [load, path] of [
      [articles, '/articles'],
      [videos, '/videos'],
      [search, '/search?keyword=laser'],
    ] as const) {
      const more = path.includes('?') ? '&sort=latest' : '?sort=oldest';
      expect((await load(path + more)).listed).toHaveLength((await load(path)).listed.length);
    }
  });
});

describe('a post of the supply hall', () => {
  it.each([
    ['demand', 'supply'],
    ['supply', 'demand'],
  ] as const)('of %s leads there for good from the URL of %s, as from a member’s favourites', async (side, other) => {
    const { scope } = portal.visit('/');
    const posts = await listPosts(scope.client, { side, rows: 1 });
    const id = posts.ok ? posts.value.items[0]!.id : 0;
    const visitOf = (path: string): PageVisit => ({ ...portal.visit(path), params: { id: String(id) } });
    expect(await thrownBy(() => loadPost(other)(visitOf(`/showroom/${other}/${id}`)))).toMatchObject({
      status: 301,
      location: `/showroom/${side}/${id}`,
    });
    const { head } = await loadPost(side)(visitOf(`/showroom/${side}/${id}`));
    expect(head.canonical).toBe(`http://en.localhost:3000/showroom/${side}/${id}`);
  });
});

/** The lists of entries to which tags lead. */
const kinds = [productKind, supplierKind, postKind, videoKind, showKind, paperKind] as const;

describe('a list to which a tag search leads', () => {
  it('is one of these, or that of articles', () => {
    const led = contentLists.filter(({ tagKind }) => tagKind !== null).map(({ path }) => path);
    expect(led.toSorted()).toEqual(['/articles', ...kinds.map(({ path }) => path)].toSorted());
  });

  it.each(kinds.map((kind) => [kind.path, kind] as const))(
    '%s requests what has the tag, or is of the industry',
    async (path, kind) => {
      const { tagKind } = contentLists.find((list) => list.path === path)!;
      for (const [target, requested] of [
        [{ tag: 2 }, 'tid=2'],
        [{ industry: 5 }, 'sid=5'],
      ] as const) {
        const { scope, url, calls } = portal.visit(tagSearchUrl(tagKind!, target));
        const { head } = await loadEntryList({ scope, url, params: {} }, kind as never);
        expect(calls.filter((call) => /rows=2[04]/.test(call) && call.includes(requested))).toHaveLength(1);
        expect(head.canonical).toContain(requested);
      }
    },
  );
});

describe('a region in which nothing is found', () => {
  it.each(['cn', 'en'] as const)('is called by its name in %s, in its filter and in the title', async (edition) => {
    const { scope } = portal.visit('/', edition);
    const all = await listSuppliers(scope.client, { rows: 1 });
    const { value, name } = (all.ok ? all.value : undefined)!.facets.regions[0]!;
    const { url, ...visit } = portal.visit(`/tradeshow?region=${value}&year=1990`, edition);
    const { head, main } = await loadEntryList({ ...visit, url, params: {} }, showKind);
    expect(head.title).toContain(name);
    const [group = ''] = /data-filter="regionId".*?<\/ul>/s.exec(main.html!) ?? [];
    expect(group).toMatch(new RegExp(`aria-current="true"[^>]*>.*${name}`, 's'));
  });
});

describe('the directory of exhibitions', () => {
  it('says which year it is narrowed to, and stands by month', async () => {
    const { url, ...visit } = portal.visit('/tradeshow/directories?year=2026', 'en');
    const { head, main } = await loadEntryList({ ...visit, url, params: {} }, directoryKind);
    expect(head.title).toMatch(/^2026 – Directory of exhibitions \(\d+ exhibitions?/);
    const months = [...main.html.matchAll(/<h2[^>]*>(?:<[^>]*>)*([A-Z][a-z]+ 2026)</g)].map(([, month]) => month);
    expect(months.length).toBeGreaterThan(1);
    expect(new Set(months).size).toBe(months.length);
  });
});
