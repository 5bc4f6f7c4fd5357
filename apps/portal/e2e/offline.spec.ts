import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The QR codes of the footer are shown. */
async function expectCodes(page: Page) {
  const codes = page.locator('footer [data-qr] img');
  expect(await codes.count()).toBeGreaterThan(0);
  for (const code of await codes.all()) {
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
}

test('without a connection the articles read last can be read, and every other page says so and lists them', async ({
  page,
  context,
}) => {
  const isCached = (path: string) =>
    expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), path)).toBe(true);
  await page.goto('/articles');
  const links = page.locator('main a[href^="/article/"]');
  const [first, second] = await Promise.all([links.nth(0), links.nth(3)].map((link) => link.getAttribute('href')));
  await page.goto(first!);
  const heading = await page.locator('main h1').innerText();
  await page.mouse.move(5, 5);
  await isCached(first!);
  await page.goto(second!);
  await page.mouse.move(5, 5);
  await isCached(second!);

  // What the browser itself has cached may be gone by then.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.goto(first!);
  await expect(page.locator('main h1')).toHaveText(heading);
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await expectCodes(page);

  await page.goto('/videos');
  const cached = page.locator('[data-cached-articles] a');
  await expect(cached).toHaveCount(2);
  // Read again, the first may have become the latest.
  expect((await cached.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))).sort()).toEqual(
    [first!, second!].sort(),
  );
  await expect(page.locator(`[data-cached-articles] a[href="${first}"]`)).toHaveText(heading);
  await expectCodes(page);

  await context.setOffline(false);
  // The service worker has its connection again a moment after the page has.
  await expect(async () => {
    await page.goto('/videos');
    expect(await cached.count()).toBe(0);
  }).toPass();
});
