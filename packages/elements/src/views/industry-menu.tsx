import { useLingui } from '@lingui/react';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { useState } from 'react';
import { useBaseInfo } from '../base-info.ts';
import type { ViewProps } from '../millwright-element.tsx';
import { Unavailable } from '../own-content.tsx';

/** How many menus this page has had. React's own ids are the same in every element. */
let menus = 0;

/** `<millwright-industry-menu label>`: the industries with what is below them, each leading to its sub-site. */
export const IndustryMenuView = ({ host, context, own, settle }: ViewProps) => {
  const { i18n } = useLingui();
  const [group] = useState(() => `millwright-industries-${(menus += 1)}`);
  const [response, retry] = useBaseInfo({ context, settle });
  if (response.state !== 'here') return <Unavailable state={response.state} own={own} onRetry={retry} />;
  return (
    <nav aria-label={host.getAttribute('label') || i18n._(context.edition.siteName)}>
      <IndustryMenuList industries={response.value.industries} group={group} />
    </nav>
  );
};
