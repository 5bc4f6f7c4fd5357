'use client';
import { createI18n } from '@millwright/i18n/create-i18n';
import type { Edition } from '@millwright/i18n/editions';
import { compileMessages, type LocaleMessages } from '@millwright/i18n/messages';
import { EditionProvider } from '@millwright/i18n/react';
import '@millwright/ui/foundations';
import { FloatingBar } from '@millwright/ui/floating-bar';
import { Image } from '@millwright/ui/image';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { LanguageSwitch } from '@millwright/ui/language-switch';
import { LoginDialogHost } from '@millwright/ui/login-dialog-host';
import { MainNavigation } from '@millwright/ui/main-navigation';
import { MobileMenuList } from '@millwright/ui/mobile-menu';
import { SearchPanel } from '@millwright/ui/search-panel';
import { createSharedState, SharedStateProvider } from '@millwright/ui/shared-state';
import { SiteHeader } from '@millwright/ui/site-header';
import { Slider } from '@millwright/ui/slider';
import { useMemo, useState } from 'react';
import { contentOf } from './content.ts';
import { editions } from './editions.ts';
import { loadPorts } from './members.ts';
import { ownWords } from './own-words.ts';

/** What a page gives to {@link Site}. */
export interface SiteProps {
  edition: 'cn' | 'en';
  /** The catalog of that edition, from `@millwright/i18n/catalogs/…`. */
  messages: LocaleMessages;
  /** An edition in a further language, whose messages these are; it shows the content of `edition`. */
  further?: Edition;
}

const nowhere = async () => null;

/** The mark of the site: a drop in the casing of a pump. */
const mark = 'M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28zm0 4c4 5 7 8.5 7 12a7 7 0 0 1-14 0c0-3.5 3-7 7-12z';

/** A page of the site. */
export const Site = ({ edition, messages, further }: SiteProps) => {
  const { banner, industries, keywords, slides } = contentOf[edition];
  const i18n = useMemo(
    () => createI18n(further ?? editions[edition], messages, further ? {} : compileMessages(ownWords[edition])),
    [edition, messages, further],
  );
  const [store] = useState(() =>
    createSharedState({ loadMember: nowhere, loadTopBanner: nowhere, loadBaseInfo: nowhere }),
  );
  return (
    <EditionProvider edition={further ?? editions[edition]} i18n={i18n}>
      <SharedStateProvider store={store}>
        <SiteHeader
          logo={
            <>
              <svg className="site-mark" viewBox="0 0 32 32" aria-hidden="true">
                <path d={mark} />
              </svg>
              {i18n._((further ?? editions[edition]).siteName)}
            </>
          }
          navigation={<MainNavigation currentPath="/" />}
          mobileNavigation={<MobileMenuList currentPath="/" />}
          industryList={<IndustryMenuList industries={industries} />}
          search={<SearchPanel hotKeywords={keywords} />}
          languageSwitch={<LanguageSwitch />}
          loadBanner={async () => banner}
          onLogin={store.actions.openLoginDialog}
        />
        <main className="site-main">
          <h1>{banner.title}</h1>
          <Slider
            label={banner.title}
            picker
            slides={slides.map(({ key, label, image }) => ({
              key,
              label,
              content: (
                <>
                  <Image src={image} alt="" />
                  <p className="site-slide">{label}</p>
                </>
              ),
            }))}
          />
        </main>
        <FloatingBar />
        <LoginDialogHost loadPorts={loadPorts} leave={() => undefined} />
      </SharedStateProvider>
    </EditionProvider>
  );
};
