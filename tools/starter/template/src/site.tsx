'use client';
import { createI18n, type FurtherLanguage } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
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
import { loadPorts } from './members.ts';
import { ownWords } from './own-words.ts';

/** What a page gives to {@link Site}. */
export interface SiteProps {
  edition: 'cn' | 'en';
  /** The catalog of that edition, from `@millwright/i18n/catalogs/…`. */
  messages: LocaleMessages;
  /** A language beside Chinese and English, whose messages these are; the site then has the links of the edition. */
  language?: FurtherLanguage;
}

const nowhere = async () => null;

/** A page of another company, made of our widgets. */
export const Site = ({ edition, messages, language }: SiteProps) => {
  const { banner, industries, keywords, slides } = contentOf[edition];
  const i18n = useMemo(
    () => createI18n(language ?? edition, messages, language ? {} : compileMessages(ownWords[edition])),
    [edition, messages, language],
  );
  const [store] = useState(() =>
    createSharedState({ loadMember: nowhere, loadTopBanner: nowhere, loadBaseInfo: nowhere }),
  );
  return (
    <EditionProvider edition={editions[edition]} i18n={i18n}>
      <SharedStateProvider store={store}>
        <SiteHeader
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
            slides={slides.map(({ key, label, picture }) => ({
              key,
              label,
              content: (
                <>
                  <Image src={picture} alt="" />
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
