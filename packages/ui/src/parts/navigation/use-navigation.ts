import { useLingui } from '@lingui/react';
import { isOwnPath, withIndustryId, type Id, type NavigationEntry } from '@millwright/domain';
import type { EditionEntry } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';

/** The entries of an edition in its language, as a site of an industry leads to them. */
const useNamed = (
  entries: readonly EditionEntry[],
  industryId?: Id,
  pathOf = (path: string) => path,
): NavigationEntry[] => {
  const { i18n } = useLingui();
  const named = ({ name, path, children, ...rest }: EditionEntry): NavigationEntry => ({
    ...rest,
    name: i18n._(name),
    path: industryId === undefined || !isOwnPath(path) ? path : withIndustryId(pathOf(path), industryId),
    ...(children ? { children: children.map(named) } : {}),
  });
  return entries.map(named);
};

/**
 * The main navigation of the edition in its language (spec §2 Main navigation).
 *
 * @param industryId The industry id that own links carry on a sub-site (spec §2 Subsite header). Default none.
 * @param pathOf The page that stands for an own path there. Default the path itself.
 */
export const useNavigation = (industryId?: Id, pathOf?: (path: string) => string): NavigationEntry[] =>
  useNamed(useEdition().navigation, industryId, pathOf);

/** The links of the edition next to the navigation (spec §2 Header), which take the same. */
export const useHeaderLinks = (industryId?: Id, pathOf?: (path: string) => string): NavigationEntry[] =>
  useNamed(useEdition().headerLinks, industryId, pathOf);
