import type { Locator, Page } from '@playwright/test';
import type { ShellPage } from './pages/shell.page.ts';
import { holdEntry } from './support/hold-entry.ts';
import { expect, visitorTest as test, wholeBrowser } from './support/test.ts';

test.use({ bannerSeen: true, ...wholeBrowser });

const isHydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

/** Moves the mouse over the middle of an element, and leaves it there. */
async function restOn(page: Page, control: Locator): Promise<void> {
  const { x, y, width, height } = (await control.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
}

/** The entries of the floating bar that open a block. */
const blocks = ['officialAccount', 'secretary', 'email', 'phone'] as const;

/** Opens a page whose script is held back, scrolled to where the floating bar is. */
async function openByTheBar(page: Page, shell: ShellPage): Promise<() => void> {
  const letCome = await holdEntry(page);
  await shell.open('/articles');
  await page.evaluate(() => window.scrollTo(0, window.innerHeight));
  return letCome;
}

test('[FB-03] [FB-04] [FB-05] [FB-06] an entry of the floating bar that a mouse rests on opens once the page is hydrated', async ({
  page,
  shell,
}) => {
  for (const block of blocks) {
    const letCome = await openByTheBar(page, shell);
    await restOn(page, page.locator(`#floating-${block}`));
    letCome();
    await expect(page.locator(`[data-block="${block}"]`)).toBeVisible();
    // It closes like any other.
    await page.mouse.move(300, 300);
    await expect(page.locator('[data-block]')).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('[FB-05] an entry that the mouse has left stays closed', async ({ page, shell }) => {
  const letCome = await openByTheBar(page, shell);
  await restOn(page, page.locator('#floating-email'));
  await page.mouse.move(300, 300);
  letCome();
  await isHydrated(page);
  await restOn(page, page.locator('#back-to-top'));
  // By now it is the whole bar.
  await expect(page.locator('button#floating-email')).toBeAttached();
  await expect(page.locator('[data-block]')).toHaveCount(0);
});

test('[FB-06] an entry that has the focus of the keyboard opens once the page is hydrated', async ({ page, shell }) => {
  const letCome = await openByTheBar(page, shell);
  await page.locator('#floating-email').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#floating-phone')).toBeFocused();
  letCome();
  await expect(page.locator('[data-block="phone"]')).toBeVisible();
  await expect(page.locator('button#floating-phone')).toBeFocused();
});

test('[ST-14] the industry menu opens once the page is hydrated under a mouse that rests on its button', async ({
  page,
  shell,
}) => {
  const letCome = await holdEntry(page);
  await shell.open('/articles');
  await restOn(page, shell.control('industries'));
  letCome();
  await expect(shell.industryMenu).toBeVisible();
  await page.mouse.move(20, 20);
  await expect(shell.industryMenu).toBeHidden();
});

test('[ST-14] the industry menu stays closed where the mouse has left its button', async ({ page, shell }) => {
  const letCome = await holdEntry(page);
  await shell.open('/articles');
  await restOn(page, shell.control('industries'));
  await page.mouse.move(20, 20);
  letCome();
  await isHydrated(page);
  // Longer than a mouse has to rest on it.
  await page.waitForTimeout(200);
  await expect(shell.industryMenu).toBeHidden();
});

test('[ST-16] the industry that a mouse rests on in an early menu is shown once the page is hydrated', async ({
  page,
  shell,
}) => {
  const letCome = await holdEntry(page);
  await shell.open('/articles');
  await shell.openIndustries();
  const third = shell.industryMenu.locator('details').nth(2);
  await restOn(page, third.locator('summary'));
  letCome();
  await expect(third).toHaveAttribute('open');
});
