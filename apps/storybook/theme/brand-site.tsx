import { useLingui } from '@lingui/react';
import type { Industry, OwnEditionKey } from '@millwright/domain';
import { createI18n } from '@millwright/i18n/create-i18n';
import { EditionProvider, useEdition } from '@millwright/i18n/react';
import { LinkButton } from '@millwright/ui/button';
import { FloatingBar } from '@millwright/ui/floating-bar';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { LanguageSwitch } from '@millwright/ui/language-switch';
import { MainNavigation } from '@millwright/ui/main-navigation';
import { MobileMenuList } from '@millwright/ui/mobile-menu';
import { SearchPanel } from '@millwright/ui/search-panel';
import { createSharedState, SharedStateProvider } from '@millwright/ui/shared-state';
import { SectionHeading } from '@millwright/ui/section-heading';
import { SiteHeader } from '@millwright/ui/site-header';
import { Slider } from '@millwright/ui/slider';
import { TradeShowCard } from '@millwright/ui/trade-show-card';
import { themeAsCss, type Theme } from '@millwright/ui/theme';
import { useMemo, useState } from 'react';
import * as css from './theme-editor.css.ts';

const nothing = async () => null;

/** The mark of the brand: a drop in the casing of a pump. */
const mark = 'M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28zm0 4c4 5 7 8.5 7 12a7 7 0 0 1-14 0c0-3.5 3-7 7-12z';

const industry = (id: number, name: string, icon: string, children: readonly string[]): Industry => ({
  id,
  slug: null,
  name,
  icon,
  showNav: true,
  bannerCode: null,
  children: children.map((child, index) => industry(id * 100 + index, child, 'gear', [])),
});

const content = {
  cn: {
    name: '泵与阀',
    title: '流体世界，一站掌握',
    slides: ['离心泵选型指南', '计量泵的精度', '阀门密封材料'],
    keywords: ['离心泵', '隔膜阀'],
    industries: [industry(1, '泵', 'drop', ['离心泵', '计量泵']), industry(2, '阀', 'valve', ['球阀', '隔膜阀'])],
    welcome: '泵与阀门采购指南',
    shows: '展会',
    products: '精选产品',
    facts: [
      ['立式多级离心泵', '流量 2–180 m³/h，扬程至 330 m'],
      ['气动隔膜阀', 'DN15–DN200，EPDM 或 PTFE 膜片'],
      ['磁力驱动计量泵', '精度 ±0.5 %，防爆型'],
    ],
    show: '流体机械展 2027',
    venue: '国家会展中心',
    city: '上海',
  },
  en: {
    name: 'Pumps & Valves',
    title: 'All that flows, in one place',
    slides: ['How to choose a centrifugal pump', 'How exact is a metering pump', 'Seals for valves'],
    keywords: ['centrifugal pump', 'diaphragm valve'],
    industries: [
      industry(1, 'Pumps', 'drop', ['Centrifugal', 'Metering']),
      industry(2, 'Valves', 'valve', ['Ball', 'Diaphragm']),
    ],
    welcome: 'The buyer’s guide to pumps and valves',
    shows: 'Trade shows',
    products: 'Products of the week',
    facts: [
      ['Vertical multistage pump', '2–180 m³/h, up to 330 m of head'],
      ['Pneumatic diaphragm valve', 'DN15–DN200, EPDM or PTFE'],
      ['Magnetically driven metering pump', 'Within ±0.5 %, explosion-proof'],
    ],
    show: 'Fluid Machinery 2027',
    venue: 'National Exhibition Centre',
    city: 'Shanghai',
  },
} as const;

type Content = (typeof content)['cn' | 'en'];

const contentOf = (key: string): Content => content[Object.hasOwn(content, key) ? (key as OwnEditionKey) : 'en'];

/** Widgets of a page of that site, in the brand of what is around them. */
export const BrandSample = () => {
  const { title, slides, show, venue, city, shows, products, facts, name } = contentOf(useEdition().key);
  return (
    <>
      <Slider
        label={title}
        picker
        perView={1}
        slides={slides.map((text) => ({ key: text, label: text, content: <p className={css.slide}>{text}</p> }))}
      />
      <SectionHeading title={products} />
      <ul className={css.products}>
        {facts.map(([product, fact]) => (
          <li key={product} className={css.product}>
            <h3>{product}</h3>
            <p>{fact}</p>
            <LinkButton href="/products" variant="secondary" size="small" iconAfter="chevron-right">
              {product}
            </LinkButton>
          </li>
        ))}
      </ul>
      <SectionHeading title={shows} />
      <TradeShowCard
        headingLevel={3}
        show={{
          id: 1,
          title: show,
          image: '',
          brief: '',
          industryId: 1,
          publishedAt: '2027-03-09T00:00:00Z',
          owner: null,
          region: null,
          featured: false,
          startsOn: '2027-03-09',
          endsOn: '2027-03-12',
          city,
          venue,
          organiser: name,
        }}
      />
    </>
  );
};

/** A page of another company: its brand, its name, our widgets. */
export const BrandSite = ({ theme }: { theme: Theme }) => {
  const edition = useEdition();
  const { i18n: above } = useLingui();
  const { name, title, keywords, industries, welcome } = contentOf(edition.key);
  const i18n = useMemo(
    () => createI18n(edition, above.messages, { brand: [name], welcome: [welcome] }),
    [edition, above, name, welcome],
  );
  const [store] = useState(() => createSharedState({ loadMember: nothing }));
  return (
    <EditionProvider edition={{ ...edition, siteName: { id: 'brand' }, welcome: { id: 'welcome' } }} i18n={i18n}>
      <SharedStateProvider store={store}>
        <style>{themeAsCss(theme)}</style>
        <SiteHeader
          logo={
            <>
              <svg className={css.mark} viewBox="0 0 32 32" aria-hidden>
                <path d={mark} />
              </svg>
              {name}
            </>
          }
          navigation={<MainNavigation currentPath="/videos" />}
          mobileNavigation={<MobileMenuList currentPath="/videos" />}
          industryList={<IndustryMenuList industries={industries} />}
          search={<SearchPanel hotKeywords={keywords} />}
          languageSwitch={<LanguageSwitch />}
          loadBanner={nothing}
        />
        <main className={css.site}>
          <h1 className={css.title}>{title}</h1>
          <BrandSample />
        </main>
        <FloatingBar />
      </SharedStateProvider>
    </EditionProvider>
  );
};
