import { chromium } from '@playwright/test';
import { ShellPage } from './pages/shell.page.ts';
import { expect, test } from './support/test.ts';

/** The type size that the reader chose in the browser, in CSS pixels. */
const typeSize = 24;

test('a browser with larger type has the layout of a narrower window, and the menu that belongs to it', async ({
  baseURL,
  edition,
}, { project }) => {
  test.slow();
  const browser = await chromium.launch({
    ...project.use.launchOptions,
    args: [...(project.use.launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${typeSize}`],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL });
  const shell = new ShellPage(page, edition, true);
  for (const path of ['/', '/showroom/products', '/i/plastics', '/articles']) {
    await shell.open(path);
    await shell.isHydrated();
    expect(await page.evaluate(() => matchMedia('(width < 60rem)').matches)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
  await shell.control('industries').hover();
  await page.waitForTimeout(600);
  await expect(shell.industryMenu).toBeHidden();
  await shell.control('industries').click();
  await expect(shell.industryMenu).toBeVisible();
  await expect(shell.industryMenu.locator('a[href^="/article/"]')).toHaveCount(0);
  await browser.close();
});
