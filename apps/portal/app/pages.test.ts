// @vitest-environment node
import {
  getIssue,
  getPaper,
  getPost,
  getPressRelease,
  getProduct,
  getSupplier,
  getTradeShow,
  getVideo,
  listArticles,
  listIssues,
  listPapers,
  listPosts,
  listPressReleases,
  listProducts,
  listSuppliers,
  listTradeShows,
  listVideos,
  type ApiClient,
  type Result,
} from '@millwright/api-client';
import { articleLink, detailPath } from '@millwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portal as application } from './entry.server.tsx';
import { routes } from './pages.ts';
import { createRequestHandler } from './runtime/handle-request.server.tsx';
import { createMatcher, isPage } from './runtime/routes.ts';
import { startTestPortal, thrownBy, type Interference, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

const editions = ['cn', 'en'] as const;
const listDemand: typeof listPosts = (client, query) => listPosts(client, { ...query, side: 'demand' });
const listSupply: typeof listPosts = (client, query) => listPosts(client, { ...query, side: 'supply' });
const routeOf = (path: string) => routes.find((route) => route.path === path);
const visit = (
  pattern: string,
  path: string,
  params: Record<string, string> = {},
  edition: 'cn' | 'en' = 'en',
  interfere?: Interference,
) => {
  const { scope, url, calls } = portal.visit(path, edition, interfere);
  const route = routeOf(pattern);
  if (!route || !isPage(route)) throw new Error(`${pattern} is no page`);
  return { scope, calls, page: () => route.load({ scope, url, params }) };
};
/** Responds to a request for a resource, which needs no built files. */
const respond = (path: string, interfere?: Interference): Promise<Response> => {
  const { scope, url } = portal.visit(path, 'en', interfere);
  return createRequestHandler(application)(new Request(url), scope, {} as never);
};
/** The breadcrumbs of a page as structured data, which are those that it shows below the home page. */
function crumbsOf(html: string): { name: string; path: string }[] {
  const crumbs = [...html.matchAll(/"@type":"ListItem","position":\d+,"name":"([^"]*)","item":"([^"]*)"/g)].map(
    ([, name, url]) => ({ name: name!, path: new URL(url!).pathname }),
  );
  const [shown = ''] = /<ol.*?<\/ol>/s.exec(html)!;
  const links = [...shown.matchAll(/<a[^>]*href="([^"?]*)/g)].map(([, href]) => href);
  expect(links).toEqual(['/', ...crumbs.slice(0, -1).map(({ path }) => path)]);
  return crumbs;
}
/** What a list shows, in its order: where each item is read. What is recommended below it is no part of it. */
const itemsOf = (html: string): string[] => {
  const [, list = ''] = /data-state="ready".*?<ol\b(.*?)<\/ol>/s.exec(html) ?? [];
  return [...list.matchAll(/<h2.*?href="([^"]*)"/gs)].map(([, href]) => href!);
};
/** What a reader reads. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
/** The links of a part of a page. */
const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
/** The page of a path, whichever route has it. */
const pageOf = async (path: string, edition: 'cn' | 'en') => {
  const { route, params } = createMatcher(routes)(path.split('?', 1)[0]!);
  return (await visit(route.path, path, params as Record<string, string>, edition).page()).main.html!;
};
/** Where the items are read that a call of the API returns. */
const listedBy =
  <Item>(
    listResource: (client: ApiClient, query: { rows: number }) => Promise<Result<{ items: readonly Item[] }>>,
    pathOf: (item: Item) => string,
  ) =>
  async (edition: 'cn' | 'en', query: object = {}): Promise<string[]> => {
    const list = await listResource(portal.visit('/', edition).scope.client, { ...query, rows: 50 });
    return list.ok ? list.value.items.map(pathOf) : [];
  };
const listed = {
  articles: listedBy(listArticles, articleLink),
  issues: listedBy(listIssues, ({ id }) => detailPath('magazineIssue', id)),
  papers: listedBy(listPapers, ({ id }) => detailPath('whitePaper', id)),
  posts: listedBy(listPosts, ({ side, id }) => detailPath(side, id)),
  products: listedBy(listProducts, ({ id }) => detailPath('product', id)),
  releases: listedBy(listPressReleases, ({ id }) => detailPath('pressRelease', id)),
  shows: listedBy(listTradeShows, ({ id }) => detailPath('tradeShow', id)),
  suppliers: listedBy(listSuppliers, ({ id }) => detailPath('supplier', id)),
  videos: listedBy(listVideos, ({ id }) => detailPath('video', id)),
};
const down: Interference = () => Promise.reject(new TypeError('fetch failed'));

const lists = [
  '/videos',
  '/magazines',
  '/whitepapers',
  '/tradeshow',
  '/tradeshow/directories',
  '/showroom',
  '/showroom/suppliers',
  '/showroom/products',
  '/showroom/platform',
  '/media',
  '/sitemaps',
  '/about/history',
  '/meeting/innovation',
];

describe('the pages', () => {
  it.each(lists)('%s speaks the language of its edition alone, and queries the API for nothing twice', async (path) => {
    for (const edition of editions) {
      const { calls, page } = visit(path, path, {}, edition);
      const { head, main: rendered } = await page();
      expect(head.canonical).toBe(`http://${edition}.localhost:3000${path}`);
      expect(head.alternates).toEqual({ cn: `http://cn.localhost:3000${path}`, en: `http://en.localhost:3000${path}` });
      expect(new Set(calls).size).toBe(calls.length);
      // Names of languages are written in the language itself.
      if (edition === 'en') expect(rendered.html.replaceAll('中文', '')).not.toMatch(/\p{Script=Han}/u);
      else expect(rendered.html).toMatch(/\p{Script=Han}/u);
    }
  });

  it.each([
    ['RT-10', '/articles', 'articles', {}],
    ['RT-25', '/articles/newswire', 'articles', { type: 'newswire' }],
    ['RT-45', '/articles/oversea', 'articles', { type: 'oversea' }],
    ['RT-55', '/articles?sid=5&year=2026', 'articles', { industryId: 5, year: 2026 }],
    ['RT-56', '/articles?sid=5&tid=101', 'articles', { industryId: 5, tagId: 101 }],
    ['RT-61', '/articles/latest?year=2025&month=12', 'articles', { type: 'latest', year: 2025, month: 12 }],
    ['RT-15', '/magazines', 'issues', {}],
    ['RT-62', '/magazines?mid=34010&lang=en', 'issues', { magazineId: 34_010, language: 'en' }],
    ['RT-63', '/magazines?sid=5&tid=101', 'issues', { industryId: 5, tagId: 101 }],
    ['RT-64', '/magazines?sid=5&lang=cn', 'issues', { industryId: 5, language: 'cn' }],
    ['RT-16', '/media', 'releases', {}],
    ['RT-21', '/tradeshow', 'shows', {}],
    ['RT-23', '/videos', 'videos', {}],
    ['RT-24', '/whitepapers', 'papers', {}],
    ['RT-66', '/whitepapers?sid=5&year=2026', 'papers', { industryId: 5, year: 2026 }],
    ['RT-27', '/showroom/platform', 'posts', {}],
    ['RT-28', '/showroom/products', 'products', {}],
    ['RT-29', '/showroom/suppliers', 'suppliers', {}],
    ['RT-51', '/subsite/videos?sid=5', 'videos', { industryId: 5 }],
  ] as const)('[%s] %s shows what the API lists as %s, in its order and nothing else', async (_, path, kind, query) => {
    for (const edition of editions) {
      const [shown, expected] = [itemsOf(await pageOf(path, edition)), await listed[kind](edition, query)];
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(20, expected.length || 1));
      expect(shown).toEqual(expected.slice(0, shown.length));
    }
  });

  it('[RT-30] /tradeshow/directories has the shows to come, the next first', async () => {
    for (const edition of editions) {
      const html = await pageOf('/tradeshow/directories', edition);
      const shown = [...html.matchAll(/<h3.*?href="([^"]*)"/gs)].map(([, href]) => href);
      expect(shown.length).toBeGreaterThan(5);
      expect(shown).toEqual((await listed.shows(edition, { when: 'upcoming' })).slice(0, shown.length));
    }
  });

  it('[RT-19] /showroom has suppliers, products, supply and demand, each in a section of its own', async () => {
    const html = await pageOf('/showroom', 'en');
    const kinds = [...html.matchAll(/<section.*?<\/section>/gs)].map(([section]) => [
      ...new Set([...section.matchAll(/<h3.*?href="([^"]*)\/\d+"/gs)].map(([, folder]) => folder)),
    ]);
    expect(kinds).toEqual([
      ['/showroom/suppliers/info'],
      ['/showroom/products/info'],
      ['/showroom/supply'],
      ['/showroom/demand'],
    ]);
  });

  it.each([
    '/articles',
    '/articles/latest',
    '/videos',
    '/magazines',
    '/showroom/products',
    '/search?type=news&keyword=laser',
  ])('[RT-10] [RT-59] %s shows no item on two pages, and another filter leads to page 1', async (path) => {
    const second = await pageOf(`${path}${path.includes('?') ? '&' : '?'}page=2`, 'en');
    const items = [...itemsOf(await pageOf(path, 'en')), ...itemsOf(second)];
    expect(items.length).toBeGreaterThan(20);
    expect(new Set(items).size).toBe(items.length);
    const filters = hrefsOf(/<nav[^>]*aria-label="Filters".*?<\/nav>/s.exec(second)![0]);
    expect(filters.length).toBeGreaterThan(5);
    expect(filters.filter((href) => /[?&]page=/.test(href))).toEqual([]);
  });

  it.each([
    ['news', '/article'],
    ['products', '/showroom/products/info'],
    ['supplier', '/showroom/suppliers/info'],
    ['magazines', '/magazines/info'],
    ['videos', '/videos/info'],
    ['exhibitions', '/tradeshow/info'],
    ['whitepapers', '/whitepapers/info'],
  ])('[RT-18] a search of the type %s finds only what lies in %s', async (type, folder) => {
    for (const [edition, keyword] of [
      ['cn', '激光'],
      ['en', 'laser'],
    ] as const) {
      const found = itemsOf(await pageOf(`/search?type=${type}&keyword=${encodeURIComponent(keyword)}`, edition));
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((href) => href.slice(0, href.lastIndexOf('/')) !== folder)).toEqual([]);
    }
  });

  it.each([
    ['RT-49', '/i/plastics', 5],
    ['RT-50', '/i/plastics/501', 501],
  ] as const)('[%s] %s shows only what is of its industry', async (_, path, industryId) => {
    for (const edition of editions) {
      const own = (await Promise.all(Object.values(listed).map((list) => list(edition, { industryId })))).flat();
      // An issue of a magazine of the industry has articles of others, too.
      const sections = (await pageOf(path, edition)).split('<section').filter((section) => !section.includes('?page='));
      const shown = hrefsOf(sections.join('')).filter((href) =>
        /^\/(?:article|\w+\/info|showroom\/(?:supply|demand|\w+\/info))\/[^/]+$/.test(href),
      );
      expect(shown.length).toBeGreaterThan(10);
      expect(shown.filter((href) => !own.includes(href))).toEqual([]);
    }
  });

  it.each([
    ['RT-33', 'product', listProducts, getProduct],
    ['RT-34', 'supplier', listSuppliers, getSupplier],
    ['RT-35', 'magazineIssue', listIssues, getIssue],
    ['RT-36', 'demand', listDemand, getPost],
    ['RT-37', 'supply', listSupply, getPost],
    ['RT-38', 'tradeShow', listTradeShows, getTradeShow],
    ['RT-40', 'video', listVideos, getVideo],
    ['RT-41', 'whitePaper', listPapers, getPaper],
    ['RT-46', 'pressRelease', listPressReleases, getPressRelease],
  ] as const)('[%s] the page of a %s shows its own fields', async (_, kind, listResource, getResource) => {
    for (const edition of editions) {
      const { client } = portal.visit('/', edition).scope;
      const list = await listResource(client, { rows: 3 });
      const { id } = (list.ok ? list.value.items : [])[2]!;
      const result = await getResource(client, id);
      const item = (result.ok ? result.value : {}) as Record<string, unknown> & { paragraphs: string[] };
      const html = await pageOf(detailPath(kind, id), edition);
      const top = textOf(html.split('<h2', 1)[0]!);
      const named = ['title', 'magazineTitle', 'period', 'model', 'city', 'venue', 'organiser', 'place'];
      const fields = named.flatMap((name) => (typeof item[name] === 'string' ? [item[name]] : []));
      expect(fields.filter((text) => !top.includes(text))).toEqual([]);
      expect(item.paragraphs.filter((text) => !textOf(html).includes(text))).toEqual([]);
      const day = String(item['publishedAt']).slice(0, 10);
      if (kind === 'pressRelease') expect(html.split('<h2', 1)[0]).toContain(`dateTime="${day}"`);
    }
  });

  it.each([
    ['videos', listVideos, '/videos/info/:id', 'VideoObject'],
    ['issues', listIssues, '/magazines/info/:id', 'PublicationIssue'],
    ['papers', listPapers, '/whitepapers/info/:id', 'Report'],
    ['suppliers', listSuppliers, '/showroom/suppliers/info/:id', 'Organization'],
    ['products', listProducts, '/showroom/products/info/:id', 'Product'],
    ['tradeShows', listTradeShows, '/tradeshow/info/:id', 'Event'],
    ['pressReleases', listPressReleases, '/media/:id', 'NewsArticle'],
  ] as const)('a page of %s tells search engines what it is', async (_, listResource, pattern, type) => {
    const list = await listResource(portal.visit('/').scope.client, { rows: 1 });
    const id = String(list.ok && list.value.items[0]!.id);
    const { page } = visit(pattern, pattern.replace(':id', id), { id });
    const { head, main: rendered } = await page();
    expect(rendered.html).toContain(`"@type":"${type}"`);
    expect(rendered.html).toContain('"@type":"BreadcrumbList"');
    expect(head.description.length).toBeLessThanOrEqual(160);
  });

  it.each([
    ['/videos', 'CollectionPage'],
    ['/showroom', 'CollectionPage'],
    ['/tradeshow/directories', 'CollectionPage'],
    ['/sitemaps', 'CollectionPage'],
    ['/about', 'AboutPage'],
    ['/about/contact', 'ContactPage'],
    ['/whitepapers/policy', 'WebPage'],
    ['/meeting/innovation', 'Event'],
  ])('%s tells search engines that it is one of the kind %s', async (path, type) => {
    const types = [
      ...(await visit(path, path).page()).main.html.matchAll(/"@context":"https:\/\/schema.org","@type":"(\w+)"/g),
    ].map(([, found]) => found);
    expect(types).toEqual([type, 'BreadcrumbList']);
  });

  it('names the images of a product, and what shows and enlarges them', async () => {
    const list = await listProducts(portal.visit('/').scope.client, { rows: 1 });
    const [item] = list.ok ? list.value.items : [];
    const { id, title } = item!;
    const html = (
      await visit('/showroom/products/info/:id', `/showroom/products/info/${id}`, { id: String(id) }).page()
    ).main.html;
    for (const name of [
      `alt="${title}"`,
      `aria-label="Enlarge image: ${title}"`,
      `aria-label="Show image 1: ${title}"`,
    ])
      expect(html).toContain(name);
  });

  it.each([
    ['videos', listVideos, '/videos', '/videos/info/:id'],
    ['issues', listIssues, '/magazines', '/magazines/info/:id'],
    ['papers', listPapers, '/whitepapers', '/whitepapers/info/:id'],
    ['suppliers', listSuppliers, '/showroom/suppliers', '/showroom/suppliers/info/:id'],
    ['products', listProducts, '/showroom/products', '/showroom/products/info/:id'],
    ['supply', listSupply, '/showroom/platform', '/showroom/supply/:id'],
    ['tradeShows', listTradeShows, '/tradeshow', '/tradeshow/info/:id'],
    ['pressReleases', listPressReleases, '/media', '/media/:id'],
  ] as const)(
    'a page of %s stands below its list: in its breadcrumbs, shown and for machines',
    async (_, listResource, listPath, pattern) => {
      for (const edition of editions) {
        const list = await listResource(portal.visit('/', edition).scope.client, { rows: 1 });
        const id = String(list.ok && list.value.items[0]!.id);
        const path = pattern.replace(':id', id);
        const above = crumbsOf((await visit(listPath, listPath, {}, edition).page()).main.html!);
        const own = crumbsOf((await visit(pattern, path, { id }, edition).page()).main.html!);
        expect(own.slice(0, above.length)).toEqual(above);
        expect([above.at(-1)!.path, own.at(-1)!.path]).toEqual([listPath, path]);
        expect(above.length).toBe(listPath.startsWith('/showroom/') ? 2 : 1);
      }
    },
  );

  it('responds to a page beyond the last with the last, and has no page 1 in its URLs [VA-22]', async () => {
    const { head } = await visit('/videos', '/videos?page=99999').page();
    expect(head.canonical).toMatch(/\/videos\?page=\d{1,2}$/);
    expect((await visit('/videos', '/videos?page=1').page()).head.canonical).toBe('http://en.localhost:3000/videos');
  });

  it('is shown without its filters’ names when the tags cannot be had, and says so', async () => {
    const { scope, page } = visit('/videos', '/videos', {}, 'en', (request) =>
      request.url.includes('/api/tag/list') ? down(request) : null,
    );
    expect((await page()).main.html).toContain('data-state="ready"');
    expect([...scope.degraded]).toEqual(['tags']);
  });

  it.each(['/videos', '/showroom', '/about', '/i/:path'])(
    '%s is a 503 with the request id when the API is down',
    async (pattern) => {
      const { page } = visit(pattern, '/videos', { path: 'plastics' }, 'en', down);
      expect(await thrownBy(page)).toMatchObject({ status: 503, data: { requestId: 'test-request' } });
    },
  );

  it('leads to /redirect’s allow-list at once', async () => {
    const { page } = visit('/redirect', '/redirect?url=https%3A%2F%2Fpartner.example%2Fa');
    expect(await thrownBy(page)).toMatchObject({ status: 302, location: 'https://partner.example/a' });
  });

  it.each([
    ['/articles/newswire', '/articles/newswire'],
    ['/showroom/suppliers/info/video', '/showroom/suppliers/info/video'],
    ['/articles/oversea', '/articles/:type'],
    ['/showroom/suppliers/info/5', '/showroom/suppliers/info/:id'],
  ])('[RT-48] static beats dynamic: %s is of the pattern %s', (path, pattern) => {
    expect(createMatcher(routes)(path).route.path).toBe(pattern);
  });

  it('[RT-48] no route is shadowed by another one', () => {
    const match = createMatcher(routes);
    const shadowed = routes
      .map(({ path }) => path)
      .filter((path) => path !== '*' && match(path.replaceAll(/:\w+/g, 'x').replace('*', 'x')).route.path !== path);
    expect(shadowed).toEqual([]);
  });

  it('has one route for every pattern, and a 404 for any other path', async () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const match = createMatcher(routes);
    for (const path of ['/constructor', '/videos/x/y', '/unknown', '/%E2%80%A9test', '/subsite/%E2%80%A8'])
      expect([path, match(path).route.path]).toEqual([path, '*']);
    expect((await thrownBy(visit('*', '/constructor').page)).status).toBe(404);
  });
});

describe('the resources', () => {
  it('pairs each URL of a sitemap with its counterpart', async () => {
    const text = await (await respond('/sitemap/video-1.xml')).text();
    expect(text).toMatch(/hreflang="zh-CN" href="http:\/\/cn\.localhost:3000\/videos\/info\/\d+"/);
    expect(text).toContain('<lastmod>');
  });

  it('makes each file of a sitemap with one call, which begins where the file before it ended', async () => {
    const calls: string[] = [];
    const total = 12_000;
    const listed = ({ url }: Request): Promise<Response> | null => {
      const { pathname, searchParams } = new URL(url);
      if (!pathname.startsWith('/api/sitemap/')) return null;
      if (pathname.endsWith('/index'))
        return Promise.resolve(
          Response.json({
            code: 1,
            msg: '',
            data: { list: [{ kind: 'paper', total, modify_time: '2026-01-01T00:00:00Z' }] },
          }),
        );
      const after = Number(searchParams.get('after') ?? 0);
      calls.push(String(after));
      const ids = Array.from({ length: Math.min(5000, total - after) }, (_, at) => after + at + 1);
      const list = ids.map((id) => ({ id, diy_url: null, modify_time: '2026-01-01T00:00:00Z', counterpart: null }));
      return Promise.resolve(
        Response.json({ code: 1, msg: '', data: { list, next: after + 5000 < total ? after + 5000 : null } }),
      );
    };
    const urlsOf = async (path: string) => {
      return (
        (await (await respond(path, listed)).text())
          .match(/<loc>[^<]+/g)
          ?.map((line) => line.slice('<loc>http://en.localhost:3000'.length)) ?? []
      );
    };
    const file = (part: number) => urlsOf(`/sitemap/paper-${part}.xml`);
    expect(await urlsOf('/sitemap.xml')).toEqual([
      '/sitemap/pages.xml',
      '/sitemap/news.xml',
      '/sitemap/paper-1.xml',
      '/sitemap/paper-2.xml',
      '/sitemap/paper-3.xml',
    ]);
    expect((await file(3)).at(-1)).toBe('/whitepapers/info/12000');
    const [first, second] = [await file(1), await file(2)];
    expect([first.length, second.length, first.at(-1), second[0]]).toEqual([
      5000,
      5000,
      '/whitepapers/info/5000',
      '/whitepapers/info/5001',
    ]);
    expect(calls).toEqual(['0', '5000', '10000', '0', '5000']);
    await urlsOf('/sitemap.xml');
    await file(2);
    expect(calls.slice(5)).toEqual(['0', '5000']);
    expect(await file(4)).toEqual([]);
  });

  it('names the newest article in the sitemap of the news where none is of the last two days', async () => {
    const article = (id: number) => ({
      id,
      title: `Article ${id}`,
      publish_time: `2026-01-0${4 - id}T00:00:00Z`,
      image: '',
      brief: '',
    });
    const data = { list: [article(1), article(2)], total: 2, page: 1, rows: 50 };
    const response = await respond('/sitemap/news.xml', (request) =>
      request.url.includes('/api/article/list') ? Promise.resolve(Response.json({ code: 1, msg: '', data })) : null,
    );
    const text = await response.text();
    expect(text.match(/<loc>.*?<\/loc>|<news:publication_date>.*?<\/news:publication_date>/g)).toEqual([
      '<loc>http://en.localhost:3000/article/1</loc>',
      '<news:publication_date>2026-01-03T00:00:00.000Z</news:publication_date>',
    ]);
  });

  it.each([['article-99.xml'], ['constructor-1.xml'], ['video-0.xml'], ['x']])(
    'responds with a bare 404 for the sitemap %s',
    async (file) => {
      const response = await respond(`/sitemap/${file}`);
      expect([response.status, await response.text()]).toEqual([404, '']);
    },
  );

  it('writes the days of a show as whole days, the end after the last one', async () => {
    const list = await listTradeShows(portal.visit('/').scope.client, { rows: 1 });
    const show = list.ok ? list.value.items[0]! : null;
    const text = await (await respond(`/tradeshow/info/${show!.id}/calendar.ics`)).text();
    expect(text).toContain(`DTSTART;VALUE=DATE:${show!.startsOn.replaceAll('-', '')}`);
    const [year, month, day] = show!.endsOn.split('-').map(Number);
    const after = new Date(Date.UTC(year!, month! - 1, day! + 1)).toISOString().slice(0, 10).replaceAll('-', '');
    expect(text).toContain(`DTEND;VALUE=DATE:${after}`);
  });
});

describe('what the menu shows of an industry', () => {
  it('is its newest story, products and next shows as HTML', async () => {
    const { client } = portal.visit('/').scope;
    const [stories, products] = await Promise.all([
      listArticles(client, { industryId: 5, rows: 1 }),
      listProducts(client, { industryId: 5, rows: 1 }),
    ]);
    const response = await respond('/menu-highlights/i/plastics');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const html = await response.text();
    expect(html).toContain(`href="/article/${stories.ok ? stories.value.items[0]!.id : ''}"`);
    expect(html).toContain(`href="/showroom/products/info/${products.ok ? products.value.items[0]!.id : ''}"`);
  });

  it('is empty where the API gives none of it', async () => {
    const fails: Interference = (request) => (/\/list\?/.test(request.url) ? down(request) : null);
    const response = await respond('/menu-highlights/i/plastics', fails);
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('is a bare 404 for an industry that does not exist', async () => {
    const response = await respond('/menu-highlights/i/none');
    expect([response.status, await response.text()]).toEqual([404, '']);
  });
});
