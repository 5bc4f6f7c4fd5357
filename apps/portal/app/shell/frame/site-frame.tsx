import { opensOnHover, viewportWidth } from '@millwright/domain';
import { fetchAhead } from '@millwright/ui/chunk-reload';
import { LanguageSwitch } from '@millwright/ui/language-switch';
import { DefaultLayout } from '@millwright/ui/layout-default';
import { MainNavigation } from '@millwright/ui/main-navigation';
import { MobileMenuList } from '@millwright/ui/mobile-menu';
import { SearchPanel } from '@millwright/ui/search-panel';
import { useSharedStore } from '@millwright/ui/shared-state';
import { SiteHeader } from '@millwright/ui/site-header';
import { TopBanner } from '@millwright/ui/top-banner';
import { lazy, Suspense } from 'react';
import { usePageLocation } from '../../runtime/shown-page.ts';
import { StaticHtmlPlace } from '../../runtime/static-html.tsx';
import { useServices } from '../page/app-root.tsx';
import { framedParts } from './frame-parts.tsx';
import { MainContent } from './main-content.tsx';
import { useShell, type SiteShell } from './shell.ts';
import { useSearchOfUrl, useLanguageUrls, useSuggest } from './use-urls.ts';
import { useLogo } from './use-logo.tsx';
import { usePageRuntime } from './use-page-runtime.ts';
import { useSession } from './use-session.ts';

const Nothing = () => null;

/** What the menu of wide windows shows next to the children of an industry; nothing where its code cannot be had. */
const LazyMenuHighlights = lazy(async () => {
  const loaded = await fetchAhead(() => import('./menu-highlights.tsx'));
  return { default: loaded?.MenuHighlights ?? Nothing };
});

/** Header and footer around a page. */
export function SiteFrame() {
  const shell = useShell<SiteShell>();
  const runtime = usePageRuntime();
  const { pathname } = usePageLocation();
  const services = useServices();
  const suggest = useSuggest();
  const store = useSharedStore();
  const languages = useLanguageUrls();
  const logo = useLogo();
  const { type, keyword } = useSearchOfUrl();
  const session = useSession(runtime);
  const header = (
    <SiteHeader
      logo={logo}
      banner={shell.banners.length > 0 && <TopBanner banners={shell.banners} />}
      navigation={<MainNavigation currentPath={pathname} />}
      mobileNavigation={
        <MobileMenuList currentPath={pathname}>
          <LanguageSwitch {...languages} />
        </MobileMenuList>
      }
      industryList={shell.hasIndustries ? <StaticHtmlPlace name="industries" /> : null}
      // Its fields keep what the visitor types; another search in the URL is another form.
      search={
        <SearchPanel
          key={`${type} ${keyword}`}
          hotKeywords={shell.hotKeywords}
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
      session={store}
      onLogin={store.actions.openLoginDialog}
      onLogout={session.logOut}
    />
  );
  return (
    <DefaultLayout {...framedParts(pathname, runtime, session)} header={header}>
      <MainContent />
    </DefaultLayout>
  );
}
