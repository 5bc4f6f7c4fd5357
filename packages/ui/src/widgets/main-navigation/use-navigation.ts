import { useLingui } from '@lingui/react';
import { withSiteId, type Id, type NavigationEntry } from '@millwright/domain';
import type { EditionEntry } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';

/**
 * The main navigation of the edition in its language (spec §2 Main navigation).
 *
 * @param siteId The site id that own links carry on a sub-site (spec §2 Subsite header). Default none.
 * @param pathOf The page that stands for an own path there. Default the path itself.
 */
export const useNavigation = (siteId?: Id, pathOf = (path: string) => path): NavigationEntry[] => {
  const { i18n } = useLingui();
  const { navigation } = useEdition();
  const named = ({ name, path, children, ...rest }: EditionEntry): NavigationEntry => ({
    ...rest,
    name: i18n._(name),
    path: siteId === undefined || !path.startsWith('/') ? path : withSiteId(pathOf(path), siteId),
    ...(children ? { children: children.map(named) } : {}),
  });
  return navigation.map(named);
};
