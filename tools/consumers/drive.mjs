import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../lib/bootstrap.mjs';
import { findBrowser } from '../browser.mjs';

/** What the editions say differently, in the site's own words where it has some. */
const words = {
  en: { login: /^log in$/i, next: /next/i, field: /e-mail/i },
  cn: { login: /^登录$/, next: /下一/, field: /手机/ },
  de: { login: /^anmelden$/i, next: /weiter/i, field: /e-mail/i },
  ar: { login: /^تسجيل الدخول$/, next: /التالي/, field: /البريد الإلكتروني/ },
};

/** Uses the widgets of a page as its visitors would. Throws where one of them does not do its work. */
const visit = async (page, url, edition, { industries, child }) => {
  const { login, next, field } = words[edition];
  const faults = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(url);

  const title = page.getByRole('heading', { level: 1 });
  await title.waitFor();
  assert.equal(
    await title.evaluate((element) => getComputedStyle(element).fontStyle),
    'italic',
    'a rule of the site did not win',
  );

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: industries }).click();
  await page.getByRole('link', { name: child }).first().waitFor();
  await page.keyboard.press('Escape');

  await header
    .getByRole('button', { name: login })
    .or(header.getByRole('link', { name: login }))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(field).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const main = page.getByRole('main');
  await main.getByRole('button', { name: next }).click();
  await main
    .locator('button[aria-disabled="true"]', { hasNotText: /./ })
    .and(main.getByRole('button', { name: /2/ }))
    .waitFor();

  await page.locator('#back-to-top').waitFor({ state: 'attached' });
  assert.deepEqual(faults, [], 'the browser complained');
};

/**
 * Uses every page of a consumer's site, and leaves screenshots of them in `.cache/consumers`.
 * @param {{ name: string, pages: Partial<Record<'cn' | 'en' | 'de' | 'ar', { url: string, industries: string, child: string
 *   }>> }} site For each edition, or further language, where its page is, what the button of its industries says, and a
 *   link in its menu.
 */
export const drive = async ({ name, pages }) => {
  const images = join(root, '.cache/consumers');
  mkdirSync(images, { recursive: true });
  const { path, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath: path, args });
  try {
    for (const [edition, { url, ...ownWords }] of Object.entries(pages)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      try {
        await visit(page, url, edition, ownWords);
      } finally {
        await page.screenshot({ path: join(images, `${name}-${edition}.png`) });
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
};
