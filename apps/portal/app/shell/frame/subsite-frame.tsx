import { LanguageSwitch } from '@millwright/ui/language-switch';
import { SubsiteLayout } from '@millwright/ui/layout-subsite';
import { SearchPanel } from '@millwright/ui/search-panel';
import { useSharedStore } from '@millwright/ui/shared-state';
import { SubsiteHeader } from '@millwright/ui/subsite-header';
import { usePageLocation } from '../../runtime/shown-page.ts';
import { framedParts } from './frame-parts.tsx';
import { MainContent } from './main-content.tsx';
import { useShell, type SubsiteShell } from './shell.ts';
import { useLanguageUrls, useSuggest } from './use-urls.ts';
import { useLogo } from './use-logo.tsx';
import { usePageRuntime } from './use-page-runtime.ts';
import { useSession } from './use-session.ts';

/** The lists that a sub-site has of its own. */
const ownLists = /^\/(?:articles|showroom|magazines|videos|tradeshow|whitepapers)(?:\/|$)/;

/** The header of an industry's sub-site and the site's footer around a page. */
export function SubsiteFrame() {
  const shell = useShell<SubsiteShell>();
  const runtime = usePageRuntime();
  const { industry, childId, hotKeywords } = shell;
  const { pathname } = usePageLocation();
  const suggest = useSuggest();
  const store = useSharedStore();
  const languages = useLanguageUrls();
  const logo = useLogo();
  const session = useSession(runtime);
  const header = (
    <SubsiteHeader
      logo={logo}
      industry={industry}
      currentChildId={childId}
      currentPath={pathname}
      pathOf={(path) => (ownLists.test(path) ? `/subsite${path}` : path)}
      search={<SearchPanel industryId={industry.id} hotKeywords={hotKeywords} suggest={suggest} />}
      languageSwitch={<LanguageSwitch names="short" {...languages} />}
      belowNavigation={<LanguageSwitch {...languages} />}
      session={store}
      onLogin={store.actions.openLoginDialog}
      onLogout={session.logOut}
    />
  );
  return (
    <SubsiteLayout {...framedParts(pathname, runtime, session)} header={header}>
      <MainContent />
    </SubsiteLayout>
  );
}
