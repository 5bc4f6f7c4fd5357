import { msg } from '@lingui/core/macro';
import { SEARCH_TYPES } from '@millwright/domain';
import { commonQuickLinks, headerLinks, hostsOf, languages, loginUrls, navigationOf, ofLanguage } from './shared.ts';
import type { EditionHosts, EditionQr, MillwrightEdition } from './types.ts';

const urlSuffix = 'en.millwright.example';

const officialAccount: EditionQr = {
  purpose: 'officialAccount',
  name: msg`Official account`,
  value: `https://www.${urlSuffix}/follow/official-account`,
};
const professionalNetwork: EditionQr = {
  purpose: 'professionalNetwork',
  name: msg`Professional network`,
  value: `https://www.${urlSuffix}/follow/professional-network`,
};
const secretary: EditionQr = {
  purpose: 'secretary',
  name: msg`Editorial secretary`,
  value: `https://www.${urlSuffix}/follow/secretary`,
};

/** The English edition. */
export const createEnEdition = (overrides: Partial<EditionHosts> = {}): MillwrightEdition => {
  const hosts = { ...hostsOf(urlSuffix), ...overrides };
  return {
    key: 'en',
    lang: 'en',
    ...ofLanguage.en,
    counterpart: 'cn',
    languages,
    urlSuffix,
    hosts,
    siteName: msg`Millwright`,
    welcome: msg`Welcome to Millwright, the trade paper of the factory floor`,
    navigation: navigationOf(hosts),
    headerLinks,
    footer: {
      partnerLinks: false,
      // The social media page does not exist yet: the footer says so (spec §2 Footer, items without a URL).
      quickLinks: [...commonQuickLinks(hosts), { name: msg`Social media`, path: '' }],
      followUs: [officialAccount, professionalNetwork],
      notice: msg`Texts and images are provided by the Millwright editors and their authors. Ask before you reprint.`,
      filing: null,
    },
    login: { modes: ['password'], accountKind: 'email', ...loginUrls(hosts) },
    homePopup: false,
    app: null,
    floatingQrs: [officialAccount, secretary],
    contact: { email: 'service@en.millwright.example', phone: '+86 400 000 0000', phoneLink: '+864000000000' },
    searchTypes: SEARCH_TYPES,
  };
};
