import type { Page } from '@playwright/test';
import { holdEntry } from './support/hold-entry.ts';
import { expect, visitorTest as test } from './support/test.ts';

test.use({ bannerSeen: true });

/** The current items of rows that scroll which are not seen whole, and how far the page was scrolled. */
const unseen = (page: Page) =>
  page.evaluate(() => ({
    items: [...document.querySelectorAll('ul [aria-current]:not([aria-current="false"])')]
      .filter((item) => item.checkVisibility() && getComputedStyle(item.closest('ul')!).overflowX === 'auto')
      .filter((item) => {
        const [box, row] = [item, item.closest('ul')!].map((element) => element.getBoundingClientRect());
        return box!.left < row!.left || box!.right > row!.right;
      })
      .map((item) => item.textContent),
    scrolled: window.scrollY,
  }));
const allSeen = { items: [], scrolled: 0 };

/** How far the row of the child industries is scrolled. */
const scrolledBy = (page: Page) =>
  page
    .locator('header > nav ul')
    .first()
    .evaluate((row) => row.scrollLeft);

/** Child industries at the end and at the beginning of a row, tabs, filters. */
const paths = [
  '/i/plastics/511',
  '/i/plastics/501',
  '/search?type=whitepapers&keyword=a',
  '/articles?type=oversea&year=2026&month=7',
] as const;

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('[SS-03] the current item of each row is seen, and the page stays at its top', async ({ page, shell }) => {
      for (const path of paths) {
        await shell.open(path);
        if (javaScriptEnabled) await shell.isHydrated();
        await expect.poll(() => unseen(page), path).toEqual(allSeen);
      }
      await shell.open('/i/plastics/511');
      expect(await scrolledBy(page)).toBeGreaterThan(200);
    });
  });

test('[SS-03] the current child is seen in a browser that begins every row with its first item', async ({
  page,
  shell,
}) => {
  const letCome = await holdEntry(page);
  await shell.open('/i/plastics/511');
  await page
    .locator('header > nav ul')
    .first()
    .evaluate((row) => (row.scrollLeft = 0));
  letCome();
  await shell.isHydrated();
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(200);
  expect(await unseen(page)).toEqual(allSeen);
});

test('[SS-03] the current child is seen after a navigation, and a row that the visitor scrolled is left alone', async ({
  page,
  shell,
}) => {
  const letCome = await holdEntry(page);
  await shell.open('/i/plastics/511');
  const child = (id: number) => page.locator(`header > nav a[href="/i/plastics/${id}"]`);
  const row = page.locator('header > nav ul').first();
  await row.evaluate((element) => (element.scrollLeft = 40));
  letCome();
  await shell.isHydrated();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await scrolledBy(page)).toBe(40);
  // As from a link in the page, far from the row.
  for (const id of [501, 511]) {
    await child(id).evaluate((link: HTMLElement) => link.click());
    await expect(child(id)).toHaveAttribute('aria-current', 'page');
    await expect.poll(async () => (await unseen(page)).items).toEqual([]);
  }
});
