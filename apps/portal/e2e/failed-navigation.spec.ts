import type { Page, Route } from '@playwright/test';
import { isFull } from './support/longer-form.ts';
import { expect, test, visitorTest } from './support/test.ts';

test.use({ bannerSeen: true });

/** Longer than the loading bar waits before it is shown. */
const slow = 600;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const words = {
  cn: { lost: '网络连接已中断', broken: '网站出了点问题', lostTitle: '网络连接中断', retry: '重试' },
  en: {
    lost: 'The connection was lost',
    broken: 'Something went wrong on our side',
    lostTitle: 'Connection lost',
    retry: 'Try again',
  },
};

/** How the request of a navigation may fail, and what is said of it. */
const failures: Record<string, { fail: (route: Route) => Promise<void>; says: 'lost' | 'broken' }> = {
  'is answered 500': { fail: (route) => route.fulfill({ status: 500, body: 'broken' }), says: 'broken' },
  'is aborted by the network': { fail: (route) => route.abort('connectionreset'), says: 'lost' },
  'finds no network': { fail: (route) => route.abort('internetdisconnected'), says: 'lost' },
  'times out': { fail: (route) => route.abort('timedout'), says: 'lost' },
  'is answered by somebody else': {
    fail: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Log in to the network</title>' }),
    says: 'lost',
  },
};

const data = /\/[\w/-]+\.data(\?|$)/;

/** Notes whether the loading bar was ever shown as failed, and full after that. */
const watchBar = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector('[role="progressbar"][data-state]');
      const look = bar
        ? `${bar.getAttribute('data-state')}${bar.hasAttribute('data-failed') ? ' failed' : ''}`
        : 'none';
      if (seen.at(-1) !== look) seen.push(look);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
const barLooks = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

/** Goes to the first link of a kind, by the keyboard. */
const follow = (page: Page, selector: string) => page.locator(selector).first().press('Enter');

const places = [
  ['a page', '/articles', 'footer a[href="/sitemaps"]'],
  ['another layout', '/sitemaps', 'main a[href^="/i/"]'],
] as const;

for (const [turn, [name, { fail, says }]] of Object.entries(failures).entries()) {
  // Each failure in one place, the first in both; in both when asked.
  for (const [place, from, link] of places.filter((_, index) => isFull || turn === 0 || index === turn % 2)) {
    visitorTest(
      `[ST-45] [ER-12] a navigation to ${place} that ${name} marks the bar failed, says why, and can be retried and left`,
      async ({ page, shell, edition }) => {
        await watchBar(page);
        await shell.open(from);
        await shell.isHydrated();
        const before = await page.locator('main h1').first().innerText();
        await page.route(data, async (route) => {
          await pause(slow);
          await fail(route);
        });
        await follow(page, link);
        await expect(page.locator('main h1')).toHaveText(words[edition][says]);
        expect(await barLooks(page)).toContain('growing');
        await expect.poll(() => barLooks(page)).toContain('full failed');
        await expect.poll(async () => (await barLooks(page)).at(-1)).toBe('none');
        // The page that failed takes the focus, and its title is what is read.
        await expect(page.locator('main')).toBeFocused();
        if (says === 'lost') await expect(page).toHaveTitle(new RegExp(`^${words[edition].lostTitle} `));
        await expect(page.locator('main')).toHaveAttribute('aria-label', await page.title());

        await page.getByRole('main').getByRole('link', { name: words[edition].retry }).press('Enter');
        await expect.poll(async () => (await barLooks(page)).filter((look) => look === 'full failed').length).toBe(2);
        await expect(page.locator('main h1')).toHaveText(words[edition][says]);
        await page.unroute(data);
        await page.getByRole('main').getByRole('link', { name: words[edition].retry }).press('Enter');
        await expect(page.locator('main h1').first()).not.toHaveText(words[edition][says]);
        if (place === 'a page') {
          await expect(page.locator('main')).toBeFocused();
          await expect(page.locator('main')).toHaveAttribute('aria-label', await page.title());
        }
        await page.goBack();
        await expect(page).toHaveURL((url) => url.pathname === from);
        await expect(page.locator('main h1').first()).toHaveText(before);
      },
    );
  }
}

test('[ER-12] a navigation without a response is given up, and says that the connection was lost', async ({
  page,
  shell,
  edition,
}) => {
  await page.clock.install();
  await shell.open('/articles');
  await shell.isHydrated();
  let requestCount = 0;
  await page.route(data, () => void (requestCount += 1));
  await follow(page, 'footer a[href="/sitemaps"]');
  await expect.poll(() => requestCount).toBe(1);
  await page.clock.fastForward(20_000);
  await expect(page.locator('main h1')).toHaveText(words[edition].lost);
});

test('without a connection the page stays, and a press on “Try again” goes on once it is back', async ({
  page,
  context,
  shell,
  edition,
}) => {
  await shell.open('/articles');
  await shell.isHydrated();
  await context.setOffline(true);
  await follow(page, 'footer a[href="/sitemaps"]');
  const message = page.locator('[data-toast="error"]');
  await expect(message).toBeVisible();
  await expect(page).toHaveURL(/\/articles$/);
  await context.setOffline(false);
  await message.getByRole('button', { name: words[edition].retry }).click();
  await expect(page).toHaveURL(/\/sitemaps$/);
});
