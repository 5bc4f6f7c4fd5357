import type { Industry, Member } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useMemo, type ReactElement } from 'react';
import type { InputType } from 'storybook/internal/types';
import { IndustryMenuList } from '../widgets/industry-menu/index.ts';
import { industriesOf, industryBanner } from './industry-menu.fixtures.ts';
import { LanguageSwitch } from '../widgets/language-switch/index.ts';
import { MainNavigation } from '../widgets/main-navigation/index.ts';
import { MobileMenuList } from '../widgets/mobile-menu/index.ts';
import { SearchPanel } from '../widgets/search-panel/index.ts';
import { keywordsOf } from './search-panel.fixtures.ts';
import { TopBanner } from '../widgets/top-banner/index.ts';
import { banner, createMemory } from './top-banner.fixtures.ts';
import { SiteHeader } from '../widgets/site-header/site-header.tsx';
import type { MemberSource, SiteHeaderProps } from '../parts/header/site-header.types.ts';

/** A store that holds a member and can be given another. */
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
  /** The name of the member who is logged in. @default nobody */
  member?: string;
  /** Whether there is a top banner. @default true */
  withBanner?: boolean;
  /** Whether there are industries, with their button. @default true */
  withIndustries?: boolean;
  /** What the link to the home page shows, in words. @default the mark of Millwright and the name of the site */
  logoText?: string;
}

/**
 * The props of the whole header as controls: the whole is built of parts, and the reader of its type knows no other
 * type.
 */
export const headerControls = {
  logoText: {
    description: 'What the link to the home page shows, here in words, at most 44 px high; the prop is `logo`.',
    type: 'string',
    control: 'text',
    table: { type: { summary: 'string' }, defaultValue: { summary: 'the mark and the name of the site' } },
  },
  member: {
    description: 'The name of who is logged in; empty for a visitor. The prop is `session`, a store.',
    type: 'string',
    control: 'text',
    table: { type: { summary: 'string' }, defaultValue: { summary: 'nobody' } },
  },
  onLogin: {
    description: 'Opens the login dialog. Without it the button leads to the member site.',
    control: false,
    table: { type: { summary: '() => void' } },
  },
  onLogout: {
    description: 'Logs the member out. Without it there is no logout button.',
    control: false,
    table: { type: { summary: '() => void' } },
  },
} satisfies Record<string, InputType>;

/** A header with all its parts, as a page composes it. */
export const WholeHeader = ({
  industries,
  withBanner = true,
  withIndustries = true,
  logoText,
  member,
  ...props
}: WholeHeaderProps): ReactElement => {
  const { lang } = useEdition();
  const session = useMemo(() => (member ? createSession({ id: 7, trueName: member }) : undefined), [member]);
  return (
    <SiteHeader
      banner={withBanner ? <TopBanner banners={[banner]} memory={laterVisit} /> : undefined}
      navigation={<MainNavigation currentPath="/articles" />}
      mobileNavigation={<MobileMenuList currentPath="/articles" />}
      industryList={withIndustries ? <IndustryMenuList industries={industries ?? industriesOf(lang)} /> : null}
      logo={logoText || undefined}
      {...(session && { session })}
      search={<SearchPanel hotKeywords={keywordsOf(lang)} />}
      languageSwitch={<LanguageSwitch />}
      loadBanner={async (code) => industryBanner(code)}
      {...props}
    />
  );
};

const laterVisit = createMemory({ visited: true });
