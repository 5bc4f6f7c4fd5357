// @vitest-environment node
import { listArticles } from '@millwright/api-client';
import { articleLink } from '@millwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticleRoute } from './features/articles/article.server.tsx';
import { loadArticlesRoute } from './features/articles/articles.server.tsx';
import { loadHomeRoute } from './features/home/home.server.tsx';
import { loadSearchRoute } from './features/search/search.server.tsx';
import { loadShell } from './shell/frame/load-shell.server.tsx';
import { baseInfoOf } from './shell/page/calls.server.ts';
import { redirectLegacy, redirectUnknown } from './features/editorial/legacy-redirects.server.ts';
import { startTestPortal, thrownBy, type Interference, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

const home = (interfere?: Interference, edition?: 'cn' | 'en') => {
  const visit = portal.visit('/', edition, interfere);
  return { ...visit, page: loadHomeRoute(visit) };
};
const articles = (path: string, type?: string, edition?: 'cn' | 'en') => {
  const { scope, url } = portal.visit(path, edition);
  return loadArticlesRoute({ scope, url, params: { type } });
};
const search = (path: string) => {
  const visit = portal.visit(path);
  return { ...visit, page: loadSearchRoute({ ...visit, params: {} }) };
};
const article = (segment: string, edition?: 'cn' | 'en') => {
  const { scope, url } = portal.visit(`/article/${segment}`, edition);
  return loadArticleRoute({ scope, url, params: { segment } });
};
const occurrences = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
const down: Interference = () => Promise.reject(new TypeError('fetch failed'));
const garbage: Interference = () =>
  new Response('<!doctype html><title>It works</title>', { headers: { 'content-type': 'text/html' } });
const onlyFor =
  (part: string, interfere: Interference): Interference =>
  (request) =>
    request.url.includes(part) ? interfere(request) : null;

describe('the home page', () => {
  it('shows a lead story, eight headlines and every industry of the menu [RT-14]', async () => {
    const { scope, page } = home();
    const html = (await page).main.html!;
    const listed = (await baseInfoOf(scope))!.industries.filter(({ showNav }) => showNav);
    expect(occurrences(html, /data-variant="lead"/g)).toBe(1);
    expect(occurrences(html, /data-variant="title"/g)).toBeGreaterThanOrEqual(8);
    expect(listed.every(({ slug }) => html.includes(`href="/i/${slug}"`))).toBe(true);
  });

  it('has its sections in their order below the lead [RT-14]', async () => {
    const sectionsOf = async (edition: 'cn' | 'en') =>
      [...(await home(undefined, edition).page).main.html!.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)]
        .slice(1)
        .map(([, heading]) => heading!.replaceAll(/<[^>]*>/g, ''))
        // Nobody has read anything yet.
        .filter((heading) => !['热门阅读', 'Most read'].includes(heading));
    expect(await sectionsOf('cn')).toEqual([
      '要闻',
      '行情',
      '行业',
      '编辑推荐',
      '一周数字',
      '采购需求',
      '新品',
      '杂志',
      '视频',
      '白皮书',
      '近期展会',
      '会议与在线研讨会',
      '推荐供应商',
      '合作伙伴',
    ]);
    expect(await sectionsOf('en')).toEqual([
      'Headlines',
      'Prices',
      'Industries',
      'Editor’s pick',
      'Figures of the week',
      'Sourcing',
      'New products',
      'Magazines',
      'Videos',
      'White papers',
      'Upcoming exhibitions',
      'Meetings and webinars',
      'Featured suppliers',
    ]);
  });

  it.each([
    ['cn', 1],
    ['en', 0],
  ] as const)('of %s requests partner links %i times [FT-01] [FT-02]', async (edition, times) => {
    const { scope, url, calls, page } = home(undefined, edition);
    await Promise.all([page, loadShell('site', { scope, url, params: {} })]);
    expect(calls.filter((call) => call.includes('/api/blogrolls'))).toHaveLength(times);
  });

  it('takes title, description and keywords from the settings [EN-10]', async () => {
    const { scope, page } = home();
    const { head } = await page;
    const { settings } = (await baseInfoOf(scope))!;
    expect([head.title, head.keywords]).toEqual([settings.title, settings.keywords]);
    expect(settings.description.startsWith(head.description.replace(/…$/, ''))).toBe(true);
  });

  it('queries the API for nothing twice, the shell included', async () => {
    const { scope, url, calls, page } = home();
    await Promise.all([page, loadShell('site', { scope, url, params: {} })]);
    expect(calls.length).toBeGreaterThan(5);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('speaks the language of its edition alone [EN-27]', async () => {
    const [cn, en] = await Promise.all([home(undefined, 'cn').page, home(undefined, 'en').page]);
    expect(en.main.html).not.toMatch(/\p{Script=Han}/u);
    expect(cn.main.html).toContain('编辑');
  });

  it.each([
    ['is refused', down],
    ['speaks garbage', garbage],
  ])('is shown without the section whose call %s, and says so', async (_, interfere) => {
    const { scope, page } = home(onlyFor('type=Editorpick', interfere));
    const html = (await page).main.html!;
    expect(html).toContain('data-state="failed"');
    expect(occurrences(html, /data-variant="lead"/g)).toBe(1);
    expect([...scope.degraded]).toEqual(['picked articles']);
  });

  it('is shown without industries when base info is missing', async () => {
    const { scope, url, page } = home(onlyFor('/api/baseinfo', down));
    expect(occurrences((await page).main.html!, /data-variant="lead"/g)).toBe(1);
    expect((await loadShell('site', { scope, url, params: {} })).shell).toMatchObject({ hotKeywords: [] });
    expect(scope.degraded).toContain('baseinfo');
  });

  it.each([
    ['is refused', down],
    ['speaks garbage', garbage],
    ['never answers', () => new Promise<Response>(() => undefined)],
  ])('is a 503 with the request id when the whole API %s', async (_, interfere) => {
    const { status, data } = await thrownBy(() => home(interfere).page);
    expect([status, data]).toEqual([503, { requestId: 'test-request' }]);
  });
});

describe('the list of articles', () => {
  it('states its count in the title, and its page above 1 [RT-10] [OS-03] [OS-04]', async () => {
    expect((await articles('/articles')).head.title).toMatch(/^News \(\d+ articles\) \| /);
    expect((await articles('/articles?page=2')).head.title).toMatch(/^News \(\d+ articles, page 2\) \| /);
    expect((await articles('/articles?year=2025')).head.title).toMatch(/^2025 – News \(/);
    expect((await articles('/articles?year=2025&month=3')).head.title).toMatch(/^2025-03 – News \(/);
    expect((await articles('/articles?month=3')).head.title).toMatch(/^March – News \(/);
    expect((await articles('/articles?year=2025&month=3&keyword=abc', undefined, 'cn')).head.title).toMatch(
      /^2025-03、abc – /,
    );
  });

  it('is another list for each type, newswire among them, and a 404 for an unknown one [RT-25] [RT-45]', async () => {
    const titles = await Promise.all(
      ['Editorpick', 'latest', 'oversea', 'newswire'].map(
        async (type) => (await articles(`/articles/${type}`, type)).head.title,
      ),
    );
    expect(new Set(titles).size).toBe(4);
    expect((await thrownBy(() => articles('/articles/constructor', 'constructor'))).status).toBe(404);
  });

  it('has the type in its canonical URL, whichever way it was requested', async () => {
    expect((await articles('/articles?type=latest&utm=1')).head.canonical).toBe(
      'http://en.localhost:3000/articles/latest',
    );
  });

  it('serves the last page for one beyond it [VA-22]', async () => {
    const { head } = await articles('/articles?page=2147483647');
    expect(head.canonical).toMatch(/page=\d{1,3}$/);
  });

  it('links to its counterpart in the other edition, unless a keyword binds it to one language', async () => {
    const { head } = await articles('/articles/latest?sid=5', 'latest');
    expect(head.alternates).toEqual({
      en: 'http://en.localhost:3000/articles/latest?sid=5',
      cn: 'http://cn.localhost:3000/articles/latest?sid=5',
    });
    const { head: withKeyword } = await articles('/articles?keyword=laser');
    expect([withKeyword.alternates, withKeyword.indexed, withKeyword.languagePaths]).toEqual([
      {},
      false,
      { cn: '/articles#untranslated' },
    ]);
  });

  it('recommends other articles when nothing is found [ER-20]', async () => {
    const html = (await articles('/articles?keyword=qqqqzzzzxxxx')).main.html!;
    expect(html).toContain('data-state="empty"');
    expect(html).toContain('data-variant="standard"');
  });
});

describe('an article', () => {
  const first = async (edition: 'cn' | 'en') =>
    (await listArticles(portal.visit('/', edition).scope.client, { rows: 50 })).ok;

  it('is the same by its id and by its url name, of which the latter is canonical [RT-42] [RT-43]', async () => {
    const list = await listArticles(portal.visit('/').scope.client, { rows: 50 });
    const named = list.ok ? list.value.items.find(({ urlName, externalUrl }) => urlName && !externalUrl)! : undefined;
    const [byId, byName] = await Promise.all([article(String(named!.id)), article(named!.urlName!)]);
    expect(byId).toEqual(byName);
    expect(byId.head.canonical).toBe(`http://en.localhost:3000/article/${named!.urlName}`);
    expect(byId.head).toMatchObject({ type: 'article', publishedAt: named!.publishedAt });
    expect(byId.main.html).toContain('application/ld+json');
    expect(await first('en')).toBe(true);
  });

  it('of the other edition is a 404 that leads there', async () => {
    const list = await listArticles(portal.visit('/', 'cn').scope.client, { rows: 1 });
    const { status, data } = await thrownBy(() => article(String(list.ok && list.value.items[0]!.id)));
    expect([status, data]).toEqual([
      404,
      { elsewhere: expect.stringMatching(/^http:\/\/cn\.localhost:3000\/article\//) as unknown },
    ]);
  });

  it.each([
    '999999999',
    '0',
    '-1',
    'no-such-name',
    '__proto__',
    '%',
    '\u0000',
    '../etc/passwd',
    'a'.repeat(201),
    '２０',
  ])('that does not exist is a 404: %j', async (segment) => {
    expect((await thrownBy(() => article(segment))).status).toBe(404);
  });
});

describe('a search', () => {
  it('without a keyword searches nothing and recommends [VA-01] [ER-20]', async () => {
    const { calls, page } = search('/search?type=news');
    expect((await page).main.html).toContain('data-variant="standard"');
    expect(calls.filter((call) => call.includes('keyword='))).toEqual([]);
    // A keyword of nothing is the same page.
    expect(await thrownBy(() => search('/search?keyword=%20%00&type=news').page)).toMatchObject({
      location: '/search?type=news',
    });
  });

  it('states keyword and count in title and description, and is not for search engines [RT-18] [OS-01] [OS-02]', async () => {
    const { head } = await search('/search?type=news&keyword=laser').page;
    expect(head.title).toMatch(/“laser”.*\d+ result/);
    expect(head.description).toMatch(/^News: \d+ results? for “laser”/);
    expect(head.html).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('old URLs', () => {
  const target = (path: string, unknown = false, interfere?: Interference) => {
    const { scope, url } = portal.visit(path, 'en', interfere);
    return thrownBy(() => (unknown ? redirectUnknown(scope, url) : redirectLegacy(scope, url, '/:page')));
  };

  it.each([
    ['/article/info?id=5', '/article/5'],
    ['/news/show?id=5', '/article/5'],
    ['/m/article/5', '/article/5'],
    ['/article/list?tid=7', '/articles?tid=7'],
    ['/m/articles?tid=7', '/articles?tid=7'],
    ['/m', '/'],
    ['/m/articles', '/articles'],
    ['/magazine/3', '/magazines?mid=3'],
    ['/m/plastics', '/i/plastics'],
    ['/articles/', '/articles'],
    ['/articles//?page=2', '/articles?page=2'],
    ['/m/articles/', '/articles'],
  ])('%s leads to %s for good, in one step [LG-11]', async (from, to) => {
    expect(await target(from)).toMatchObject({ status: 301, location: to });
  });

  it.each(['plastics', 'metalworking', 'auto', 'medical', 'laser'])(
    '/%s leads to its industry [LG-06] [LG-07] [LG-08] [LG-09] [LG-10]',
    async (slug) => {
      expect(await target(`/${slug}`, true)).toMatchObject({ status: 301, location: `/i/${slug}` });
    },
  );

  it('those of imported articles lead to their pages here, never to another host', async () => {
    const list = await listArticles(portal.visit('/').scope.client, { rows: 50 });
    const { items } = list.ok ? list.value : { items: [] };
    const [named, elsewhere] = [items.find(({ urlName }) => urlName)!, items.find(({ urlName }) => !urlName)!];
    expect(await target(`/2024/05/${named.urlName}.html?from=mail`, true)).toMatchObject({
      status: 301,
      location: `/article/${named.urlName}`,
    });
    const requested: (string | null)[] = [];
    const asImported =
      (id: number): Interference =>
      (request) => {
        const url = new URL(request.url);
        const oldUrl = url.searchParams.get('old_url');
        if (oldUrl === null) return null;
        requested.push(oldUrl);
        url.search = `?id=${id}`;
        return portal.api.fetch(new Request(url, request));
      };
    const own = articleLink({ ...named, externalUrl: null });
    expect(await target('/?p=12', false, asImported(named.id))).toMatchObject({ status: 301, location: own });
    expect(await target('/show.php?id=9', true, asImported(elsewhere.id))).toMatchObject({
      location: articleLink({ ...elsewhere, externalUrl: null }),
    });
    expect(requested).toEqual(['/?p=12', '/show.php?id=9']);
    await expect(target('/?p=12')).rejects.toThrow('nothing was thrown');
    await expect(target('/2024/05/no-such-post/', true)).rejects.toThrow('nothing was thrown');
  });

  it('those of lists and feeds of a blog lead to the industry, the tag or the feed that there is here', async () => {
    const { industries } = (await baseInfoOf(portal.visit('/').scope))!;
    const own = industries.find(({ slug, children }) => slug && children.length > 0)!;
    const [child] = own.children;
    const known: Record<string, { tag: number | null; industry: number | null }> = {
      '/tag/sand': { tag: 7, industry: null },
      '/category/own': { tag: null, industry: own.id },
      '/category/child': { tag: null, industry: child!.id },
      '/category/gone': { tag: null, industry: 987_654 },
      '/?cat=3': { tag: null, industry: own.id },
    };
    const asImported: Interference = (request) => {
      const list = known[new URL(request.url).searchParams.get('old_url') ?? ''];
      return list ? Response.json({ code: 0, msg: 'none', reason: 'not_found', data: list }) : null;
    };
    for (const [path, location] of [
      ['/tag/sand/', '/articles?tid=7'],
      ['/tag/sand/page/3/', '/articles?tid=7'],
      ['/tag/sand/feed/', '/rss'],
      ['/category/own', `/i/${own.slug}`],
      ['/category/above/own/', `/i/${own.slug}`],
      ['/category/own/feed/', `/rss/industry/${own.slug}`],
      ['/category/own/feed/atom/', `/atom/industry/${own.slug}`],
      ['/category/child/', `/i/${own.slug}/${child!.id}`],
      ['/category/child/feed/', '/rss'],
      ['/category/gone/', '/articles?sid=987654'],
      ['/category/unknown/feed/', '/rss'],
      ['/feed/', '/rss'],
      ['/feed/atom/', '/atom'],
    ] as const)
      expect([path, await target(path, true, asImported)]).toMatchObject([path, { status: 301, location }]);
    for (const [path, location] of [
      ['/?feed=rss2', '/rss'],
      ['/?cat=3', `/i/${own.slug}`],
      ['/?cat=3&feed=atom', `/atom/industry/${own.slug}`],
      ['/?tag=sand', '/articles?tid=7'],
      ['/?category_name=above/own', `/i/${own.slug}`],
    ] as const)
      expect([path, await target(path, false, asImported)]).toMatchObject([path, { status: 301, location }]);
    for (const path of ['/?cat=4', '/?author=2', '/?page_id=3'])
      await expect(target(path, false, asImported)).rejects.toThrow('nothing was thrown');
    await expect(target('/category/unknown/', true, asImported)).rejects.toThrow('nothing was thrown');
    await expect(target('/?feed=none', false, asImported)).rejects.toThrow('nothing was thrown');
  });

  it.each(['/', '/articles', '/article/5', '/article/info?id=abc', '/search?keyword=m', '//evil.test/'])(
    '%s is none',
    async (path) => {
      await expect(target(path)).rejects.toThrow('nothing was thrown');
    },
  );
});
