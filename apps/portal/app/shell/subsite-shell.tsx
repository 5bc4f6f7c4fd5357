import { LanguageSwitch } from '@millwright/ui/language-switch';
import { SubsiteLayout } from '@millwright/ui/layout-subsite';
import { SearchPanel } from '@millwright/ui/search-panel';
import { useSharedStore } from '@millwright/ui/shared-state';
import { SubsiteHeader } from '@millwright/ui/subsite-header';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { framedParts } from './frame-parts.tsx';
import type { SubsiteShellData } from './subsite.server.tsx';
import { useLanguageAddresses, useSuggest } from './use-addresses.ts';
import { usePageRuntime } from './use-page-runtime.ts';
import { useSession } from './use-session.ts';

/** The lists that a sub-site has of its own. */
const ownLists = /^\/(?:articles|showroom|magazines|videos|tradeshow|whitepapers)(?:\/|$)/;

/** Props of {@link SubsiteShell}. */
export interface SubsiteShellProps {
  data: SubsiteShellData;
  /** The page. */
  children: ReactNode;
}

/** The header of an industry's sub-site and the site's footer around a page. */
export function SubsiteShell({ data: { shell, industry, childId }, children }: SubsiteShellProps) {
  const { pathname } = useLocation();
  const suggest = useSuggest();
  const store = useSharedStore();
  const languages = useLanguageAddresses();
  const runtime = usePageRuntime();
  const session = useSession(runtime);
  const header = (
    <SubsiteHeader
      industry={industry}
      currentChildId={childId}
      currentPath={pathname}
      pathOf={(path) => (ownLists.test(path) ? `/subsite${path}` : path)}
      search={<SearchPanel siteId={industry.id} hotKeywords={shell.hotKeywords} suggest={suggest} />}
      languageSwitch={<LanguageSwitch names="short" {...languages} />}
      belowNavigation={<LanguageSwitch {...languages} />}
      session={store}
      onLogin={store.actions.openLoginDialog}
      onLogout={session.logOut}
    />
  );
  return (
    <SubsiteLayout {...framedParts(shell, pathname, runtime, session)} header={header}>
      {children}
    </SubsiteLayout>
  );
}
