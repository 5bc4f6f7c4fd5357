import type { Route } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** How a file of the program may fail to come. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  'is a web page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>It works</title>' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'never comes': () => Promise.resolve(),
};

/** How long the program waits for a file, in milliseconds. */
const patience = 10_000;

/** What is tried: every failure, and with storage blocked those that are told at once and after a while. */
const variants = [
  ...Object.keys(failures).map((name) => [name, 'there'] as const),
  ['is not there', 'blocked'] as const,
  ['never comes', 'blocked'] as const,
];

/** The file of a route that the first page does not need. */
const file = /\/assets\/printed-[\w-]+\.js$/;
const tries = 10;

for (const [name, storage] of variants) {
  test(`[ST-40] [ER-18] a part of the program that ${name} reloads the page once at most, and then offers it, with storage ${storage}`, async ({
    page,
    shell,
  }) => {
    await page.clock.install();
    await page.addInitScript((blocked) => {
      if (!blocked) return;
      const refuse = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    }, storage === 'blocked');
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    let lost = 0;
    await page.route(file, (route) => {
      lost += 1;
      return failures[name]!(route);
    });
    await shell.open('/articles');
    const link = page.locator('header a[href="/videos"]:visible').first();
    const offer = page.locator('[data-toast="error"] button').first();
    for (let count = 0; count < tries; count += 1) {
      await shell.becomesAlive();
      const [before, shown] = [documents, await offer.isVisible()];
      await link.click();
      if (name === 'never comes') await page.clock.fastForward(patience);
      // The first tries lead to a reload or to the button; with the button there, nothing happens any more.
      if (!shown)
        await expect.poll(async () => documents > before || (await offer.isVisible()), { timeout: 15_000 }).toBe(true);
    }
    expect(lost).toBeGreaterThan(0);
    expect(documents).toBe(storage === 'there' ? 2 : 1);
    await expect(page).toHaveURL(/\/articles$/);
    await expect(offer).toBeVisible();
    // Once it comes again, the button leads on.
    await page.unroute(file);
    await offer.click();
    await expect.poll(() => documents).toBe(storage === 'there' ? 3 : 2);
    await shell.becomesAlive();
    await link.click();
    await expect(page).toHaveURL(/\/videos$/);
  });
}
