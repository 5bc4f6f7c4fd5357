import type { Industry } from '@millwright/domain';
import { messages as cn } from '@millwright/i18n/catalogs/cn';
import { messages as en } from '@millwright/i18n/catalogs/en';
import { createI18n } from '@millwright/i18n/create-i18n';
import { EditionProvider, useEdition } from '@millwright/i18n/react';
import { FloatingBar } from '@millwright/ui/floating-bar';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { LanguageSwitch } from '@millwright/ui/language-switch';
import { MainNavigation } from '@millwright/ui/main-navigation';
import { MobileMenuList } from '@millwright/ui/mobile-menu';
import { SearchPanel } from '@millwright/ui/search-panel';
import { createSharedState, SharedStateProvider } from '@millwright/ui/shared-state';
import { SiteHeader } from '@millwright/ui/site-header';
import { Slider } from '@millwright/ui/slider';
import { TradeShowCard } from '@millwright/ui/trade-show-card';
import { themeAsCss, type Theme } from '@millwright/ui/theme';
import { useMemo, useState } from 'react';
import * as css from './theme-editor.css.ts';

const nothing = async () => null;

const industry = (id: number, name: string, icon: string, children: readonly string[]): Industry => ({
  id, slug: null, name, icon, showNav: true, bannerCode: null, children: children.map((child, index) => industry(id * 100 + index, child, 'gear', [])),
});

const content = {
  cn: { name: '泵与阀', title: '流体世界，一站掌握', slides: ['离心泵选型指南', '计量泵的精度', '阀门密封材料'], keywords: ['离心泵', '隔膜阀'], industries: [industry(1, '泵', 'drop', ['离心泵', '计量泵']), industry(2, '阀', 'valve', ['球阀', '隔膜阀'])], show: '流体机械展 2027', venue: '国家会展中心', city: '上海' },
  en: { name: 'Pumps & Valves', title: 'All that flows, in one place', slides: ['How to choose a centrifugal pump', 'How exact is a metering pump', 'Seals for valves'], keywords: ['centrifugal pump', 'diaphragm valve'], industries: [industry(1, 'Pumps', 'drop', ['Centrifugal', 'Metering']), industry(2, 'Valves', 'valve', ['Ball', 'Diaphragm'])], show: 'Fluid Machinery 2027', venue: 'National Exhibition Centre', city: 'Shanghai' },
} as const;

/** A page of another company: its brand, its name, our widgets. */
export const BrandSite = ({ theme }: { theme: Theme }) => {
  const edition = useEdition();
  const { name, title, slides, keywords, industries, show, venue, city } = content[edition.key];
  const i18n = useMemo(() => createI18n(edition.key, edition.key === 'cn' ? cn : en, { brand: [name] }), [edition.key, name]);
  const [store] = useState(() => createSharedState({ loadMember: nothing, loadTopBanner: nothing, loadBaseInfo: nothing }));
  return (
    <EditionProvider edition={{ ...edition, siteName: { id: 'brand' } }} i18n={i18n}>
      <SharedStateProvider store={store}>
        <style>{themeAsCss(theme)}</style>
        <SiteHeader
          navigation={<MainNavigation currentPath="/videos" />}
          mobileNavigation={<MobileMenuList currentPath="/videos" />}
          industryList={<IndustryMenuList industries={industries} />}
          search={<SearchPanel hotKeywords={keywords} />}
          languageSwitch={<LanguageSwitch />}
          loadBanner={nothing}
        />
        <main className={css.page}>
          <h1 className={css.title}>{title}</h1>
          <Slider label={title} picker perView={1} slides={slides.map((text) => ({ key: text, label: text, content: <p className={css.slide}>{text}</p> }))} />
          <TradeShowCard
            headingLevel={2}
            show={{ id: 1, title: show, image: '', brief: '', industryId: 1, publishedAt: '2027-03-09T00:00:00Z', owner: null, region: null, featured: false, startsOn: '2027-03-09', endsOn: '2027-03-12', city, venue, organiser: name }}
          />
        </main>
        <FloatingBar />
      </SharedStateProvider>
    </EditionProvider>
  );
};
