import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { LanguageSwitch } from '@millwright/ui/language-switch';
import { MainNavigation } from '@millwright/ui/main-navigation';
import { MobileMenuList } from '@millwright/ui/mobile-menu';
import { SearchPanel } from '@millwright/ui/search-panel';
import { SiteHeader } from '@millwright/ui/site-header';
import { useBaseInfo } from '../base-info.ts';
import type { ViewProps } from '../millwright-element.tsx';
import { useLogin } from '../use-login.tsx';

/** `<millwright-header>`: the whole header of the portal. Says `millwright-login` after a login. */
export const HeaderView = ({ context, emit, settle }: ViewProps) => {
  const [info] = useBaseInfo({ context, settle });
  const { industries, hotKeywords } = info.state === 'here' ? info.value : { industries: [], hotKeywords: [] };
  const { openHere, dialog, logOut } = useLogin({ context, emit });
  const loadBanner = async (code: string) => {
    const banner = await (await context.loadCalls()).getBanner(code);
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
        session={context.store}
        onLogin={openHere}
        onLogout={logOut}
      />
      {dialog}
    </>
  );
};
