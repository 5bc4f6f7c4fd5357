import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What the first load of the home page may cost, in bytes as sent (brotli). */
const budgets = { html: 18_000, css: 12_000, scriptFirst: 5_000, scriptAlive: 120_000 };

/** Adds up the bodies that a page fetches, by kind. */
const countBytes = (page: Page) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async (kind: string) => {
    const sizes = await Promise.all(finished.filter((request) => request.resourceType() === kind).map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
};

test('the first load of the home page stays within its budgets and moves nothing', async ({ page, shell }) => {
  const bytes = countBytes(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const unasked = (entry: PerformanceEntry) => !(entry as unknown as { hadRecentInput: boolean }).hadRecentInput;
    new PerformanceObserver((list) =>
      list.getEntries().filter(unasked).forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto('/', { waitUntil: 'load' });
  expect(await bytes('document')).toBeLessThanOrEqual(budgets.html);
  expect(await bytes('stylesheet')).toBeLessThanOrEqual(budgets.css);
  expect(await bytes('script')).toBeLessThanOrEqual(budgets.scriptFirst);

  await shell.becomesAlive();
  await shell.openIndustries();
  await page.keyboard.press('Escape');
  await shell.openSearch();
  await page.waitForLoadState('networkidle');
  expect(await bytes('script')).toBeGreaterThan(60_000);
  expect(await bytes('script')).toBeLessThanOrEqual(budgets.scriptAlive);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});
