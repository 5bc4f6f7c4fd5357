import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the articles read last can be read, and every other page says so and lists them', async ({
  page,
  context,
}) => {
  const isKept = (path: string) =>
    expect
      .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), path), { timeout: 15_000 })
      .toBe(true);
  await page.goto('/articles');
  const links = page.locator('main a[href^="/article/"]');
  const [first, second] = await Promise.all([links.nth(0), links.nth(3)].map((link) => link.getAttribute('href')));
  await page.goto(first!);
  const heading = await page.locator('main h1').innerText();
  await page.mouse.move(5, 5);
  await isKept(first!);
  await page.goto(second!);
  await page.mouse.move(5, 5);
  await isKept(second!);

  await context.setOffline(true);
  await page.goto(first!);
  await expect(page.locator('main h1')).toHaveText(heading);
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);

  await page.goto('/videos');
  const kept = page.locator('[data-kept-articles] a');
  await expect(kept).toHaveCount(2);
  // Read again, the first may have become the latest.
  expect((await kept.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))).sort()).toEqual(
    [first!, second!].sort(),
  );
  await expect(page.locator(`[data-kept-articles] a[href="${first}"]`)).toHaveText(heading);

  await context.setOffline(false);
  await page.goto('/videos');
  await expect(kept).toHaveCount(0);
});
