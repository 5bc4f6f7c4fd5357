import { useLingui } from '@lingui/react';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { useBaseInfo } from '../base-info.ts';
import type { ViewProps } from '../millwright-element.tsx';

/** `<millwright-industry-menu label>`: the industries with what is below them, each leading to its sub-site. */
export const IndustryMenuView = ({ host, kit }: ViewProps) => {
  const { i18n } = useLingui();
  const { industries } = useBaseInfo(kit);
  return <nav aria-label={host.getAttribute('label') ?? i18n._(kit.edition.siteName)}>{industries.length > 0 && <IndustryMenuList industries={industries} />}</nav>;
};
