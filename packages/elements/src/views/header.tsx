import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { LanguageSwitch } from '@millwright/ui/language-switch';
import { LoginDialogHost } from '@millwright/ui/login-dialog-host';
import { MainNavigation } from '@millwright/ui/main-navigation';
import { MobileMenuList } from '@millwright/ui/mobile-menu';
import { SearchPanel } from '@millwright/ui/search-panel';
import { useSharedActions } from '@millwright/ui/shared-state';
import { SiteHeader } from '@millwright/ui/site-header';
import { useBaseInfo } from '../base-info.ts';
import { loadLoginPorts } from '../login-ports.ts';
import type { ViewProps } from '../millwright-element.tsx';

/** `<millwright-header>`: the whole header of the portal. Says `millwright-login` after a login. */
export const HeaderView = ({ kit, emit }: ViewProps) => {
  const { industries, hotKeywords } = useBaseInfo(kit);
  const { openLoginDialog, closeLoginDialog, loadMember } = useSharedActions();
  const onSuccess = () => {
    closeLoginDialog();
    void loadMember().then(() => emit('millwright-login', kit.store.getState().member));
  };
  const loadBanner = async (code: string) => {
    const banner = await kit.visitor.firstBanner(code);
    return banner.ok ? banner.value : null;
  };
  return (
    <>
      <SiteHeader
        navigation={<MainNavigation currentPath="" />}
        mobileNavigation={<MobileMenuList currentPath="" />}
        industryList={<IndustryMenuList industries={industries} />}
        search={<SearchPanel hotKeywords={hotKeywords} />}
        languageSwitch={<LanguageSwitch />}
        loadBanner={loadBanner}
        session={kit.store}
        onLogin={openLoginDialog}
      />
      <LoginDialogHost loadPorts={() => loadLoginPorts(kit, onSuccess)} />
    </>
  );
};
