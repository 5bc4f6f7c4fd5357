/** Every element. */
export const all = [
  'header',
  'top-banner',
  'industry-menu',
  'search-panel',
  'login',
  'floating-bar',
  'supplier-card',
  'show-list',
  'slider',
];

/** A page of somebody else on which each of them stands. */
export const everything = `
  <millwright-header></millwright-header>
  <h1>Pump fair</h1>
  <millwright-top-banner code="top"></millwright-top-banner>
  <millwright-industry-menu label="Branches"></millwright-industry-menu>
  <millwright-search-panel keyword="pump"></millwright-search-panel>
  <millwright-login></millwright-login>
  <div class="loud"><millwright-supplier-card supplier="7"><a href="/works">Works</a></millwright-supplier-card></div>
  <millwright-show-list count="2"></millwright-show-list>
  <millwright-slider label="Photos"><p data-slide="One">One</p><p data-slide="Two">Two</p></millwright-slider>
  <millwright-floating-bar></millwright-floating-bar>
  <aside></aside>`;

/** Each element as a page has it that has no other. */
export const alone: Readonly<Record<string, string>> = {
  header: '<millwright-header></millwright-header>',
  'top-banner': '<millwright-top-banner code="top"></millwright-top-banner>',
  'industry-menu': '<millwright-industry-menu></millwright-industry-menu>',
  'search-panel': '<millwright-search-panel></millwright-search-panel>',
  login: '<millwright-login></millwright-login>',
  'floating-bar': '<millwright-floating-bar></millwright-floating-bar>',
  'supplier-card': '<millwright-supplier-card supplier="7"></millwright-supplier-card>',
  'show-list': '<millwright-show-list count="3"></millwright-show-list>',
  slider:
    '<millwright-slider label="Photos"><p data-slide="One">One</p><p data-slide="Two">Two</p></millwright-slider>',
};

/** Words by which they are known in each edition. */
export const said = {
  en: {
    lang: 'en',
    works: 'Works',
    show: 'Show',
    menu: 'All industries',
    login: 'Log in',
    dialog: 'E-mail',
    dialogAlone: 'No account yet?',
    down: 'The server cannot be reached',
    retry: 'Try again',
    gone: 'not in our directory any more',
  },
  cn: {
    lang: 'zh-CN',
    works: '泵业',
    show: '展会',
    menu: '全部行业',
    login: '登录',
    dialog: '手机',
    dialogAlone: '还没有账号？',
    down: '无法',
    retry: '重试',
    gone: '已不在我们的目录中',
  },
};
