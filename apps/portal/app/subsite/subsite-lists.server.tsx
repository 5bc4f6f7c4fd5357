import { industryPath } from '@millwright/domain';
import { redirect } from 'react-router';
import { loadArticlesRoute } from '../articles/articles.server.tsx';
import type { EntryKind } from '../entries/entry-kinds.server.tsx';
import { issueKind, paperKind, postKind, productKind, showKind, supplierKind, videoKind } from '../entries/entry-kinds.server.tsx';
import { loadEntryList } from '../entries/entry-list.server.tsx';
import { notFound } from '../site/calls.server.ts';
import type { LoadedPage, PageLoader, PageVisit } from '../site/page.server.tsx';
import { loadSubsiteShowroom } from './subsite-showroom.server.tsx';
import { subsiteOf, type Subsite } from './subsite-site.server.ts';

/** The sub-site's list of a kind, limited to its industry. The list of the whole site, narrowed to it, is canonical. */
const listOf = <Item extends { id: number }>(kind: EntryKind<Item>) => (visit: PageVisit, { industry, child, siteId }: Subsite): Promise<LoadedPage> =>
  loadEntryList(visit, kind, {
    path: `/subsite${kind.path}`,
    fixed: { industryId: siteId },
    above: [{ name: industry.name, path: industryPath(industry) }, ...(child ? [{ name: child.name, path: `${industryPath(industry)}/${child.id}` }] : [])],
    canonicalPath: kind.path,
  });

const lists: Readonly<Record<string, (visit: PageVisit, subsite: Subsite) => Promise<LoadedPage>>> = {
  'showroom/suppliers': listOf(supplierKind),
  'showroom/products': listOf(productKind),
  'showroom/platform': listOf(postKind),
  showroom: loadSubsiteShowroom,
  magazines: listOf(issueKind),
  videos: listOf(videoKind),
  tradeshow: listOf(showKind),
  whitepapers: listOf(paperKind),
};

/** Serves `/subsite/*`: the lists in the sub-site's layout. Without a list it leads to the sub-site's home. */
export const loadSubsiteList: PageLoader = async (visit) => {
  const rest = visit.params['*'] ?? '';
  const subsite = await subsiteOf(visit);
  const { industry, child, siteId } = subsite;
  if (rest === '') throw redirect(child ? `${industryPath(industry)}/${siteId}` : industryPath(industry), 302);
  const [first, type, more] = rest.split('/');
  if (first === 'articles' && more === undefined) return loadArticlesRoute(visit.scope, visit.url, type, { base: '/subsite', siteId });
  if (!Object.hasOwn(lists, rest)) throw notFound();
  return lists[rest]!(visit, subsite);
};
