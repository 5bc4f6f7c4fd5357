import { isOwnPath, type NavigationEntry } from '@millwright/domain';

const pathOf = (path: string) => path.split(/[?#]/, 1)[0]!.replace(/\/$/, '');

/**
 * Whether the page at `currentPath` is that of the entry (`page`), lies below it or a child of it (`true`), or neither.
 */
export const currentState = (entry: NavigationEntry, currentPath: string | undefined): 'page' | 'true' | undefined => {
  if (currentPath === undefined || !isOwnPath(entry.path)) return undefined;
  const own = pathOf(entry.path);
  const here = pathOf(currentPath);
  if (here === own) return 'page';
  if (own !== '' && here.startsWith(`${own}/`)) return 'true';
  return entry.children?.some((child) => currentState(child, currentPath)) ? 'true' : undefined;
};
