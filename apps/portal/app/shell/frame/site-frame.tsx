import { normaliseKeyword, opensOnHover, parseSearchType, viewportWidth } from '@millwright/domain';
import { fetchAhead } from '@millwright/ui/chunk-reload';
import { LanguageSwitch } from '@millwright/ui/language-switch';
import { DefaultLayout } from '@millwright/ui/layout-default';
import { MainNavigation } from '@millwright/ui/main-navigation';
import { MobileMenuList } from '@millwright/ui/mobile-menu';
import { SearchPanel } from '@millwright/ui/search-panel';
import { SiteHeader } from '@millwright/ui/site-header';
import { TopBanner } from '@millwright/ui/top-banner';
import { lazy, Suspense } from 'react';
import { usePageLocation } from '../../runtime/shown-page.ts';
import { StaticHtmlPlace } from '../../runtime/static-html.tsx';
import { useDocumentScope } from './document-scope.ts';
import { useShell, type SiteShell } from './shell.ts';
import { useFrame } from './use-frame.tsx';

/** What the menu of wide windows shows next to the children of an industry; nothing where its code cannot be had. */
const LazyMenuHighlights = lazy(async () => {
  const loaded = await fetchAhead(() => import('./menu-highlights.tsx'));
  return { default: loaded?.MenuHighlights ?? (() => null) };
});

/** The search of the URL, which the search panel shows again. */
function useSearchOfUrl() {
  const { pathname, search } = usePageLocation();
  const requested = new URLSearchParams(pathname === '/search' ? search : '');
  return {
    type: parseSearchType(requested.get('type')) ?? undefined,
    keyword: normaliseKeyword(requested.get('keyword')),
  };
}

/** Header and footer around a page. */
export function SiteFrame() {
  const { banners, hasIndustries, hotKeywords } = useShell<SiteShell>();
  const { services } = useDocumentScope();
  const { type, keyword } = useSearchOfUrl();
  const { pathname, suggest, languages, header, layout } = useFrame();
  return (
    <DefaultLayout
      {...layout}
      header={
        <SiteHeader
          {...header}
          banner={banners.length > 0 && <TopBanner banners={banners} />}
          navigation={<MainNavigation currentPath={pathname} />}
          mobileNavigation={
            <MobileMenuList currentPath={pathname}>
              <LanguageSwitch {...languages} />
            </MobileMenuList>
          }
          industryList={hasIndustries ? <StaticHtmlPlace name="industries" /> : null}
          // Its fields keep what the visitor types; another search in the URL is another form.
          search={
            <SearchPanel
              key={`${type} ${keyword}`}
              hotKeywords={hotKeywords}
              type={type}
              keyword={keyword}
              suggest={suggest}
            />
          }
          languageSwitch={<LanguageSwitch {...languages} />}
          renderHighlights={({ path }) =>
            opensOnHover(viewportWidth(window)) && (
              <Suspense fallback={null}>
                <LazyMenuHighlights path={path} />
              </Suspense>
            )
          }
          loadBanner={async (code) => (await services?.loadSiteCalls())?.loadBanner(code) ?? null}
        />
      }
    />
  );
}
