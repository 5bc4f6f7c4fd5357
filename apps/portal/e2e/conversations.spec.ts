import { readFileSync } from 'node:fs';
import type { Browser, Download, Page } from '@playwright/test';
import { AccountsPage } from './pages/accounts.page.ts';
import { findings } from './support/axe.ts';
import { collectFaults, expect, test } from './support/test.ts';

/** A drawing that would change the title of a page if anything in it ran. */
const drawing = {
  name: 'housing 图.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n<script>document.title = "run"</script>'),
};

/** A page in a browser of its own, in which nobody is logged in. */
const anotherBrowser = async (browser: Browser, page: Page) =>
  (await browser.newContext({ viewport: page.viewportSize() })).newPage();

/** What a download is called and holds. */
const saved = async (coming: Promise<Download>) => {
  const download = await coming;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};

/** Requests a file as the visitor of a page would: a browser alone has the cookies of the host. */
const requested = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url);
    const header = (name: string) => response.headers.get(name) ?? '';
    const body = await response.text();
    return {
      status: response.status,
      isAttachment: header('content-disposition').startsWith('attachment'),
      isSandboxed: /\bsandbox\b/.test(header('content-security-policy')),
      isNotGuessed: header('x-content-type-options') === 'nosniff',
      hasFile: body.startsWith('%PDF-'),
    };
  }, path);

test('a drawing is for both sides alone, and a member reports and blocks the other side, which is told', async ({
  page,
  browser,
  edition,
  baseURL,
}) => {
  test.slow();
  const faults = collectFaults(page);
  const buyer = new AccountsPage(page, edition, baseURL!, 'member');
  await buyer.logInAs('buyer');

  const supplierPage = await anotherBrowser(browser, page);
  const supplier = new AccountsPage(supplierPage, edition, baseURL!, 'supplier');
  // Other tests of this member ask the first; a try that failed may have left the last one blocked.
  const asked = (await supplier.logInAsSupplier()).at(-1 - test.info().retry);
  await buyer.request([asked!], drawing);
  await buyer.open('/');
  await buyer.main.getByRole('link', { name: asked!.title }).first().click();
  await page.waitForURL(/\/threads\/\d+$/);
  await supplier.openThread(asked!, buyer.demoBuyerName);

  await test.step('both sides save the drawing', async () => {
    for (const side of [buyer, supplier]) {
      const link = side.main.getByRole('link', { name: drawing.name });
      if (!(await link.isVisible())) await side.main.locator('summary').first().click();
      const coming = side.page.waitForEvent('download');
      await link.click();
      expect(await saved(coming)).toEqual({ name: drawing.name, text: String(drawing.buffer) });
    }
  });

  await test.step('nothing in it runs where its URL is opened, and nobody else has it', async () => {
    const url = (await buyer.main.getByRole('link', { name: drawing.name }).getAttribute('href'))!;
    const shown = [page.url(), await page.title()];
    const coming = page.waitForEvent('download');
    await page.evaluate((file) => location.assign(file), url);
    expect((await saved(coming)).name).toBe(drawing.name);
    expect([page.url(), await page.title()]).toEqual(shown);
    expect(await requested(page, url)).toEqual({
      status: 200,
      isAttachment: true,
      isSandboxed: true,
      isNotGuessed: true,
      hasFile: true,
    });

    const elsewhere = await anotherBrowser(browser, page);
    // A member of the other edition is another one, too.
    const other = edition === 'cn' ? 'en' : 'cn';
    const another = new AccountsPage(elsewhere, other, baseURL!.replace(`//${edition}.`, `//${other}.`), 'member');
    const { pathname } = new URL(url, page.url());
    await another.open('/login?sign_on=none');
    expect(await requested(elsewhere, pathname)).toMatchObject({ isAttachment: false, hasFile: false });
    await another.logInAs('buyer');
    expect(await requested(elsewhere, pathname)).toMatchObject({ status: 404, isAttachment: false, hasFile: false });
    await elsewhere.context().close();
  });

  await test.step('a report and a block', async () => {
    await supplier.say('Pay the samples in advance, to a private account.');
    await expect(supplier.main.getByRole('listitem').filter({ hasText: 'private account' })).toBeVisible();
    await page.reload();
    await expect(buyer.main.getByText('private account')).toBeVisible();
    await buyer.report('Wants money for samples first.');
    await buyer.turn('block');
    await expect(buyer.main.getByText(buyer.words.blocking)).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await supplier.say('Are you still there?');
    await expect(supplier.main.getByText(supplier.words.isBlocked)).toBeVisible();
    // What was written stays.
    await expect(supplier.main.getByLabel(supplier.words.message, { exact: true })).toHaveValue('Are you still there?');
    await page.reload();
    await expect(buyer.main.getByText(buyer.words.blocking)).toBeVisible();
    await expect(buyer.main.getByText('Are you still there?')).toHaveCount(0);

    await buyer.turn('unblock');
    await supplier.main.getByRole('button', { name: supplier.words.sendMessage }).click();
    await expect(supplier.main.getByRole('listitem').filter({ hasText: 'still there' })).toBeVisible();
    await page.reload();
    await expect(buyer.main.getByText('Are you still there?')).toBeVisible();
  });
  await supplierPage.context().close();
  expect(faults).toEqual([]);
});
