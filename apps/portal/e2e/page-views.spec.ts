import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// A new visitor, who has answered nothing.
test.use({ consent: null, bannerSeen: true });

/** The page views that the pages of a context send, in order. Nothing else responds to them. */
async function collectViews(context: BrowserContext): Promise<string[]> {
  const views: string[] = [];
  await context.route('**/api/views', async (route) => {
    views.push((route.request().postDataJSON() as { url: string }).url);
    await route.fulfill({ json: { code: 1, msg: '', data: {} } });
  });
  return views;
}

/** Stops the clock of the pages to come. Before they come, for a slow machine would hydrate them by itself. */
async function stopClock(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  return (ms) => page.clock.runFor(ms);
}

/** Longer than a page view takes to be sent. */
const settled = 1500;
const isRequesting = '[data-state="prompted"]';

test('[ST-39] without a decision a page view is sent half a second after each navigation, once', async ({
  page,
  context,
  shell,
}) => {
  const views = await collectViews(context);
  const passes = await stopClock(page);
  await shell.open('/articles');
  await shell.isHydrated();
  const title = await page.title();
  await passes(450);
  expect(views).toEqual([]);
  await passes(100);
  await expect.poll(() => views).toEqual(['/articles']);
  await page.getByRole('main').locator('article h2 a[href^="/article/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/article\//);
  const { pathname } = new URL(page.url());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await passes(450);
  expect(views).toEqual(['/articles']);
  await passes(100);
  await expect.poll(() => views).toEqual(['/articles', pathname]);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await passes(550);
  await expect.poll(() => views).toEqual(['/articles', pathname, '/articles']);
  // A document that comes back from the back/forward cache was navigated to as well.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await passes(550);
  await expect.poll(() => views).toHaveLength(4);
  await passes(5000);
  expect(views).toHaveLength(4);
});

test('[ST-39] of quick navigations through several layouts the last one is sent', async ({ page, context, shell }) => {
  const views = await collectViews(context);
  const passes = await stopClock(page);
  await shell.open('/showroom');
  await shell.isHydrated();
  await page.getByRole('contentinfo').locator('a[href="/sitemaps"]').press('Enter');
  await expect(page).toHaveURL(/\/sitemaps$/);
  await page.locator('main a[href^="/i/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/i\//);
  const { pathname } = new URL(page.url());
  // Another layout is another document.
  await shell.isHydrated();
  await passes(550);
  await expect.poll(() => views).toEqual([pathname]);
  await passes(5000);
  expect(views).toEqual([pathname]);
});

test('[API-17] a page view carries neither a cookie nor what somebody searched for', async ({
  page,
  context,
  shell,
  baseURL,
}) => {
  await context.addCookies([{ name: 'told', value: 'visitor', url: baseURL! }]);
  const sent = page.waitForRequest('**/api/views');
  await shell.open('/search?type=news&keyword=private');
  await shell.isHydrated();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ url: '/search?type=news' });
  const headers = await request.allHeaders();
  expect(headers.cookie).toBeUndefined();
  expect(headers.referer).toBe(`${new URL(baseURL!).origin}/`);
  expect((await request.response())!.status()).toBe(200);
  // The body of a response that outlives its page cannot be read from here: what was sent is sent again.
  const again = await page.evaluate(
    async ([url, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', body, headers, credentials: 'omit' })).json() as Promise<unknown>;
    },
    [request.url(), request.postData()!] as const,
  );
  expect(again).toMatchObject({ code: 1 });
});

test('[ST-39] a refusal stops page views in every tab', async ({ page, context, shell, edition }) => {
  const views = await collectViews(context);
  await shell.open('/articles');
  await shell.isHydrated();
  await expect.poll(() => views).toEqual(['/articles']);
  const other = await context.newPage();
  await other.goto('/videos');
  await other.keyboard.press('Shift');
  await expect(other.locator(isRequesting)).toBeVisible();
  await expect.poll(() => views).toEqual(['/articles', '/videos']);
  await other.getByRole('button', { name: { cn: '拒绝', en: 'Refuse' }[edition] }).click();
  await expect(page.locator(isRequesting)).toBeHidden();
  for (const each of [page, other]) {
    await each.locator('main a[href^="/article/"], main a[href^="/videos/info/"]').first().press('Enter');
    await expect(each).toHaveURL(/\/(article|videos\/info)\//);
    await each.waitForTimeout(settled);
  }
  expect(views).toEqual(['/articles', '/videos']);
});

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`[ST-39] ${signal} refuses in the visitor’s name: no page view, and no question`, async ({
    page,
    context,
    shell,
  }) => {
    const views = await collectViews(context);
    await page.addInitScript(([name, said]) => Object.defineProperty(navigator, name, { get: () => said }), [
      signal,
      value,
    ] as const);
    await shell.open('/articles');
    await shell.isHydrated();
    await page.waitForTimeout(settled);
    expect(views).toEqual([]);
    await expect(page.locator(isRequesting)).toBeHidden();
  });
}
