import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../tools/browser.mjs';
import { ShellPage } from './pages/shell.page.ts';
import { routeKinds } from './support/route-kinds.ts';
import { countCases, expect, test } from './support/test.ts';

/** Pages that another page of the list has the loader and the components of. */
const sameProgram =
  /^\/about(?!\/history)|^\/subsite\/(?!articles|showroom\/pl|magazines)|^\/index|^\/articles\/newswire/;

/** Opens pages and brings them to life. Returns what the browser complained of. */
async function visitAll(page: Page, shell: ShellPage, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()} ${String(error)}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`${page.url()} ${message.text()}`));
  for (const path of paths) {
    await shell.open(path);
    await shell.isHydrated();
    await expect(page.locator('h1').first()).toBeAttached();
    countCases('G35', 1);
  }
  return faults;
}

test('where the browser stores neither cookies nor data, every kind of page is hydrated without a fault', async ({
  baseURL,
  edition,
  narrow,
}, { project }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'millwright-blocked-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(
    join(folder, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const context = await chromium.launchPersistentContext(folder, {
    ...project.use.launchOptions,
    // The headless shell knows no settings of a profile.
    executablePath: (await findBrowser()).path,
    baseURL,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const shell = new ShellPage(page, edition, narrow);
  const kinds = await routeKinds(baseURL!, edition);
  // In the other edition those that another page has the program of are left out.
  const faults = await visitAll(
    page,
    shell,
    edition === 'cn' ? kinds : kinds.filter((path) => !sameProgram.test(path)),
  );
  expect(faults).toEqual([]);
  // The block is the browser's own.
  expect(
    await page.evaluate(() => {
      try {
        return String(window.localStorage);
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');
  // Nothing is remembered, and yet the pop-up comes once a page view at most.
  await shell.open('/');
  await shell.isHydrated();
  let shown = 0;
  for (let count = 0; count < 3; count += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(400);
    if (await page.getByRole('dialog').isVisible()) shown += 1;
    await page.keyboard.press('Escape');
  }
  expect(shown).toBeLessThanOrEqual(1);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const fault of ['QuotaExceededError', 'SecurityError']) {
  test(`storage that throws a ${fault} is no fault of a page`, async ({ page, shell }) => {
    test.setTimeout(60_000);
    await page.addInitScript((name) => {
      const fail = (): never => {
        throw new DOMException('of the test', name);
      };
      Object.assign(Storage.prototype, {
        setItem: fail,
        removeItem: fail,
        ...(name === 'SecurityError' ? { getItem: fail } : {}),
      });
    }, fault);
    expect(
      await visitAll(page, shell, [
        '/',
        '/articles',
        '/favourites',
        '/showroom/products',
        '/search',
        '/magazines',
        '/subsite/articles?sid=5',
      ]),
    ).toEqual([]);
    // It throws.
    expect(
      await page.evaluate(() => {
        try {
          localStorage.setItem('a', 'b');
          return '';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe(fault);
  });
}
