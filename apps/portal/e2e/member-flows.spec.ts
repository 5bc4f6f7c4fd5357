import { readFile } from 'node:fs/promises';
import { LoginDialogPage } from './pages/login-dialog.page.ts';
import { asMember } from './support/member.ts';
import { pageFacts } from './support/page-facts.ts';
import { expect, hasStored, visitorTest as test } from './support/test.ts';

// What a first visit shows lies over the page for some seconds.
test.use({ bannerSeen: true });

const words = {
  cn: {
    loginFirst: '请先登录',
    loginToDownload: '请登录会员中心后下载',
    enquirySent: '询盘已发送',
    subscribed: '订阅成功',
  },
  en: {
    loginFirst: 'Please login first',
    loginToDownload: 'Please log in to the member center to download',
    enquirySent: 'Your enquiry was sent',
    subscribed: 'You have subscribed',
  },
};

/** An item of a list, another for each width: both are at work on the same data. */
const itemOf = async (baseURL: string, list: string, narrow: boolean) => {
  const item = new RegExp(`^${list}/info/\\d+$`);
  const { links } = await pageFacts(baseURL, list);
  return links.filter((link) => item.test(link))[narrow ? 1 : 0]!;
};

/** The hydrated part of an island, which took the place of the static one. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
const living = (island: string) => `[data-island="${island}"] > :not([data-server-markup])`;

test(
  '[RO-04] [RO-03] a visitor’s favourite asks to log in, is added by the login, stands among the favourites ' +
    'and can be taken off',
  async ({ page, shell, edition, narrow, baseURL }) => {
    const login = new LoginDialogPage(page, shell);
    const path = await itemOf(baseURL!, '/showroom/products', narrow);
    await shell.open(path);
    await shell.isHydrated();
    const title = await page.locator('h1').innerText();
    const favourite = page.locator(`${living('favourite')} button`).first();
    await favourite.click();
    await expect(page.getByText(words[edition].loginFirst).first()).toBeAttached();
    await expect(login.form).toBeVisible();
    const loadedAgain = page.waitForEvent('load');
    await login.logInByPassword();
    await loadedAgain;
    await shell.isHydrated();
    await expect(login.memberName).toBeVisible();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');

    await shell.open('/favourites');
    await shell.isHydrated();
    const own = page
      .getByRole('main')
      .locator('article')
      .filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(own.getByRole('heading')).toHaveText(title);
    await own.getByRole('button').click();
    await expect(own).toHaveCount(0);
  },
);

test('[RO-05] a white paper asks a visitor to log in, and a member gets its file', async ({
  page,
  shell,
  edition,
  narrow,
  baseURL,
}) => {
  const path = await itemOf(baseURL!, '/whitepapers', narrow);
  const download = page.locator(`${living('download')} button[type="submit"]`);
  await shell.open(path);
  await shell.isHydrated();
  await download.click();
  const message = page.locator(living('download')).getByText(words[edition].loginToDownload);
  await expect(message).toBeVisible();
  // The next button neither moves aside nor hangs between the lines.
  const [first, said, next] = await Promise.all(
    [download, message, page.locator(`${living('favourite')} button`).first()].map((part) => part.boundingBox()),
  );
  expect(next!.x).toBe(first!.x);
  expect(next!.y).toBeGreaterThan(said!.y + said!.height);

  await asMember(page, shell, baseURL!);
  await shell.open(path);
  await shell.isHydrated();
  const begun = page.waitForEvent('download');
  await download.click();
  const file = await readFile(await (await begun).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.subarray(-6).toString()).toBe('%%EOF\n');
});

test('a member’s enquiry is saved through a reload, shown as it was sent, and found again on the member site', async ({
  page,
  shell,
  edition,
  narrow,
  baseURL,
}) => {
  await asMember(page, shell, baseURL!);
  await shell.open(await itemOf(baseURL!, '/showroom/products', narrow));
  await shell.isHydrated();
  const form = page.locator('[data-island="enquiry"] > form');
  await form.locator('[name="quantity"]').fill('1200');
  await form.locator('[name="unit"]').fill('kg');
  await form.locator('[name="message"]').fill('PA66, 30 % glass fibre, black');
  await hasStored(page, 'PA66');
  await page.reload();
  await shell.isHydrated();
  await expect(form.locator('[name="message"]')).toHaveValue('PA66, 30 % glass fibre, black');
  await form.locator('button[type="submit"]').click();
  // The state says why, where it is not sent.
  await expect(page.locator('[data-island="enquiry"] > [data-state]')).toHaveAttribute('data-state', 'sent');
  const sent = page.locator('[data-island="enquiry"] section[data-state="sent"]');
  await expect(sent.getByRole('heading')).toHaveText(words[edition].enquirySent);
  for (const fact of ['1,200', 'kg', 'PA66, 30 % glass fibre, black'])
    await expect(sent.getByText(fact, { exact: true })).toBeVisible();
  const memberSite = baseURL!.replace('//', '//member.');
  const title = await page.locator('h1').innerText();
  await sent.getByRole('link').click();
  // Logged in by the login of the portal.
  await page.waitForURL(`${memberSite}/enquiries`);
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await shell.open('/favourites');
  await expect(page.getByRole('main').locator(`a[href="${memberSite}/"]`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('a member subscribes to a magazine, and reads what was sent', async ({
  page,
  shell,
  edition,
  narrow,
  baseURL,
}) => {
  await asMember(page, shell, baseURL!);
  await shell.open(await itemOf(baseURL!, '/magazines', narrow));
  await shell.isHydrated();
  const form = page.locator('[data-island="subscription"] > form');
  await form.locator('[name="type"][value="eZine"]').check();
  await form.locator('[name="gender"]').first().check();
  await form.locator('[name="education"]').selectOption({ index: 1 });
  await form.locator('[name="company"]').fill('Example Works');
  await form.locator('[name="country"]').fill({ cn: '德国', en: 'Germany' }[edition]);
  await form.locator('[name="province"]').fill('Bayern');
  await form.locator('[name="city"]').fill('Augsburg');
  await form.locator('[name="email"]').fill('reader@example.com');
  await page.keyboard.press('Escape');
  await form.locator('button[type="submit"]').click();
  const sent = page.locator('[data-island="subscription"] section[data-state="sent"]');
  await expect(sent.getByRole('heading')).toHaveText(words[edition].subscribed);
  for (const fact of ['Example Works', 'reader@example.com'])
    await expect(sent.getByText(fact, { exact: true })).toBeVisible();
});

test('[LG-12] a tag of an article opens its list in a new window', async ({ page, shell, baseURL, context }) => {
  const { links } = await pageFacts(baseURL!, '/articles');
  await shell.open(links.find((link) => link.startsWith('/article/'))!);
  await shell.isHydrated();
  const tag = page.locator('main header a[target="_blank"][href*="id="]').first();
  const opened = context.waitForEvent('page');
  await tag.click();
  const list = await opened;
  await expect(list).toHaveURL(
    new RegExp(`${(await tag.getAttribute('href'))!.replaceAll(/[?.]/g, String.raw`\$&`)}$`),
  );
  await expect(list.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await list.evaluate(() => window.opener)).toBeNull();
});
