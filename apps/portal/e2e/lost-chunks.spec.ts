import type { Page, Route } from '@playwright/test';
import { countCases, expect, test } from './support/test.ts';

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

/** What is tried: every failure, and with storage blocked those that are reported at once and after a while. */
const variants = [
  ...Object.keys(failures).map((name) => [name, 'there'] as const),
  ['is not there', 'blocked'] as const,
  ['never comes', 'blocked'] as const,
];

/** The file that leads to other pages. No page needs it to be hydrated. */
const file = /\/assets\/router-[\w-]+\.js$/;
const tries = 7;

/** Counts the documents that the page loads. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

for (const [name, storage] of variants) {
  test(`[ST-40] [ER-18] a part of the program that ${name} loads the document once, and then offers it, with storage ${storage}`, async ({
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
    const documents = countDocuments(page);
    let lost = 0;
    await page.route(file, (route) => {
      lost += 1;
      return failures[name]!(route);
    });
    await shell.open('/articles');
    const offer = page.locator('[data-toast="error"] button').first();
    const wanted = ['/videos', '/magazines'];
    countCases('G38', tries, 'tries');
    for (let count = 0; count < tries; count += 1) {
      await shell.isHydrated();
      const [before, shown] = [documents(), await offer.isVisible()];
      const next = wanted.find((path) => !page.url().endsWith(path))!;
      await page.locator(`header a[href="${next}"]:visible`).first().click();
      if (name === 'never comes') await page.clock.fastForward(patience);
      // The first tries lead to the page or to the button; with the button there, nothing but the button leads on.
      if (!shown) await expect.poll(async () => documents() > before || (await offer.isVisible())).toBe(true);
    }
    expect(lost).toBeGreaterThan(0);
    expect(documents()).toBe(storage === 'there' ? 2 : 1);
    await expect(page).toHaveURL(storage === 'there' ? /\/videos$/ : /\/articles$/);
    await expect(offer).toBeVisible();
    // The button leads where the visitor wanted to go last.
    await offer.click();
    await expect(page).toHaveURL(storage === 'there' ? /\/magazines$/ : /\/videos$/);
    expect(documents()).toBe(storage === 'there' ? 3 : 2);
    // Once it comes again, links are followed without a document.
    await page.unroute(file);
    await page.reload();
    await shell.isHydrated();
    await page.locator('header a[href="/articles"]:visible').first().click();
    await expect(page).toHaveURL(/\/articles$/);
    expect(documents()).toBe(storage === 'there' ? 4 : 3);
  });
}

test('[ST-40] a page whose scripts are missing is shown all the same, and can be left', async ({ page, shell }) => {
  await page.route(/\/assets\/(?:entry\.)?client-[\w-]+\.js$/, (route) => route.abort('connectionreset'));
  await shell.open('/articles');
  await page.locator('header a[href="/videos"]:visible').first().click();
  await expect(page).toHaveURL(/\/videos$/);
  await expect(page.locator('main h1')).toBeVisible();
  await page.locator('header a[href="/articles"]:visible').first().click();
  await expect(page).toHaveURL(/\/articles$/);
});

test('[ST-40] a file that is fetched ahead and missing reloads nothing', async ({ page, shell }) => {
  const documents = countDocuments(page);
  let lost = 0;
  await page.route(/\/assets\/(router|login-dialog|failed-page)-[\w-]+\.js$/, (route) => {
    lost += 1;
    return route.fulfill({ status: 404 });
  });
  await shell.open('/articles');
  await shell.isHydrated();
  await page.locator('header a[href="/videos"]:visible').first().hover();
  await page.keyboard.press('Shift');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  expect(documents()).toBe(1);
});

test('[ST-40] calls of a member’s pages that are missing reload nothing', async ({ page, shell }) => {
  const documents = countDocuments(page);
  let lost = 0;
  // Only who may have a session is asked for: `session-hint.ts`.
  await page.addInitScript(() => (document.cookie = '__Host-member=1; path=/; secure'));
  await page.route(/\/assets\/site-calls-[\w-]+\.js$/, (route) => {
    lost += 1;
    return route.fulfill({ status: 404 });
  });
  await shell.open('/articles');
  await shell.isHydrated();
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  expect(documents()).toBe(1);
  await expect(shell.control('logIn')).toBeVisible();
});

test('[ST-40] a dialog whose file is missing is opened after the reload, with the draft of the page', async ({
  page,
  shell,
}) => {
  await shell.open('/showroom/products');
  const product = await page.locator('main a[href^="/showroom/products/info/"]').first().getAttribute('href');
  const documents = countDocuments(page);
  await page.route(/\/assets\/login-dialog-[\w-]+\.js$/, (route) =>
    documents() === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await shell.open(product!);
  await shell.isHydrated();
  const form = page.locator('[data-island="enquiry"] > :not([data-server-markup]) textarea').first();
  await form.fill('PA66, 30 % glass fibre, black');
  await shell.control('logIn').click();
  await expect.poll(documents).toBe(2);
  await expect(shell.loginDialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${product}$`));
  await expect(form).toHaveValue('PA66, 30 % glass fibre, black');
  expect(documents()).toBe(2);
});

test('[ST-40] where a dialog is missing after the reload too, the visitor goes to the member site', async ({
  page,
  shell,
}) => {
  await page.route(/\/assets\/login-dialog-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await shell.open('/articles');
  await shell.isHydrated();
  const left = page.waitForRequest((request) => request.isNavigationRequest() && !request.url().includes('/articles'), {
    timeout: 20_000,
  });
  await shell.control('logIn').click();
  await left;
});

test('without a connection a missing part reloads nothing, and is requested again when the visitor says so', async ({
  page,
  shell,
}) => {
  const documents = countDocuments(page);
  await page.route('**/*', (route) => route.continue());
  await shell.open('/articles');
  await shell.isHydrated();
  // The network is gone, and the browser does not know.
  await page.route('**/*', (route) => route.abort('connectionreset'));
  await page.locator('header a[href="/videos"]:visible').first().click();
  const message = page.locator('[data-toast="error"]');
  await expect(message).toBeVisible();
  await expect(page).toHaveURL(/\/articles$/);
  expect(documents()).toBe(1);
  await page.unrouteAll();
  await message.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/videos$/);
});
