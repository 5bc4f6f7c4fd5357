import { useEdition } from '@millwright/i18n/react';
import { useMemo, type ReactElement } from 'react';
import { industriesOf } from '../../testing/industry-menu.fixtures.ts';
import { LanguageSwitch } from '../language-switch/index.ts';
import { SearchPanel } from '../search-panel/index.ts';
import { keywordsOf } from '../../testing/search-panel.fixtures.ts';
import { createSession } from '../../testing/site-header.fixtures.tsx';
import { SubsiteHeader, type SubsiteHeaderProps } from './subsite-header.tsx';

/** Props of {@link WholeSubsiteHeader}. */
export interface WholeSubsiteHeaderProps extends Partial<SubsiteHeaderProps> {
  /** What the link to the home page shows, in words. @default the mark of Millwright and the name of the site */
  logoText?: string;
  /** The name of the member who is logged in. @default nobody */
  member?: string;
}

/** A sub-site's header with all its parts, as a page composes it: that of plastics, its third field shown. */
export const WholeSubsiteHeader = ({ logoText, member, ...props }: WholeSubsiteHeaderProps): ReactElement => {
  const { lang } = useEdition();
  const session = useMemo(() => (member ? createSession({ id: 7, trueName: member }) : undefined), [member]);
  const industry = props.industry ?? industriesOf(lang)[4]!;
  return (
    <SubsiteHeader
      industry={industry}
      currentChildId={502}
      currentPath="/i/plastics/502"
      search={<SearchPanel hotKeywords={keywordsOf(lang)} industryId={industry.id} />}
      languageSwitch={<LanguageSwitch names="short" />}
      logo={logoText || undefined}
      {...(session && { session })}
      {...props}
    />
  );
};
