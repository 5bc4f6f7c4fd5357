import { normaliseKeyword, parseSearchType } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { ConnectivityNotice } from '@millwright/ui/connectivity-notice';
import { LanguageSwitch } from '@millwright/ui/language-switch';
import { DefaultLayout } from '@millwright/ui/layout-default';
import { LoadingBar } from '@millwright/ui/loading-bar';
import { LoginDialogHost } from '@millwright/ui/login-dialog-host';
import { MainNavigation } from '@millwright/ui/main-navigation';
import { MobileMenuList } from '@millwright/ui/mobile-menu';
import { SearchPanel } from '@millwright/ui/search-panel';
import { useSharedStore } from '@millwright/ui/shared-state';
import { SiteHeader } from '@millwright/ui/site-header';
import { Toasts } from '@millwright/ui/toasts';
import { TopBanner } from '@millwright/ui/top-banner';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { Static } from '../alive/static.tsx';
import { Islands } from '../islands/islands.tsx';
import { useServices, useSite } from '../site/app-root.tsx';
import type { PageHead } from '../site/head.ts';
import type { ShellData } from './shell.server.tsx';
import { useSession } from './use-session.ts';
import { usePageRuntime } from './use-page-runtime.ts';

/** Where the language switch leads from the page that is shown. */
function useLanguageAddresses() {
  const { byHost, origins } = useSite();
  const { twin } = useEdition();
  const heads = useMatches().map(({ loaderData }) => (loaderData as { head?: PageHead } | undefined)?.head);
  const twinPath = heads.findLast((head) => head !== undefined)?.twinPath ?? '/';
  return { returnTo: twinPath, addresses: byHost ? { [twin]: origins[twin] + twinPath } : {} };
}

/** The search of the address, which the search panel shows again. */
function useAddressedSearch() {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(pathname === '/search' ? search : '');
  return { type: parseSearchType(asked.get('type')) ?? undefined, keyword: normaliseKeyword(asked.get('keyword')) };
}

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
  const store = useSharedStore();
  const languages = useLanguageAddresses();
  const { type, keyword } = useAddressedSearch();
  const runtime = usePageRuntime();
  const { toasts, bar, connectivity } = runtime;
  const { logOut, loadLoginPorts } = useSession(runtime);
  const header = (
    <SiteHeader
      banner={<TopBanner banners={shell.banners} />}
      navigation={<MainNavigation currentPath={pathname} />}
      mobileNavigation={
        <MobileMenuList currentPath={pathname}>
          <LanguageSwitch {...languages} />
        </MobileMenuList>
      }
      industryList={<Static part={shell.industries} />}
      // Its fields keep what the visitor types; another search in the address is another form.
      search={<SearchPanel key={`${type} ${keyword}`} hotKeywords={shell.hotKeywords} type={type} keyword={keyword} />}
      languageSwitch={<LanguageSwitch {...languages} />}
      loadBanner={async (code) => (await services?.loadBanner(code)) ?? null}
      session={store}
      onLogin={store.actions.openLoginDialog}
      onLogout={logOut}
    />
  );
  return (
    <DefaultLayout
      header={header}
      footer={<Static part={shell.footer} />}
      loadingBar={<LoadingBar bar={bar} />}
      connectivity={<ConnectivityNotice connectivity={connectivity} />}
      toasts={<Toasts toasts={toasts} />}
      dialogs={<LoginDialogHost loadPorts={loadLoginPorts} />}
    >
      {children}
      <Islands runtime={runtime} />
    </DefaultLayout>
  );
}
