import { watchPage } from '../../../tools/bench/in-page.mjs';
import { watchShifts } from './support/shifts.ts';
import { expect, test, wholeBrowser } from './support/test.ts';

test.use(wholeBrowser);

/**
 * What the first load of a page may request, next to its images: the document, its style sheets, its face, its icons,
 * and the script that starts its hydration.
 */
const mostRequests = 7;

interface Watched {
  /** Roots and boundaries that React had taken over, and elements, when everything was loaded. */
  atLoad: { boundaries: number; elements: number } | null;
  hydrated(): { boundaries: number; elements: number };
}

for (const path of ['/', '/articles', '/showroom/products']) {
  test(`${path} is loaded without anything hydrated or fetched for it, and is hydrated with the first key`, async ({
    page,
    shell,
    narrow,
  }) => {
    test.skip(!narrow, 'what is loaded is the same at every width');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image')
        requested.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
    });
    await page.addInitScript(watchPage, { buttons: {}, targets: {} });
    // The idle moment never comes: what is seen is the first load alone.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const watched = () =>
      page.evaluate(() => {
        const { atLoad, hydrated } = (window as unknown as { millwrightBench: Watched }).millwrightBench;
        return { atLoad, now: hydrated() };
      });
    expect(await watched()).toEqual({
      atLoad: expect.objectContaining({ boundaries: 0, elements: 0 }),
      now: { boundaries: 0, elements: 0 },
    });
    expect(requested.filter((each) => each.startsWith('script') || each.startsWith('fetch'))).toEqual([]);
    expect(requested.length).toBeLessThanOrEqual(mostRequests);

    await shell.isHydrated();
    expect((await watched()).now.boundaries).toBeGreaterThan(0);
  });
}

test('an error page moves nothing when it is hydrated', async ({ page, shell }) => {
  const shifted = await watchShifts(page);
  await page.goto('/no/such/page', { waitUntil: 'load' });
  await shell.isHydrated();
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.001);
});

test('the head that the server rendered stays with its page, and goes with it', async ({ page, shell, narrow }) => {
  test.skip(!narrow, 'a head is the same at every width');
  const ones = [
    'title',
    'meta[name=description]',
    'link[rel=canonical]',
    'meta[property="og:url"]',
    'link[rel=manifest]',
  ];
  const counts = () =>
    page.evaluate((selectors) => selectors.map((selector) => document.head.querySelectorAll(selector).length), ones);
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  await page.goto('/');
  await shell.isHydrated();
  expect(await counts()).toEqual(ones.map(() => 1));
  const home = await canonical();
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.waitForURL('**/article/**');
  await expect.poll(canonical).not.toBe(home);
  expect(await counts()).toEqual(ones.map(() => 1));
  await page.goBack();
  await expect.poll(canonical).toBe(home);
  expect(await counts()).toEqual(ones.map(() => 1));
});
