import { LoginDialogPage } from '../../apps/portal/e2e/pages/login-dialog.page.ts';
import { ShellPage } from '../../apps/portal/e2e/pages/shell.page.ts';

/**
 * @typedef {object} Shot
 * @property {string} name of its image
 * @property {string} path of the page
 * @property {RegExp} [first] the page is the first link of `path` that fits
 * @property {string} [query] added to the URL of the page
 * @property {(page: import('playwright').Page, facts: { edition: 'cn' | 'en', narrow: boolean }) => Promise<unknown>}
 *   [act] brings the page into the state
 * @property {boolean} [whole] the page from its top to its end, or what is seen of it. @default true where nothing is
 *   done on it
 * @property {boolean} [wideOnly] only from 960 px on
 * @property {boolean} [narrowOnly] only below 960 px
 * @property {'visitor' | 'buyer' | 'supplier'} [as] the page is of the member site, or of the supplier site, and this
 *   one looks at it. @default the portal
 * @property {boolean} [fresh] a visitor who was asked nothing yet. @default false
 */

const page = (name, path, first) => ({ name, path, first });
const detail = (name, list, folder) => page(name, list, new RegExp(`^${folder}/\\d+$`));
const article = /^\/article\/[^/?]+$/;

const hydrated = async (tab) => {
  await tab.keyboard.press('Shift');
  await tab.waitForSelector('html[data-hydrated]', { timeout: 20_000 });
};
const press = (selector) => async (tab) => {
  await hydrated(tab);
  await tab.locator(selector).locator('visible=true').first().click();
  await tab.waitForTimeout(700);
};
const bar = (id) => async (tab) => {
  await hydrated(tab);
  // Where there is no room next to the content the bar is small.
  const small = tab.locator('#floating-expand').locator('visible=true');
  if ((await small.count()) > 0) await small.click();
  await tab.locator(`#${id}`).locator('visible=true').first().click();
  await tab.waitForTimeout(700);
};
const typed = { cn: '激光', en: 'laser' };
const names = {
  cn: { search: '搜索', logIn: '登录', menu: '菜单', industries: '全部行业' },
  en: { search: 'Search', logIn: 'Log in', menu: 'Menu', industries: 'All industries' },
};
const openHeader =
  (control) =>
  async (tab, { edition }) => {
    await hydrated(tab);
    await tab
      .getByRole('banner')
      .getByRole('button', { name: names[edition][control], exact: true })
      .locator('visible=true')
      .first()
      .click();
    await tab.waitForTimeout(700);
  };
const openLogin = async (tab, facts) => {
  await hydrated(tab);
  const inHeader = tab
    .getByRole('banner')
    .getByRole('button', { name: names[facts.edition].logIn, exact: true })
    .locator('visible=true');
  if ((await inHeader.count()) > 0) await inHeader.first().click();
  else await tab.locator('main [data-island="favourite"] button').locator('visible=true').first().click();
  await tab.getByRole('dialog').waitFor({ timeout: 15_000 });
  await tab.waitForTimeout(500);
};
/** The ways to log in of an edition, one by one. */
const loginMode = (place) => async (tab, facts) => {
  await openLogin(tab, facts);
  const tabs = tab.getByRole('dialog').locator('button[aria-pressed]');
  if ((await tabs.count()) > place) await tabs.nth(place).click();
  await tab.waitForTimeout(500);
};
const product = { path: '/showroom/products', first: /^\/showroom\/products\/info\/\d+$/ };
/** The header with the name of the member, after the page has been loaded again. */
const logIn = async (tab, { edition, narrow }) => {
  await hydrated(tab);
  const dialog = new LoginDialogPage(tab, new ShellPage(tab, edition, narrow));
  await dialog.open();
  await dialog.logInByPassword();
  await dialog.logOut.waitFor();
  await tab.waitForLoadState('load');
  await tab.waitForTimeout(1500);
};
const issue = { path: '/magazines', first: /^\/magazines\/info\/\d+$/ };
const to = (selector) => async (tab) => {
  await hydrated(tab);
  // Forms come with an idle moment, in place of what the server wrote.
  await tab.waitForLoadState('networkidle').catch(() => undefined);
  const place = tab.locator(selector).locator('visible=true').first();
  await place.scrollIntoViewIfNeeded();
  await place.hover();
  await tab.waitForTimeout(700);
};

const accounts = (as, name, path, first) => ({ name: `accounts-${name}`, as, path, first });

/**
 * Every kind of page, then every main state.
 * @type {Shot[]}
 */
export const shots = [
  page('home', '/'),
  page('articles', '/articles'),
  page('articles-editors-pick', '/articles/Editorpick'),
  page('article', '/articles', article),
  page('videos', '/videos'),
  page('video-series', '/videos/block/5'),
  detail('video', '/videos', '/videos/info'),
  page('magazines', '/magazines'),
  detail('magazine-issue', '/magazines', '/magazines/info'),
  page('whitepapers', '/whitepapers'),
  detail('whitepaper', '/whitepapers', '/whitepapers/info'),
  page('whitepaper-policy', '/whitepapers/policy'),
  page('tradeshow', '/tradeshow'),
  page('tradeshow-directories', '/tradeshow/directories'),
  detail('tradeshow-info', '/tradeshow', '/tradeshow/info'),
  page('meeting', '/meeting/innovation'),
  page('showroom', '/showroom'),
  page('suppliers', '/showroom/suppliers'),
  detail('supplier', '/showroom/suppliers', '/showroom/suppliers/info'),
  page('products', '/showroom/products'),
  detail('product', '/showroom/products', '/showroom/products/info'),
  page('platform', '/showroom/platform'),
  detail('supply', '/showroom/platform?side=supply', '/showroom/supply'),
  detail('demand', '/showroom/platform?side=demand', '/showroom/demand'),
  page('media', '/media'),
  detail('press-release', '/media', '/media'),
  ...['', '/careers', '/contact', '/history', '/intro', '/management', '/policy'].map((part) =>
    page(`about${part.replace('/', '-')}`, `/about${part}`),
  ),
  page('subsite', '/i/plastics'),
  page('subsite-articles', '/subsite/articles?sid=5'),
  page('subsite-showroom', '/subsite/showroom?sid=5'),
  page('search', '/search?keyword=laser'),
  page('search-empty', '/search?keyword=qqqqzzzzxxxx'),
  page('search-without-keyword', '/search'),
  page('favourites', '/favourites'),
  page('sitemaps', '/sitemaps'),
  page('appdownload', '/appdownload'),
  page('offline', '/offline'),
  page('not-found', '/no-such-page'),
  page('error', '/error'),
  page('error1', '/error1'),
  page('redirect', '/redirect?url=https%3A%2F%2Fwww.example.org%2F'),
  { ...page('article-side-by-side', '/articles', article), query: '?side=counterpart' },
  { name: 'mega-menu', path: '/articles', act: openHeader('industries'), wideOnly: true },
  { name: 'mobile-menu', path: '/articles', act: openHeader('menu'), narrowOnly: true },
  {
    name: 'search-suggestions',
    path: '/articles',
    act: async (tab, facts) => {
      await openHeader('search')(tab, facts);
      await tab.locator('#search-panel input[name="keyword"]').pressSequentially(typed[facts.edition]);
      await tab
        .getByRole('listbox')
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => undefined);
      await tab.waitForTimeout(400);
    },
  },
  ...[0, 1].map((place) => ({ name: `login-${place + 1}`, ...product, act: loginMode(place) })),
  { name: 'logged-in', path: '/articles', act: logIn },
  { name: 'subsite-logged-in', path: '/i/plastics', act: logIn },
  {
    name: 'login-wrong',
    ...product,
    act: async (tab, facts) => {
      await openLogin(tab, facts);
      await tab.getByRole('dialog').locator('form button[type="submit"]').click();
      await tab.waitForTimeout(400);
    },
  },
  {
    name: 'home-popup',
    path: '/',
    fresh: true,
    act: async (tab) => {
      await hydrated(tab);
      await tab.waitForTimeout(300);
      await tab.mouse.wheel(0, 400);
      await tab.waitForTimeout(2500);
    },
  },
  {
    name: 'consent',
    path: '/articles',
    fresh: true,
    act: async (tab) => {
      await hydrated(tab);
      await tab.waitForTimeout(1200);
    },
  },
  ...['floating-email', 'floating-phone', 'floating-officialAccount'].map((id) => ({
    name: id,
    path: '/articles',
    act: bar(id),
  })),
  { name: 'share-code', path: '/articles', first: article, act: press('[data-island="share"] button >> nth=1') },
  { name: 'e-zine', ...issue, query: '?page=6', act: to('#read section[data-state]') },
  { name: 'subscription-form', ...issue, act: to('#subscribe form') },
  { name: 'enquiry-form', ...product, act: to('#enquiry form') },
  {
    name: 'enquiry-form-wrong',
    ...product,
    act: async (tab) => {
      await to('#enquiry form')(tab);
      await tab.locator('[data-island="enquiry"] > form button[type="submit"]').click();
      await tab.waitForTimeout(400);
    },
  },
  page('products-none', '/showroom/products?sid=999999'),
  page('products-by-parameter', '/showroom/products?sid=501&p=clamping-force_3000_40000'),
  {
    name: 'compare',
    path: '/showroom/products?sid=501',
    whole: true,
    act: async (tab) => {
      for (const box of (await tab.locator('[data-compare]').all()).slice(0, 3)) await box.check();
      await tab.locator('form#compare').getByRole('button').click();
      await tab.waitForURL(/\/compare\?/);
      await tab.locator('main table').waitFor();
    },
  },
  accounts('visitor', 'login', '/login'),
  accounts('visitor', 'register', '/register'),
  accounts('buyer', 'overview', '/'),
  accounts('buyer', 'enquiries', '/enquiries'),
  // A supplier of the demo content.
  accounts('buyer', 'request', '/request?target=30001&kind=supplier'),
  accounts('buyer', 'posts', '/posts'),
  accounts('buyer', 'new-post', '/posts/new'),
  accounts('buyer', 'profile', '/profile'),
  accounts('buyer', 'security', '/security'),
  accounts('buyer', 'data', '/data'),
  accounts('supplier', 'inbox', '/'),
  accounts('supplier', 'supplier-profile', '/profile'),
  accounts('supplier', 'supplier-certificates', '/certificates'),
  accounts('supplier', 'supplier-products', '/products'),
  accounts('supplier', 'supplier-changes', '/changes'),
  ...['product', 'supplier'].map((kind) => ({
    name: `print-${kind}`,
    path: `/showroom/${kind}s`,
    first: new RegExp(`^/showroom/${kind}s/info/\\d+$`),
    whole: true,
    act: (tab) => tab.emulateMedia({ media: 'print' }),
  })),
  {
    name: 'print-article',
    path: '/articles',
    first: article,
    whole: true,
    act: (tab) => tab.emulateMedia({ media: 'print' }),
  },
];
