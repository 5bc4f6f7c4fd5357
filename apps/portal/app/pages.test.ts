// @vitest-environment node
import {
  listArticles,
  listIssues,
  listPapers,
  listPosts,
  listPressReleases,
  listProducts,
  listSuppliers,
  listTradeShows,
  listVideos,
} from '@millwright/api-client';
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
