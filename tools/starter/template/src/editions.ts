import { createEdition, type EditionLanguage, type OwnEdition } from '@millwright/i18n/editions';

/** The languages of the switch. */
const languages: readonly EditionLanguage[] = [
  { key: 'en', lang: 'en', name: 'English', short: 'EN' },
  { key: 'cn', lang: 'zh-CN', name: '中文', short: 'CN' },
];

/** What does not depend on the language: where things are, and how members log in. */
const site = {
  urlSuffix: 'pumps.example',
  hosts: {
    member: 'https://members.pumps.example',
    supplier: 'https://suppliers.pumps.example',
    meeting: 'https://events.pumps.example',
    webinar: 'https://events.pumps.example',
  },
  languages,
  contact: { email: 'editors@pumps.example', phone: '+49 30 1234567', phoneLink: '+49301234567' },
} satisfies Partial<OwnEdition>;

const login = {
  registerUrl: 'https://members.pumps.example/register',
  memberUrl: 'https://members.pumps.example/login',
  supplierUrl: 'https://suppliers.pumps.example/login',
  policyPath: '/privacy',
};

/** All that the site says of itself in English. */
export const english: OwnEdition = {
  ...site,
  key: 'en',
  timeZone: 'Europe/Berlin',
  siteName: 'Pumps & Valves',
  welcome: 'Welcome to Pumps & Valves',
  navigation: [
    {
      name: 'News',
      path: '/articles',
      children: [
        { name: 'Pumps', path: '/articles/pumps' },
        { name: 'Valves', path: '/articles/valves' },
      ],
    },
    { name: 'Suppliers', path: '/suppliers' },
    { name: 'Trade shows', path: '/shows' },
  ],
  footer: { quickLinks: [{ name: 'Imprint', path: '/imprint' }], notice: 'All texts by the editors.' },
  login: { ...login, modes: ['password'], accountKind: 'email' },
};

/** And in Chinese. */
export const chinese: OwnEdition = {
  ...site,
  key: 'cn',
  timeZone: 'Asia/Shanghai',
  siteName: '泵与阀',
  welcome: '欢迎访问泵与阀',
  navigation: [
    {
      name: '资讯',
      path: '/articles',
      children: [
        { name: '泵', path: '/articles/pumps' },
        { name: '阀', path: '/articles/valves' },
      ],
    },
    { name: '供应商', path: '/suppliers' },
    { name: '展会', path: '/shows' },
  ],
  footer: { quickLinks: [{ name: '网站信息', path: '/imprint' }], notice: '本站文章由编辑部提供。' },
  login: { ...login, modes: ['code', 'password'], accountKind: 'phone' },
};

/** The editions of the site: every name and link that is not in its content. */
export const editions = { en: createEdition(english), cn: createEdition(chinese) };
