import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { ShellPage } from './pages/shell.page.ts';
import { isTurnOf } from './support/longer-form.ts';
import { routeKinds } from './support/route-kinds.ts';
import { expect, test } from './support/test.ts';

/** Starts a browser whose reader chose a size of type, in CSS pixels; 16 is usual. */
const startBrowser = (options: LaunchOptions = {}, typeSize: number): Promise<Browser> =>
  chromium.launch({ ...options, args: [...(options.args ?? []), `--blink-settings=defaultFontSize=${typeSize}`] });

test('a browser with larger type has the layout of a narrower window, and the menu that belongs to it', async ({
  baseURL,
  edition,
}, { project }) => {
  test.slow();
  const browser = await startBrowser(project.use.launchOptions, 24);
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

test('on the smallest phone, with type of twice the size, every kind of page fits the window', async ({
  baseURL,
  edition,
}, { project }) => {
  test.slow();
  const browser = await startBrowser(project.use.launchOptions, 32);
  const page = await browser.newPage({ viewport: { width: 320, height: 640 }, baseURL });
  const wide: string[] = [];
  const kinds = await routeKinds(baseURL!, edition);
  for (const path of kinds.filter((_, index) => isTurnOf(index, edition === 'cn'))) {
    await page.goto(path);
    // Rows that are laid out when they come near count, too.
    const excess = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important; }');
      document.adoptedStyleSheets.push(sheet);
      return document.documentElement.scrollWidth - innerWidth;
    });
    if (excess > 0) wide.push(`${path}: ${excess} pixels too wide`);
  }
  await browser.close();
  expect(wide).toEqual([]);
});
