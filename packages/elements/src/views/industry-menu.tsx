import { useLingui } from '@lingui/react';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { useState } from 'react';
import { useBaseInfo } from '../base-info.ts';
import type { ViewProps } from '../millwright-element.tsx';
import { Unanswered } from '../own-content.tsx';

/** How many menus this page has had. React's own ids are the same in every element. */
let menus = 0;

/** `<millwright-industry-menu label>`: the industries with what is below them, each leading to its sub-site. */
export const IndustryMenuView = ({ host, kit, own, settle }: ViewProps) => {
  const { i18n } = useLingui();
  const [group] = useState(() => `millwright-industries-${(menus += 1)}`);
  const [answer, retry] = useBaseInfo({ kit, settle });
  if (answer.state !== 'here') return <Unanswered state={answer.state} own={own} onRetry={retry} />;
  return (
    <nav aria-label={host.getAttribute('label') || i18n._(kit.edition.siteName)}>
      <IndustryMenuList industries={answer.value.industries} group={group} />
    </nav>
  );
};
