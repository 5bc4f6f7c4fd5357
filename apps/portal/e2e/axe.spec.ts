import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { exceptionalPages, routeKinds } from './support/route-kinds.ts';
import { expect, test } from './support/test.ts';

/** Below and above the breakpoint, beside it and far from it. */
const widths = [1440, 961, 959, 360];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is now, by the rules of WCAG 2.2 AA and of good practice. */
async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => `${id} ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`));
  });
}

/** What axe finds at each width, with the name of the page. */
async function atEachWidth(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findings(page)).map((finding) => `${name} at ${width}: ${finding}`));
  }
  return found;
}

// A recording of every width of every page would cost more than all else. Nothing moves, so that no colour is half-way.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ narrow }) => test.skip(narrow, 'every width is looked at once for each edition'));

test('axe finds nothing on any kind of page, at any width', async ({ page, shell, baseURL, edition }) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  for (const path of [...(await routeKinds(baseURL!, edition)), ...exceptionalPages]) {
    await shell.open(path);
    await shell.becomesAlive();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    found.push(...(await atEachWidth(page, path)));
  }
  expect(found).toEqual([]);
  // And it would: a page with a fault is seen to have it.
  await page.evaluate(() => document.body.append(document.createElement('button')));
  expect(await findings(page)).not.toEqual([]);
});

test('axe finds nothing in what opens over a page', async ({ page, shell, edition }) => {
  test.setTimeout(90_000);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await findings(page)).map((finding) => `${state}: ${finding}`));
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await shell.open('/whitepapers');
    await shell.becomesAlive();
    await shell.openIndustries();
    await look(`industries at ${width}`);
    await page.keyboard.press('Escape');
    await shell.searchFor({ cn: '激光', en: 'laser' }[edition]);
    await expect(page.getByRole('listbox').first()).toBeVisible();
    await look(`search at ${width}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    if (width < 960) {
      await shell.control('menu').click();
      await expect(shell.mobileMenu).toBeVisible();
      await look(`menu at ${width}`);
      await page.keyboard.press('Escape');
    }
    await page.locator('#floating-login, [data-login]').or(shell.control('logIn')).first().dispatchEvent('click');
    await expect(shell.loginDialog).toBeVisible({ timeout: 15_000 });
    await look(`login at ${width}`);
  }
  expect(found).toEqual([]);
});
