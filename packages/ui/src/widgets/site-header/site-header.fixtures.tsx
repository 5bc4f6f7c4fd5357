import type { Industry, Member } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import type { ReactElement } from 'react';
import { IndustryMenuList } from '../industry-menu/index.ts';
import { industriesOf, industryBanner } from '../industry-menu/industry-menu.fixtures.ts';
import { LanguageSwitch } from '../language-switch/index.ts';
import { MainNavigation } from '../main-navigation/index.ts';
import { MobileMenuList } from '../mobile-menu/index.ts';
import { SearchPanel } from '../search-panel/index.ts';
import { keywordsOf } from '../search-panel/search-panel.fixtures.ts';
import { TopBanner } from '../top-banner/index.ts';
import { banner, createMemory } from '../top-banner/top-banner.fixtures.ts';
import { SiteHeader } from './site-header.tsx';
import type { MemberSource, SiteHeaderProps } from './site-header.types.ts';

/** A store that holds a member and can be told another. */
export const createSession = (member: Member | null = null): MemberSource & { become(next: Member | null): void } => {
  const listeners = new Set<() => void>();
  let state = { member };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become: (next) => {
      state = { member: next };
      listeners.forEach((listener) => listener());
    },
  };
};

/** A member. */
export const ada: Member = { id: 7, trueName: 'Ada Lovelace' };

/** Props of {@link WholeHeader}. */
export interface WholeHeaderProps extends Partial<SiteHeaderProps> {
  /** The industries of the menu. @default those of the edition */
  industries?: readonly Industry[];
  /** Whether there is a top banner. @default true */
  withBanner?: boolean;
}

/** A header with all its parts, as a page composes it. */
export const WholeHeader = ({ industries, withBanner = true, ...props }: WholeHeaderProps): ReactElement => {
  const { lang } = useEdition();
  return (
    <SiteHeader
      banner={withBanner ? <TopBanner banners={[banner]} memory={laterVisit} /> : undefined}
      navigation={<MainNavigation currentPath="/articles" />}
      mobileNavigation={<MobileMenuList currentPath="/articles" />}
      industryList={<IndustryMenuList industries={industries ?? industriesOf(lang)} />}
      search={<SearchPanel hotKeywords={keywordsOf(lang)} />}
      languageSwitch={<LanguageSwitch />}
      loadBanner={async (code) => industryBanner(code)}
      {...props}
    />
  );
};

const laterVisit = createMemory({ visited: true });
