import { LanguageSwitch } from '@millwright/ui/language-switch';
import { DefaultLayout } from '@millwright/ui/layout-default';
import { MainNavigation } from '@millwright/ui/main-navigation';
import { MobileMenuList } from '@millwright/ui/mobile-menu';
import { SearchPanel } from '@millwright/ui/search-panel';
import { useSharedStore } from '@millwright/ui/shared-state';
import { SiteHeader } from '@millwright/ui/site-header';
import { TopBanner } from '@millwright/ui/top-banner';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Static } from '../alive/static.tsx';
import { useServices } from '../site/app-root.tsx';
import { framedParts } from './frame-parts.tsx';
import type { ShellData } from './shell.server.tsx';
import { useAddressedSearch, useLanguageAddresses, useSuggest } from './use-addresses.ts';
import { usePageRuntime } from './use-page-runtime.ts';
import { useSession } from './use-session.ts';

/** Props of {@link SiteShell}. */
export interface SiteShellProps {
  shell: ShellData;
  /** The page. */
  children: ReactNode;
}

/** Header and footer around a page. */
export function SiteShell({ shell, children }: SiteShellProps) {
  const { pathname } = useLocation();
  const services = useServices();
  const suggest = useSuggest();
  const store = useSharedStore();
  const languages = useLanguageAddresses();
  const { type, keyword } = useAddressedSearch();
  const runtime = usePageRuntime();
  const session = useSession(runtime);
  const header = (
    <SiteHeader
      banner={shell.banners.length > 0 && <TopBanner banners={shell.banners} />}
      navigation={<MainNavigation currentPath={pathname} />}
      mobileNavigation={
        <MobileMenuList currentPath={pathname}>
          <LanguageSwitch {...languages} />
        </MobileMenuList>
      }
      industryList={<Static part={shell.industries} />}
      // Its fields keep what the visitor types; another search in the address is another form.
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
      loadBanner={async (code) => (await services?.loadBanner(code)) ?? null}
      session={store}
      onLogin={store.actions.openLoginDialog}
      onLogout={session.logOut}
    />
  );
  return (
    <DefaultLayout {...framedParts(shell, pathname, runtime, session)} header={header}>
      {children}
    </DefaultLayout>
  );
}
