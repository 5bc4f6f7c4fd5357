import { asMember } from './support/member.ts';
import { pageFacts } from './support/page-facts.ts';
import { ShellPage } from './pages/shell.page.ts';
import { expect, test } from './support/test.ts';

test.use({ bannerSeen: true, javaScriptEnabled: false });

const words = {
  cn: { login: '登录后即可发送询盘', notYet: '询盘尚未发送', sent: '询盘已发送' },
  en: { login: 'Log in to send your enquiry', notYet: 'Your enquiry was not sent yet', sent: 'Your enquiry was sent' },
};

test('an enquiry is sent without JavaScript, and what is wrong or lacks a login comes back as it was typed', async ({
  page,
  shell,
  edition,
  narrow,
  baseURL,
  browser,
}) => {
  const { links } = await pageFacts(baseURL!, '/showroom/products');
  const path = links.filter((link) => /^\/showroom\/products\/info\/\d+$/.test(link))[narrow ? 3 : 2]!;
  const form = page.locator('form[action="/enquiry"]');
  const heading = page.getByRole('heading', { level: 1 });
  const message = 'PA66, 30 % <glass> fibre';
  await shell.open(path);
  await form.locator('[name="quantity"]').fill('many');
  await form.locator('[name="message"]').fill(message);
  await form.locator('button[type="submit"]').click();
  await expect(heading).toHaveText(words[edition].notYet);
  await expect(form.locator('[name="quantity"]')).toHaveAttribute('aria-invalid', 'true');
  await form.locator('[name="quantity"]').fill('1200');
  await form.locator('button[type="submit"]').click();
  await expect(heading).toHaveText(words[edition].login);
  await expect(form.locator('[name="message"]')).toHaveValue(message);

  // Logging in takes JavaScript.
  const scripted = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: true });
  const other = await scripted.newPage();
  await asMember(other, new ShellPage(other, edition, false), baseURL!);
  await page.context().addCookies(await scripted.cookies());
  await scripted.close();
  await shell.open(path);
  await form.locator('[name="quantity"]').fill('1200');
  await form.locator('[name="message"]').fill(message);
  await form.locator('button[type="submit"]').click();
  await expect(heading).toHaveText(words[edition].sent);
  await expect(page).toHaveURL(/\/enquiry\/sent\?id=\d+&kind=product&target=\d+$/);
  await expect(page.locator('main a[href*="/enquiries/"]')).toBeVisible();
});
