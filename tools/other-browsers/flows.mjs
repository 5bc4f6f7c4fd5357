import assert from 'node:assert/strict';

/**
 * A visitor at a browser.
 *
 * @typedef {object} Visitor
 * @property {(url: string) => Promise<unknown>} open loads a page
 * @property {(selector: string, text?: string) => Promise<unknown>} click presses an element once it is seen; of several
 *   that match the first one with this text
 * @property {(selector: string, text: string) => Promise<unknown>} type writes into a field once it is seen
 * @property {(key: 'Shift' | 'Escape' | 'Enter') => Promise<unknown>} press presses a key
 * @property {(what: Function | string, ...args: unknown[]) => Promise<any>} run what a function says in the page
 * @property {(holds: Function, ...args: unknown[]) => Promise<unknown>} until waits until a function in the page says yes
 * @property {(width: number) => Promise<unknown>} resize makes the window so wide
 * @property {() => Promise<unknown>} back goes back in the history
 * @property {() => Promise<unknown>} leave ends the visit
 */

/**
 * An edition of the portal as its visitors know it.
 *
 * @typedef {object} Edition
 * @property {string} origin
 * @property {string} lang
 * @property {string[]} passwordMode the button that leads to the form with a password, where the dialog shows another first
 * @property {string} prove the button that stands in for the captcha's image
 */

/** The editions, and words by which their visitors find things. */
export const editions = [
  { key: 'cn', lang: 'zh-CN', passwordMode: ['密码登录'], prove: '免图验证' },
  { key: 'en', lang: 'en', passwordMode: [], prove: 'Verify without an image' },
];

/** How long something may take to appear, in milliseconds; a busy machine is given time. */
export const patience = 30_000;

/** Finds, in the page, the first element that matches and has a text. */
export const elementWithText = (css, words) =>
  [...document.querySelectorAll(css)].find((one) => one.textContent.includes(words));

/** The demo member that a new data folder holds. */
const member = { account: 'demo@example.com', password: 'Millwright-2026', trueName: 'Alex Turner' };

/** Loads a page and waits until it is hydrated. */
const open = async (visitor, url) => {
  await visitor.open(url);
  await visitor.press('Shift');
  await visitor.until(() => document.documentElement.hasAttribute('data-hydrated'));
};

const count = (visitor, selector) => visitor.run((css) => document.querySelectorAll(css).length, selector);

const textOf = (visitor, selector) => visitor.run((css) => document.querySelector(css).textContent.trim(), selector);

/** The first link of the page to a path. */
const firstLink = (visitor, pattern) =>
  visitor.run(
    (source) => [...document.querySelectorAll('main a')].map(({ href }) => href).find((href) => href.match(source)),
    pattern,
  );

const logIn = async (visitor, { passwordMode, prove }) => {
  await visitor.click('#log-in, header form button');
  for (const button of passwordMode) await visitor.click('[role="dialog"] button', button);
  await visitor.type('[role="dialog"] [name="account"]', member.account);
  await visitor.click('[role="dialog"] button', prove);
  await visitor.until(() => document.querySelector('[role="dialog"] p[role="status"]') !== null);
  await visitor.click('[role="dialog"] [type="checkbox"]');
  await visitor.type('[role="dialog"] [name="password"]', member.password);
  await visitor.run(() => (window.isBeforeLogin = true));
  await visitor.press('Enter');
  // The page is loaded again after a login.
  await visitor.until(() => !window.isBeforeLogin);
  await visitor.until((name) => document.querySelector('header')?.textContent.includes(name), member.trueName);
};

/** @type {Record<string, (visitor: Visitor, edition: Edition) => Promise<void>>} */
export const flows = {
  async home(visitor, { origin, lang }) {
    await open(visitor, `${origin}/`);
    assert.equal(await visitor.run(() => document.documentElement.lang), lang);
    assert.ok((await count(visitor, 'main a[href^="/article/"]')) > 8);
  },

  async width(visitor, { origin }) {
    for (const path of ['/', '/articles', '/search?keyword=laser', '/showroom/products', '/about/contact'])
      for (const width of [1280, 640]) {
        await visitor.resize(width);
        await open(visitor, origin + path);
        const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        assert.equal(await visitor.run(beyond), 0, `${path} scrolls sideways at ${width}`);
      }
  },

  async menus(visitor, { origin }) {
    await open(visitor, `${origin}/articles`);
    for (const panel of ['mega', 'search-panel']) {
      await visitor.click(`header button[popovertarget="${panel}"]`);
      await visitor.until((id) => document.getElementById(id).matches(':popover-open'), panel);
      await visitor.press('Escape');
      await visitor.until((id) => !document.getElementById(id).matches(':popover-open'), panel);
    }
  },

  async search(visitor, { origin }) {
    await open(visitor, `${origin}/`);
    await visitor.click('header button[popovertarget="search-panel"]');
    await visitor.type('#search-panel input[name="keyword"]', 'laser');
    await visitor.press('Enter');
    await visitor.until(() => location.pathname === '/search' && document.querySelector('main article') !== null);
    assert.match(await visitor.run(() => location.search), /type=news&keyword=laser/);
  },

  async article(visitor, { origin }) {
    await open(visitor, `${origin}/articles`);
    const link = 'main article h2 a[href^="/article/"]';
    const title = await textOf(visitor, link);
    await visitor.run((css) => document.querySelector(css).click(), link);
    await visitor.until((text) => document.querySelector('main h1')?.textContent.includes(text), title.slice(0, 30));
    assert.ok((await textOf(visitor, 'main article')).length > 200);
  },

  async navigation(visitor, { origin }) {
    await open(visitor, `${origin}/articles`);
    await visitor.run(() => {
      window.isSamePage = true;
      document.querySelector('header a[href="/videos"]').click();
    });
    await visitor.until(() => location.pathname === '/videos');
    assert.equal(await visitor.run(() => window.isSamePage), true, 'the page was loaded again');
    await visitor.back();
    await visitor.until(() => location.pathname === '/articles' && document.querySelector('main article') !== null);
  },

  async login(visitor, edition) {
    await open(visitor, `${edition.origin}/about/contact`);
    await logIn(visitor, edition);
  },

  async enquiry(visitor, edition) {
    await open(visitor, `${edition.origin}/about/contact`);
    await logIn(visitor, edition);
    await open(visitor, `${edition.origin}/showroom/products`);
    await open(visitor, await firstLink(visitor, '/showroom/products/info/\\d+$'));
    const form = '[data-island="enquiry"] > form';
    await visitor.type(`${form} [name="quantity"]`, '1200');
    await visitor.type(`${form} [name="unit"]`, 'kg');
    await visitor.type(`${form} [name="message"]`, 'PA66, 30 % glass fibre, black');
    await visitor.click(`${form} button[type="submit"]`);
    await visitor.until(() => document.querySelector('[data-island="enquiry"] section[data-state="sent"]') !== null);
  },
};

/** What a visitor reads whose browser runs no script of the portal's. */
export const withoutScripts = async (visitor, { origin }) => {
  await visitor.open(`${origin}/`);
  await visitor.press('Shift');
  await visitor.open(await firstLink(visitor, '/article/'));
  assert.equal(await count(visitor, 'html[data-hydrated]'), 0, 'scripts run');
  assert.ok((await textOf(visitor, 'main article')).length > 200);
  await visitor.open(`${origin}/articles?page=2`);
  assert.ok((await count(visitor, 'main article')) > 5);
};
