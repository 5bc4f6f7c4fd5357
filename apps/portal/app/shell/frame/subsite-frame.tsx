import { LanguageSwitch } from '@millwright/ui/language-switch';
import { SubsiteLayout } from '@millwright/ui/layout-subsite';
import { SearchPanel } from '@millwright/ui/search-panel';
import { SubsiteHeader } from '@millwright/ui/subsite-header';
import { useShell, type SubsiteShell } from './shell.ts';
import { useFrame } from './use-frame.tsx';

/** The lists that a sub-site has of its own. */
const ownLists = /^\/(?:articles|showroom|magazines|videos|tradeshow|whitepapers)(?:\/|$)/;

/** The header of an industry's sub-site and the site's footer around a page. */
export function SubsiteFrame() {
  const { industry, childId, hotKeywords } = useShell<SubsiteShell>();
  const { pathname, suggest, languages, header, layout } = useFrame();
  return (
    <SubsiteLayout
      {...layout}
      header={
        <SubsiteHeader
          {...header}
          industry={industry}
          currentChildId={childId}
          currentPath={pathname}
          pathOf={(path) => (ownLists.test(path) ? `/subsite${path}` : path)}
          search={<SearchPanel industryId={industry.id} hotKeywords={hotKeywords} suggest={suggest} />}
          languageSwitch={<LanguageSwitch names="short" {...languages} />}
          belowNavigation={<LanguageSwitch {...languages} />}
        />
      }
    />
  );
}
