import type { Browser, Page } from '@playwright/test';
import { AccountsPage, type Hand, type SpokenFor } from './pages/accounts.page.ts';
import { findings } from './support/axe.ts';
import { Effort } from './support/effort.ts';
import { isFull, isTurnOf } from './support/longer-form.ts';
import { collectFaults, expect, test } from './support/test.ts';

const runs = ['wide', 'narrow', 'keyboard'] as const;

/** An account that nobody has, another for each run and each try: a number is sent one code a minute. */
const newAccount = (edition: 'cn' | 'en', run: (typeof runs)[number]): string => {
  const number = 10 * test.info().retry + runs.indexOf(run) + 1;
  return edition === 'cn' ? String(13_711_110_000 + number) : `kim${number}@example.com`;
};

interface Loop {
  page: Page;
  browser: Browser;
  edition: 'cn' | 'en';
  narrow: boolean;
  baseURL: string | undefined;
  hand: Hand;
}

/** Registers, asks three suppliers, has each quote, compares and accepts: the loop, as a person does it. */
async function goTheWholeWay({ page, browser, edition, narrow, baseURL, hand }: Loop): Promise<void> {
  const faults = collectFaults(page);
  const run = hand === 'keyboard' ? hand : narrow ? 'narrow' : 'wide';
  const buyer = `Kim Weber ${edition} ${run} ${test.info().retry}`;
  const member = new AccountsPage(page, edition, baseURL!, 'member', hand);
  const other = await browser.newContext({ viewport: page.viewportSize() });
  const supplierPage = await other.newPage();
  const supplier = new AccountsPage(supplierPage, edition, baseURL!, 'supplier', hand);
  const effort = new Effort();
  const problems: string[] = [];
  let looks = 0;
  const look = async (at: string, looked = page) => {
    await expect(looked.getByRole('progressbar')).toHaveCount(0);
    // What the pages look like does not depend on the hand.
    if (hand === 'keyboard' && isFull) return;
    looks += 1;
    if (isTurnOf(looks, narrow)) problems.push(...(await findings(looked)).map((finding) => `${at}: ${finding}`));
    const width = await looked.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (width > 0) problems.push(`${at}: ${width} px wider than the window`);
  };

  await member.open('/register');
  await member.submit();
  await expect(member.form.locator('[name="account"]')).toBeFocused();
  for (const name of ['account', 'img_code', 'vcode', 'name'])
    await expect(member.form.locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
  await expect(member.form.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await look('registration');
  member.effort = effort;
  supplier.effort = effort;
  await member.fillRegistration({ account: newAccount(edition, run), name: buyer });
  await member.submit();
  await expect(member.logOut).toBeVisible();
  await look('overview');

  const suppliers = await supplier.logInAsSupplier();
  expect(suppliers).toHaveLength(3);
  await look('inbox', supplierPage);
  // Whose related suppliers the others are.
  const requested = [...suppliers].reverse() as SpokenFor[];
  await member.request(requested);
  await look('request that was sent');

  for (const [index, one] of requested.entries()) await supplier.quote(one, buyer, `10${index}.5`);
  // A conversation belongs to the inbox.
  await expect(supplier.currentEntry).toHaveAttribute('href', '/');
  await look('conversation', supplierPage);

  await member.open('/enquiries');
  await look('enquiries');
  await member.press(member.main.getByRole('link', { name: requested[0]!.title }).first());
  await page.waitForURL(/\/enquiries\/\d+$/);
  await expect(member.main.getByRole('table').locator('thead th')).toHaveCount(4);
  await look('quotes');
  await member.accept(requested[1]!);
  // Five minutes of hands (docs/accounts.md): counted acts, whatever the machine takes.
  test.info().annotations.push({ type: 'effort', description: String(effort) });
  expect(effort.estimate).toBeLessThan(300);
  await supplier.open(`/?supplier=${requested[1]!.id}&status=accepted`);
  await expect(supplier.main.getByRole('link', { name: buyer }).first()).toBeVisible();

  await member.request([requested[2]!]);
  await supplier.decline(requested[2]!, buyer, `No capacity for ${run}`);
  await look('conversation without a quote', supplierPage);

  for (const path of ['/profile', '/security', '/data', '/no/such/page']) {
    await member.open(path);
    await look(path);
    if (path !== '/no/such/page') await expect(member.currentEntry).toBeInViewport({ ratio: 1 });
  }
  await other.close();
  expect({ problems, faults }).toEqual({ problems: [], faults: [] });
}

test('a new member registers, asks three suppliers, compares their quotes and accepts one', async ({
  page,
  browser,
  edition,
  narrow,
  baseURL,
}) => {
  test.skip(!narrow && !isFull, 'the same is done by the keyboard');
  test.slow();
  await goTheWholeWay({ page, browser, edition, narrow, baseURL, hand: 'pointer' });
});

test('the same by the keyboard alone', async ({ page, browser, edition, narrow, baseURL }) => {
  test.skip(narrow, 'a phone has no keyboard');
  test.slow();
  await goTheWholeWay({ page, browser, edition, narrow, baseURL, hand: 'keyboard' });
});
