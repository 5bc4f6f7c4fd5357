import assert from 'node:assert/strict';

/** What a visitor of the English edition does, in a browser that Playwright has no build of here. */

/** The demo member that a new data folder holds. */
const member = { account: 'demo@example.com', password: 'Millwright-2026', trueName: 'Alex Turner' };

/** How long something may take to appear, in milliseconds; a busy machine is given time. */
const patience = 30_000;

const hydrated = async (page) => {
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-hydrated]', { timeout: patience });
};

const open = async (page, url) => {
  const response = await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  return response.status();
};

/** The text of the first element that matches. */
const textOf = (page, selector) => page.$eval(selector, (element) => element.textContent.trim());

const visible = (page, selector) => page.waitForSelector(selector, { visible: true, timeout: patience });

const until = async (page, holds, ...args) => page.waitForFunction(holds, { timeout: patience }, ...args);

const firstLink = (page, pattern) =>
  page.$$eval(
    'main a',
    (links, source) => links.map(({ href }) => href).find((href) => new RegExp(source).test(href)),
    pattern,
  );

const logIn = async (page) => {
  await (await visible(page, '#log-in, header form button')).click();
  await visible(page, '[role="dialog"] form');
  await page.type('[role="dialog"] [name="account"]', member.account);
  await page.click('::-p-aria([name="Verify without an image"][role="button"])');
  await visible(page, '::-p-text(Verified)');
  await page.click('[role="dialog"] [type="checkbox"]');
  await page.type('[role="dialog"] [name="password"]', member.password);
  await page.keyboard.press('Enter');
  await until(page, (name) => document.querySelector('header')?.textContent.includes(name), member.trueName);
};

/** @type {Record<string, (page: import('puppeteer-core').Page, origin: string) => Promise<void>>} */
export const flows = {
  async home(page, origin) {
    assert.equal(await open(page, `${origin}/`), 200);
    assert.equal(await page.$eval('html', ({ lang }) => lang), 'en');
    assert.ok((await page.$$('main a[href^="/article/"]')).length > 8);
  },

  async menus(page, origin) {
    await open(page, `${origin}/articles`);
    for (const panel of ['mega', 'search-panel']) {
      await page.click(`header button[popovertarget="${panel}"]`);
      await until(page, (id) => document.getElementById(id).matches(':popover-open'), panel);
      await page.keyboard.press('Escape');
      await until(page, (id) => !document.getElementById(id).matches(':popover-open'), panel);
    }
  },

  async search(page, origin) {
    await open(page, `${origin}/`);
    await page.click('header button[popovertarget="search-panel"]');
    await (await visible(page, '#search-panel input[name="keyword"]')).type('laser');
    await page.keyboard.press('Enter');
    await until(page, () => location.pathname === '/search' && document.querySelector('main article') !== null);
    assert.match(page.url(), /type=news&keyword=laser/);
  },

  async article(page, origin) {
    await open(page, `${origin}/articles`);
    const heading = await page.$eval(
      'main article h2 a[href^="/article/"]',
      (link) => (link.click(), link.textContent.trim()),
    );
    await until(page, (text) => document.querySelector('main h1')?.textContent.includes(text), heading.slice(0, 30));
    assert.ok((await textOf(page, 'main article')).length > 500);
  },

  async navigation(page, origin) {
    await open(page, `${origin}/articles`);
    await page.evaluate(() => (window.isSamePage = true));
    await page.$eval('header a[href="/videos"]', (link) => link.click());
    await until(page, () => location.pathname === '/videos');
    assert.equal(await page.evaluate(() => window.isSamePage), true, 'the page was loaded again');
    await page.goBack();
    await until(page, () => location.pathname === '/articles' && document.querySelector('main article') !== null);
  },

  async login(page, origin) {
    await open(page, `${origin}/about/contact`);
    await logIn(page);
  },

  async enquiry(page, origin) {
    await open(page, `${origin}/showroom/products`);
    await open(page, await firstLink(page, '/showroom/products/info/\\d+$'));
    const form = '[data-island="enquiry"] > form';
    await visible(page, `${form} [name="message"]`);
    await page.type(`${form} [name="quantity"]`, '1200');
    await page.type(`${form} [name="unit"]`, 'kg');
    await page.type(`${form} [name="message"]`, 'PA66, 30 % glass fibre, black');
    await page.click(`${form} button[type="submit"]`);
    await visible(page, '[data-island="enquiry"] section[data-state="sent"]');
  },
};

/**
 * What a visitor reads whose browser gets no script. Firefox does not respond over WebDriver BiDi while
 * JavaScript is off: the files of scripts are refused instead, and only the few lines in the head run.
 */
export const withoutScripts = async (page, origin) => {
  await page.setRequestInterception(true);
  page.on('request', (request) => (request.url().endsWith('.js') ? request.abort() : request.continue()));
  const response = await page.goto(`${origin}/`);
  assert.equal(response.status(), 200);
  await page.keyboard.press('Shift');
  const path = await firstLink(page, '/article/');
  await page.goto(path);
  assert.equal(await page.$('html[data-hydrated]'), null, 'scripts run');
  assert.ok((await textOf(page, 'main article')).length > 200);
  await page.goto(`${origin}/articles?page=2`);
  assert.ok((await page.$$('main article')).length > 5);
};
