import { useEdition } from '@millwright/i18n/react';
import type { ReactElement } from 'react';
import { industriesOf } from '../industry-menu/industry-menu.fixtures.ts';
import { LanguageSwitch } from '../language-switch/index.ts';
import { SearchPanel } from '../search-panel/index.ts';
import { keywordsOf } from '../search-panel/search-panel.fixtures.ts';
import { SubsiteHeader, type SubsiteHeaderProps } from './subsite-header.tsx';

/** A sub-site's header with all its parts, as a page composes it: that of plastics, its third field shown. */
export const WholeSubsiteHeader = (props: Partial<SubsiteHeaderProps>): ReactElement => {
  const { lang } = useEdition();
  const industry = props.industry ?? industriesOf(lang)[4]!;
  return (
    <SubsiteHeader
      industry={industry}
      currentChildId={502}
      currentPath="/i/plastics/502"
      search={<SearchPanel hotKeywords={keywordsOf(lang)} industryId={industry.id} />}
      languageSwitch={<LanguageSwitch names="short" />}
      {...props}
    />
  );
};
