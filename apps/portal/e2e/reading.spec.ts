import { pageFacts } from './support/page-facts.ts';
import { expect, test, visitorTest } from './support/test.ts';

const linksOf = async (baseURL: string, path: string) => (await pageFacts(baseURL, path)).links;

visitorTest(
  'an article with a counterpart is read in two languages, by links alone',
  async ({ page, baseURL, narrow, faults }) => {
    let side: string | undefined;
    for (const article of new Set(
      (await linksOf(baseURL!, '/articles')).filter((link) => /^\/article\/[^/]+$/.test(link)),
    )) {
      side = (await linksOf(baseURL!, article)).find((link) => link.endsWith('?side=counterpart'));
      if (side) break;
    }
    await page.goto(side!);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // Next to one another where there is room, else one below the other: title, deck, byline and every block.
    const rows = await page
      .locator('article > div:has(> [lang]:not(:empty) + [lang]:not(:empty))')
      .evaluateAll((all) => all.map(({ children }) => [...children].map((side) => side.getBoundingClientRect().top)));
    expect(rows.length).toBeGreaterThan(5);
    for (const [left, right] of rows) expect(Math.abs(left! - right!) < 2).toBe(!narrow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${side!.replace('?side=counterpart', '')}$`),
    );
    expect(faults).toEqual([]);
  },
);

visitorTest(
  'an issue is read page by page with the keys, and each page has its URL',
  async ({ page, baseURL, shell, faults }) => {
    const issue = (await linksOf(baseURL!, '/magazines')).find((link) => /^\/magazines\/info\/\d+$/.test(link))!;
    await page.goto(`${issue}?page=6`);
    await shell.isHydrated();
    const reader = page.locator('#read section[data-state]:visible');
    const shown = (number: number) =>
      expect(reader.locator(`article[data-page="${number}"] p`).first()).not.toBeEmpty();
    await shown(6);
    await reader.hover();
    await expect(page.locator('#read [data-server-markup]')).toBeHidden();
    await reader.getByRole('link', { name: /./ }).and(page.locator('[rel="next"]')).focus();
    await page.keyboard.press('ArrowRight');
    await shown(7);
    await expect(page).toHaveURL(new RegExp(`${issue}\\?page=7`));
    await page.reload();
    await shown(7);
    expect(faults).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  visitorTest.use({ javaScriptEnabled: false });

  visitorTest('the pages of an issue are links', async ({ page, baseURL }) => {
    const issue = (await linksOf(baseURL!, '/magazines')).find((link) => /^\/magazines\/info\/\d+$/.test(link))!;
    await page.goto(`${issue}?page=6`);
    await page.locator('#read [rel="next"]').click();
    await expect(page.locator('#read article[data-page="7"]')).toHaveCount(1);
  });
});

test.describe('in the browser of WeChat', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0 ' +
      'Mobile Safari/537.36 MicroMessenger/8.0.60',
  });

  for (const signed of [true, false]) {
    test(`a page ${signed ? 'says what is passed on of it' : 'works where nothing is signed'}`, async ({
      page,
      shell,
      faults,
    }) => {
      const requested: string[] = [];
      await page.route('**/api/wechat/share_sign*', (route) => {
        requested.push(new URL(route.request().url()).searchParams.get('url')!);
        const data = { appId: 'wx1', rawString: 'r', timestamp: 1_770_000_000, nonceStr: 'n', signature: 's' };
        return route.fulfill({ json: signed ? { code: 1, msg: 'ok', data } : { code: 0, msg: 'No ticket' } });
      });
      await page.addInitScript(() => {
        const invoked: unknown[] = [];
        const invoke = (name: string, request: { title?: string }, done: (response: object) => void) => {
          invoked.push([name, request.title]);
          done({ err_msg: `${name}:ok` });
        };
        Object.assign(window, { invoked, WeixinJSBridge: { invoke } });
      });
      await page.goto('/articles#part');
      await shell.isHydrated();
      await expect.poll(() => requested).toEqual([new URL('/articles', page.url()).href]);
      const title = await page.title();
      const expected = [
        ['preVerifyJSAPI', null],
        ['updateAppMessageShareData', title],
        ['updateTimelineShareData', title],
      ];
      const invoked = () =>
        page.evaluate(
          () => JSON.parse(JSON.stringify((window as unknown as { invoked: unknown[] }).invoked)) as unknown[],
        );
      await expect.poll(invoked).toEqual(signed ? expected : []);
      expect(faults).toEqual([]);
    });
  }
});

test.describe('on paper', () => {
  test('an article is its words and images alone', async ({ page, baseURL }) => {
    const article = (await linksOf(baseURL!, '/articles')).find((link) => /^\/article\/[^/]+$/.test(link))!;
    await page.emulateMedia({ media: 'print' });
    await page.goto(article);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main p').first()).toBeVisible();
    for (const selector of ['main button', 'main aside', 'footer', 'header button', 'nav', '[data-island]']) {
      for (const one of await page.locator(selector).all()) await expect(one).toBeHidden();
    }
  });

  test('a product and a supplier are what is said of them, without what is done on a screen', async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ media: 'print' });
    for (const list of ['/showroom/products', '/showroom/suppliers']) {
      await page.goto((await linksOf(baseURL!, list)).find((link) => new RegExp(`^${list}/info/[0-9]+$`).test(link))!);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main :is(table, dl)').first()).toBeVisible();
      for (const selector of [
        'main button',
        'main form',
        'main a[href="#enquiry"]',
        '[data-island="favourite"]',
        '[data-island="contact"] section',
        'footer',
        'header button',
        'nav',
      ]) {
        for (const one of await page.locator(selector).all()) await expect(one).toBeHidden();
      }
    }
  });
});
