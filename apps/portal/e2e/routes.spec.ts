import { ArticleListPage } from './pages/article-list.page.ts';
import { expect, visitorTest as test } from './support/test.ts';

const notFoundHeading = { cn: '没有找到这个页面', en: 'This page could not be found' };
const languageTag = { cn: 'zh-CN', en: 'en' };

test.describe('routes', () => {
  test('[RT-14] [CO-10] the home page responds with 200 in its language', async ({ page, shell, edition, faults }) => {
    expect(await shell.open('/')).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag[edition]);
    await expect(page.getByRole('main').locator('a[href^="/article/"]').first()).toBeVisible();
    await shell.isHydrated();
    expect(faults).toEqual([]);
  });

  test('[RT-13] /index shows the home page and names / as its canonical URL', async ({ page, shell }) => {
    expect(await shell.open('/index')).toBe(200);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical!).pathname).toBe('/');
    const linksIn = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('a, h2')]
          // What is read most changes with every page that the tests next to this one read.
          .filter((link) => !/Most read|热门阅读/.test(link.closest('section')?.querySelector('h2')?.textContent ?? ''))
          .map((part) => part.getAttribute('href') ?? part.textContent),
      );
    const links = await linksIn();
    expect(links.filter((link) => link?.startsWith('/article/')).length).toBeGreaterThan(8);
    await shell.open('/');
    expect(await linksIn()).toEqual(links);
  });

  test('[RT-10] /articles responds with 200 and a paged list', async ({ page, shell, faults }) => {
    expect(await shell.open('/articles')).toBe(200);
    const list = new ArticleListPage(page);
    expect(await list.cards.count()).toBeGreaterThan(9);
    await list.goToPage(2);
    await expect(page).toHaveURL(/[?&]page=2\b/);
    await shell.isHydrated();
    expect(faults).toEqual([]);
  });

  test('[RT-45] /articles/{type} holds only articles of its type', async ({ page, shell }) => {
    await shell.open('/articles');
    const all = await new ArticleListPage(page).resultCount();
    expect(await shell.open('/articles/oversea')).toBe(200);
    const some = await new ArticleListPage(page).resultCount();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    const shown = await new ArticleListPage(page).cards
      .locator('h2 a, h3 a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const ofType = await page.evaluate(async () => {
      const headers = { 'accept-language': document.documentElement.lang };
      const { data } = (await (await fetch('/api/article/list?type=oversea&rows=50', { headers })).json()) as {
        data: { total: number; list: { id: number; diy_url: string | null }[] };
      };
      return {
        total: data.total,
        paths: data.list.flatMap(({ id, diy_url }) => [`/article/${id}`, `/article/${diy_url}`]),
      };
    });
    expect(some).toBe(ofType.total);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((path) => !ofType.paths.includes(path))).toEqual([]);
  });

  test('[RT-25] [RT-48] /articles/newswire has a page of its own, not the list of a type', async ({
    page,
    shell,
    edition,
  }) => {
    expect(await shell.open('/articles/newswire')).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText({ cn: '企业快讯', en: 'Newswire' }[edition]);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical!).pathname).toBe('/articles/newswire');
  });

  test('[RT-42] [RT-43] an article is served under its id and under its url name', async ({ page, shell }) => {
    await shell.open('/articles');
    const named = await page.evaluate(async () => {
      const headers = { 'accept-language': document.documentElement.lang };
      const { data } = (await (await fetch('/api/article/list?rows=50', { headers })).json()) as {
        data: { list: { id: number; diy_url: string }[] };
      };
      return data.list.find((article) => article.diy_url)!;
    });
    expect(await shell.open(`/article/${named.diy_url}`)).toBe(200);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    expect(await shell.open(`/article/${named.id}`)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

  test('[RT-44] [RT-47] /article without a segment leads to the list', async ({ page, shell }) => {
    expect(await shell.open('/article')).toBe(200);
    await expect(page).toHaveURL(/\/articles$/);
  });

  for (const [requirement, filter, url] of [
    ['RT-55', 'industryId', /[?&]sid=\d+/],
    ['RT-56', 'tagId', /[?&]tid=\d+/],
    ['RT-58', 'type', /\/articles\/\w+/],
    ['RT-60', 'year', /[?&]year=\d{4}/],
  ] as const) {
    test(`[${requirement}] /articles honours ${filter} and keeps it in the URL`, async ({ page, shell }) => {
      await shell.open('/articles');
      const list = new ArticleListPage(page);
      const all = await list.resultCount();
      await list.chooseFirst(filter, url);
      await expect.poll(() => list.resultCount()).toBeLessThan(all);
      expect(await list.resultCount()).toBeGreaterThan(0);
    });
  }

  test('[RT-58] /articles?type= shows the list of the type and names its path as canonical', async ({
    page,
    shell,
  }) => {
    expect(await shell.open('/articles?type=oversea')).toBe(200);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical!).pathname).toBe('/articles/oversea');
  });

  test('[RT-61] /articles honours month within a year', async ({ page, shell }) => {
    await shell.open('/articles?year=2025');
    const list = new ArticleListPage(page);
    const year = await list.resultCount();
    await list.chooseFirst('month', /[?&]month=\d+/);
    await expect.poll(() => list.resultCount()).toBeLessThan(year);
    await expect(page).toHaveURL(/year=2025/);
  });

  test('[RT-57] /articles honours keyword', async ({ page, shell, edition }) => {
    const keyword = { cn: '激光', en: 'laser' }[edition];
    await shell.open('/articles');
    const all = await new ArticleListPage(page).resultCount();
    await shell.open(`/articles?keyword=${encodeURIComponent(keyword)}`);
    const list = new ArticleListPage(page);
    expect(await list.resultCount()).toBeGreaterThan(0);
    expect(await list.resultCount()).toBeLessThan(all);
  });

  test('[RT-59] [VA-22] a page above the last shows the last page', async ({ page, shell }) => {
    expect(await shell.open('/articles?page=99999')).toBe(200);
    const list = new ArticleListPage(page);
    expect(await list.cards.count()).toBeGreaterThan(0);
    const current = (await list.pagination.locator('[aria-current="page"]').innerText()).trim();
    expect(Number(current)).toBeGreaterThan(1);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical!).searchParams.get('page')).toBe(current);
  });

  test('[RT-18] /search reads type and keyword from the query', async ({ page, shell, edition }) => {
    const keyword = { cn: '机器人', en: 'robot' }[edition];
    expect(await shell.open(`/search?type=news&keyword=${encodeURIComponent(keyword)}`)).toBe(200);
    expect(await new ArticleListPage(page).resultCount()).toBeGreaterThan(0);
    await expect(page).toHaveTitle(new RegExp(keyword, 'i'));
  });

  test('[ER-20] a search without a result recommends other content', async ({ page, shell }) => {
    expect(await shell.open('/search?type=news&keyword=zyxqwvut')).toBe(200);
    await expect(page.getByRole('main').locator('section[data-state="empty"]')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/article/"]').first()).toBeVisible();
  });

  test('[LG-22] [LG-23] [ER-01] an unknown route responds with 404 and a translated heading', async ({
    page,
    shell,
    edition,
    faults,
  }) => {
    expect(await shell.open('/no/such/page')).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(notFoundHeading[edition]);
    await expect(page.getByRole('main').locator('a[href="/"]').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await shell.isHydrated();
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
});
