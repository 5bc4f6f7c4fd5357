import { msg } from '@lingui/core/macro';
import { SEARCH_TYPES } from '@millwright/domain';
import { commonQuickLinks, headerLinks, hostsOf, languages, loginUrls, navigationOf, ofLanguage } from './shared.ts';
import type { EditionHosts, EditionQr, MillwrightEdition } from './types.ts';

const urlSuffix = 'cn.millwright.example';

const officialAccount: EditionQr = {
  purpose: 'officialAccount',
  name: msg`Official account`,
  value: `https://www.${urlSuffix}/follow/official-account`,
};
const secretary: EditionQr = {
  purpose: 'secretary',
  name: msg`Editorial secretary`,
  value: `https://www.${urlSuffix}/follow/secretary`,
};

/** The Chinese edition. */
export const createCnEdition = (overrides: Partial<EditionHosts> = {}): MillwrightEdition => {
  const hosts = { ...hostsOf(urlSuffix), ...overrides };
  return {
    key: 'cn',
    lang: 'zh-CN',
    ...ofLanguage.cn,
    counterpart: 'en',
    languages,
    urlSuffix,
    hosts,
    siteName: msg`Millwright`,
    welcome: msg`Welcome to Millwright, the trade paper of the factory floor`,
    navigation: navigationOf(hosts),
    headerLinks,
    footer: {
      partnerLinks: true,
      // The content matrix has no page yet: the footer says so (spec §2 Footer, items without a URL).
      quickLinks: [...commonQuickLinks(hosts), { name: msg`Content matrix`, path: '' }],
      followUs: [officialAccount],
      notice: msg`Texts and images are provided by the Millwright editors and their authors. Ask before you reprint.`,
      filing: { number: '示例ICP备00000000号', url: 'https://beian.miit.gov.cn/' },
    },
    login: { modes: ['code', 'password'], accountKind: 'phone', ...loginUrls(hosts) },
    homePopup: true,
    app: {
      scheme: 'millwright',
      downloadPath: '/appdownload',
      stores: [
        { name: msg`App Store`, url: `https://app.${urlSuffix}/ios` },
        { name: msg`Android`, url: `https://app.${urlSuffix}/android` },
      ],
    },
    floatingQrs: [officialAccount, secretary],
    contact: { email: 'service@cn.millwright.example', phone: '400-000-0000', phoneLink: '+864000000000' },
    searchTypes: SEARCH_TYPES,
  };
};
