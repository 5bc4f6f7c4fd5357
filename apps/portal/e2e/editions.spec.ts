import { pageFacts } from './support/page-facts.ts';
import { expect, visitorTest as test } from './support/test.ts';

const han = /\p{Script=Han}/u;
const sid = 5;

test('[LY-01] a page has header, floating bar, footer and the login dialog around it', async ({ page, shell }) => {
  await shell.open('/articles');
  for (const part of [shell.header, shell.footer, page.getByRole('main')]) await expect(part).toBeVisible();
  await expect(shell.floatingBar).toBeAttached();
  const order = await page.evaluate(() => {
    const outermost = ':is(header, main, footer):not(:is(header, main, footer, dialog) *)';
    return [...document.querySelectorAll(outermost)].map(({ localName }) => localName);
  });
  expect(order).toEqual(['header', 'main', 'footer']);
  await shell.isHydrated();
  await expect(shell.loginDialog).toHaveCount(0);
  await shell.control('logIn').click();
  await expect(shell.loginDialog).toBeVisible();
});

test('[EN-27] the edition sets copy, link targets and the ways to log in, and nothing leaks from the other one', async ({
  page,
  shell,
  edition,
}) => {
  await shell.open('/about/contact');
  await shell.isHydrated();
  // A name of a language stands in its own.
  const words = await page.evaluate(() =>
    [...document.querySelectorAll('header, nav, footer, main')].flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const foreign = node.parentElement!.closest('[lang]')!.getAttribute('lang') !== document.documentElement.lang;
        if (!foreign && node.parentElement!.checkVisibility()) texts.push(node.textContent!.trim());
      }
      return texts.filter((text) => text.length > 1);
    }),
  );
  const chinese = words.filter((text) => han.test(text));
  if (edition === 'en') expect(chinese).toEqual([]);
  else expect(chinese.length / words.length).toBeGreaterThan(0.7);
  const hosts = await page
    .locator('header form[action], footer a[href^="https://"]')
    .evaluateAll((all) =>
      all
        .map((one) => one.getAttribute('action') ?? one.getAttribute('href')!)
        .filter((url) => url.includes('millwright.')),
    );
  expect(hosts.length).toBeGreaterThan(0);
  const other = { cn: '.en.', en: '.cn.' }[edition];
  expect(hosts.filter((url) => new URL(url, 'http://own.invalid').host.includes(other))).toEqual([]);
  await shell.control('logIn').click();
  await expect(shell.loginDialog).toBeVisible();
  await expect(shell.loginDialog.locator('[name="account"]')).toHaveAttribute(
    'type',
    { cn: 'tel', en: 'email' }[edition],
  );
  await expect(shell.loginDialog.getByRole('group').getByRole('button')).toHaveCount({ cn: 2, en: 0 }[edition]);
});

test('[EN-10] the settings of the site are title, description and keywords of the home page', async ({
  page,
  shell,
  edition,
}) => {
  await shell.open('/');
  const settings = await page.evaluate(async () => {
    const response = await fetch('/api/baseinfo', { headers: { 'accept-language': document.documentElement.lang } });
    return ((await response.json()) as { data: { settings: Record<string, string> } }).data.settings;
  });
  await expect(page).toHaveTitle(settings[`meta_title_${edition}`]!);
  const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
  // What is too long for a description ends in the middle of it.
  const description = (await meta('description'))!.replace(/…$/, '');
  expect(description.length).toBeGreaterThan(60);
  expect(settings[`seo_description_${edition}`]!.startsWith(description)).toBe(true);
  expect(await meta('keywords')).toBe(settings[`seo_keyword_${edition}`]);
});

test('[SP-13] a search in a sub-site passes the id of the site', async ({ page, shell, edition }) => {
  await shell.open(`/subsite/articles?sid=${sid}`);
  await shell.isHydrated();
  const keyword = { cn: '注塑', en: 'moulding' }[edition];
  await shell.searchFor(keyword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('type'), searchParams.get('keyword'), searchParams.get('sid')]).toEqual([
    'news',
    keyword,
    String(sid),
  ]);
});

/** Calls of the specification that anybody may make, and whether their response holds content of an edition. */
const calls: readonly [path: string, body: object | null, has: 'content' | 'an answer'][] = [
  ['/api/banner/list', { code: 'top' }, 'an answer'],
  ['/api/baseinfo', null, 'content'],
  ['/api/industry/tree', null, 'content'],
  ['/api/keywords', null, 'content'],
  ['/api/userinfo', null, 'an answer'],
  ['/api/tag/list', null, 'content'],
  ['/api/views', { url: '/articles' }, 'an answer'],
  ['/api/wechat/share_sign?url=https%3A%2F%2Fexample.com%2F', null, 'an answer'],
  ['/api/article/list?sid=5&page=1&rows=5', null, 'content'],
  ['/api/video/list?sid=5&page=1&rows=3', null, 'content'],
  ['/api/mag/list?sid=5&page=1&rows=6', null, 'content'],
  ['/api/paper/list?sid=5&page=1&rows=5', null, 'content'],
  ['/api/verify_code', { account: '', type: 'login', key: '', img_code: '' }, 'an answer'],
  ['/memberApi/login_by_code', { account: '', vcode: '' }, 'an answer'],
  ['/memberApi/login_by_pwd', { account: '', password: '', img_code: '', key: '' }, 'an answer'],
  ['/api/blogrolls', null, 'an answer'],
];

test('[API-32] the service behind the portal responds to every call, with content of the edition', async ({
  page,
  shell,
  edition,
}) => {
  await shell.open('/about/contact');
  const responses = await page.evaluate(
    (requested) =>
      Promise.all(
        requested.map(async ([path, body]) => {
          const headers = { 'accept-language': document.documentElement.lang, 'content-type': 'application/json' };
          const response = await fetch(
            path,
            body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
          );
          return { path, status: response.status, answer: (await response.json()) as { code: number; data: unknown } };
        }),
      ),
    calls,
  );
  for (const [index, { path, status, answer: response }] of responses.entries()) {
    expect({ path, status, code: typeof response.code }).toEqual({ path, status: 200, code: 'number' });
    if (calls[index]![2] === 'an answer') continue;
    expect({
      path,
      code: response.code,
      isChinese: edition === 'cn' ? han.test(JSON.stringify(response.data)) : true,
    }).toEqual({ path, code: 1, isChinese: true });
    expect(JSON.stringify(response.data).length).toBeGreaterThan(40);
  }
  const image = await page.evaluate(() =>
    fetch('/img_code?key=a-key-of-this-test-0001&id=login').then((response) => [
      response.status,
      response.headers.get('content-type')?.split('/')[0],
    ]),
  );
  expect(image).toEqual([200, 'image']);
  const { html } = await pageFacts(page.url(), '/');
  const click = /\/banner\/click\?[^"]*/.exec(html)![0].replaceAll('&amp;', '&');
  expect((await pageFacts(page.url(), click)).status).toBe(302);
});

test('[ST-20] the floating bar is fixed after 80 % of the window’s height', async ({ page, shell }) => {
  await shell.open('/articles');
  await shell.isHydrated();
  const { height } = page.viewportSize()!;
  const topAt = async (share: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), Math.round(share * height));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(Math.round(share * height));
    return (await shell.floatingBar.boundingBox())!.y;
  };
  const place = await topAt(1.2);
  expect(await topAt(0.75)).toBeGreaterThan(place + 1);
  expect(Math.abs((await topAt(0.81)) - place)).toBeLessThanOrEqual(1);
});

test('[ST-21] [ST-22] a sub-site fixes its navigation after 250px, on a narrow screen its header after 150px', async ({
  page,
  shell,
  narrow,
}) => {
  await shell.open(`/subsite/articles?sid=${sid}`);
  await shell.isHydrated();
  const edge = narrow ? 150 : 250;
  const isFixedAt = async (top: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    return shell.header.evaluate((header) => header.hasAttribute('data-fixed'));
  };
  await expect.poll(() => isFixedAt(edge - 10)).toBe(false);
  await expect.poll(() => isFixedAt(edge + 10)).toBe(true);
  const inView = () =>
    shell.header
      .locator(narrow ? 'button' : 'nav a[href^="/subsite/"]')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) =>
              one.checkVisibility() &&
              one.getBoundingClientRect().top >= 0 &&
              one.getBoundingClientRect().bottom <= window.innerHeight,
          ).length,
      );
  await expect.poll(inView).toBeGreaterThan(0);
});
