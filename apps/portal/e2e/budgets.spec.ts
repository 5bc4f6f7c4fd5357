import type { Page, Request } from '@playwright/test';
import { pageFacts } from './support/page-facts.ts';
import { routeKinds } from './support/route-kinds.ts';
import { expect, test, wholeBrowser } from './support/test.ts';

test.use(wholeBrowser);

/** What the first load of the home page may cost, in bytes as sent (brotli). */
const budgets = {
  html: { cn: 15_700, en: 14_400 },
  css: 11_000,
  /** … and with what is opened on it: dialogs and notices. */
  cssFollowing: 14_300,
  face: 16_000,
  /** Images at the first view, without scrolling. */
  images: 60_000,
  scriptFirst: 0,
  /** What hydrates the page: the script of the entry, the runtime of its chunks and the copy. */
  scriptHydrated: 93_500,
  /** … and what is fetched after that when the mouse moves: the place of the home pop-up, with the messages of dialogs. */
  scriptFollowing: 97_500,
  scriptTouched: 120_500,
};

/** What a visitor who turns to a link fetches more, before the link is followed. */
const routerBudget = 31_500;

/** Adds up the bodies that a page fetches, by kind: all of them, and those requested before the page was loaded. */
const countBytes = (page: Page) => {
  const finished: Request[] = [];
  const early = new Set<Request>();
  let isLoaded = false;
  page.on('load', () => (isLoaded = true));
  page.on('request', (request) => !isLoaded && early.add(request));
  page.on('requestfinished', (request) => finished.push(request));
  const hydrating = /\/assets\/(?:client|rolldown-runtime|entry\.client|portal-en|portal-cn|shared)-[\w-]{8}\.js$/;
  const sum = async (wanted: (request: Request) => boolean) => {
    const sizes = await Promise.all(finished.filter(wanted).map((request) => request.sizes()));
    return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
  };
  return {
    all: (kind: string) => sum((request) => request.resourceType() === kind),
    hydrated: () => sum((request) => hydrating.test(new URL(request.url()).pathname)),
    first: (kind: string) => sum((request) => request.resourceType() === kind && early.has(request)),
  };
};

/** Adds up how far things moved without the visitor's doing. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const unrequested = (entry: PerformanceEntry) => !(entry as unknown as { hadRecentInput: boolean }).hadRecentInput;
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .filter(unrequested)
        .forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });

/** Makes the first move of the mouse, which some parts wait for, to where nothing else is. */
async function moveOverText(page: Page): Promise<void> {
  const height = await page.evaluate(() =>
    Array.from({ length: innerHeight }, (_, y) => y).find((y) => {
      const under = document.elementFromPoint(3, y);
      return under?.closest('main') && !under.closest('a, button, [data-island]');
    }),
  );
  await page.mouse.move(2, height!);
  await page.mouse.move(3, height!);
}

test('the first load of the home page stays within its budgets and moves nothing', async ({ page, shell, edition }) => {
  const bytes = countBytes(page);
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'load' });
  expect(await bytes.first('document')).toBeLessThanOrEqual(budgets.html[edition]);
  expect(await bytes.first('stylesheet')).toBeLessThanOrEqual(budgets.css);
  await page.waitForLoadState('networkidle');
  expect(await bytes.all('image')).toBeLessThanOrEqual(budgets.images);
  expect(await bytes.first('font')).toBeLessThanOrEqual(edition === 'en' ? budgets.face : 0);
  expect(await bytes.first('script')).toBeLessThanOrEqual(budgets.scriptFirst);

  // By the mouse alone: a key would be the first touch where the page has been hydrated by itself before.
  await moveOverText(page);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await moveOverText(page);
  await page.waitForLoadState('networkidle');
  expect(await bytes.hydrated()).toBeGreaterThan(60_000);
  expect(await bytes.hydrated()).toBeLessThanOrEqual(budgets.scriptHydrated);
  expect(await bytes.all('script')).toBeLessThanOrEqual(budgets.scriptFollowing);
  expect(await bytes.all('stylesheet')).toBeLessThanOrEqual(budgets.cssFollowing);
  // The first touch also brings the log-in form, so that it is there before its button is pressed.
  await shell.openIndustries();
  await page.keyboard.press('Escape');
  await shell.openSearch();
  await page.waitForLoadState('networkidle');
  expect(await bytes.all('script')).toBeGreaterThan(60_000);
  expect(await bytes.all('script')).toBeLessThanOrEqual(budgets.scriptTouched);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});

test('what leads to other pages comes when the visitor turns to a link, not before', async ({ page, shell }) => {
  const bytes = countBytes(page);
  await page.goto('/');
  await shell.isHydrated();
  await page.waitForLoadState('networkidle');
  const hydratedBytes = await bytes.all('script');
  const router = page.waitForResponse(/\/assets\/router-[\w-]+\.js$/);
  await page.getByRole('main').getByRole('link').first().focus();
  await (await router).finished();
  await page.waitForLoadState('networkidle');
  const more = (await bytes.all('script')) - hydratedBytes;
  expect(more).toBeGreaterThan(10_000);
  expect(more).toBeLessThanOrEqual(routerBudget);
});

test('each page requests at most one image ahead, in its head; the others wait until they are near, and each has its size', async ({
  baseURL,
  edition,
}) => {
  test.slow();
  for (const path of await routeKinds(baseURL!, edition)) {
    const { html } = await pageFacts(baseURL!, path);
    const [head, body] = html.split('</head>');
    const requested = /<link rel="preload" as="image"[^>]*>/g;
    const images = body!.match(/<img\b[^>]*>/g) ?? [];
    const first = images.filter((image) => image.includes('fetchPriority="high"'));
    const wrong = images.filter(
      (image) => !first.includes(image) && !(image.includes('loading="lazy"') && image.includes('decoding="async"')),
    );
    const facts = {
      first: first.length <= 1,
      isRequested: (head!.match(requested) ?? []).length === first.length && !requested.test(body!),
      wrong,
      unsized: images.filter((image) => !/ width="\d+"/.test(image) || !/ height="\d+"/.test(image)),
    };
    expect(facts, path).toEqual({ first: true, isRequested: true, wrong: [], unsized: [] });
  }
});
