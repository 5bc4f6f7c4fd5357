import { HOME_POPUP_INDUSTRY_ID, parseInteger } from '@millwright/domain';
import { redirect } from 'react-router';
import { loadArticlesRoute } from '../articles/articles.server.tsx';
import {
  type EntryKind,
  issueKind,
  paperKind,
  postKind,
  productKind,
  showKind,
  supplierKind,
  videoKind,
} from '../catalog/entry-kinds.server.tsx';
import { loadEntryList } from '../catalog/entry-list.server.tsx';
import { directoryKind } from '../catalog/show-directory.server.tsx';
import { notFound } from '../../shell/page/calls.server.ts';
import type { LoadedPage, PageLoader, PageVisit } from '../../shell/page/page.server.tsx';
import { loadSubsiteShowroom } from './subsite-showroom.server.tsx';
import { subsiteAt, subsiteCrumbs, subsiteHome, subsiteOf, type Subsite } from '../../shell/page/subsite-of.server.ts';

/** The sub-site's list of a kind, limited to its industry. The list of the whole site, narrowed to it, is canonical. */
const listOf =
  <Item extends { id: number }>(kind: EntryKind<Item>) =>
  (visit: PageVisit, subsite: Subsite): Promise<LoadedPage> =>
    loadEntryList(visit, kind, {
      path: `/subsite${kind.path}`,
      fixed: { industryId: subsite.industryId },
      above: subsiteCrumbs(subsite),
      canonicalPath: kind.path,
      emptyHref: subsite.child ? `/subsite${kind.path}?sid=${subsite.industry.id}` : kind.path,
    });

const lists: Readonly<Record<string, (visit: PageVisit, subsite: Subsite) => Promise<LoadedPage>>> = {
  'showroom/suppliers': listOf(supplierKind),
  'showroom/products': listOf(productKind),
  'showroom/platform': listOf(postKind),
  showroom: loadSubsiteShowroom,
  magazines: listOf(issueKind),
  videos: listOf(videoKind),
  tradeshow: listOf(showKind),
  'tradeshow/directories': listOf(directoryKind),
  whitepapers: listOf(paperKind),
};

/**
 * The type of an article list that the rest of a URL names: undefined for all types, null where it names no
 * article list.
 */
const articlesOf = (rest: string): string | undefined | null => {
  const [first, type, more] = rest.split('/');
  return first === 'articles' && more === undefined ? type : null;
};

/**
 * Where a URL leads that names no `sid`: to the industry it names by its path, else to the industry that the site
 * opens with.
 */
async function withIndustry({ scope, url }: PageVisit, rest: string): Promise<string> {
  const opened = String(HOME_POPUP_INDUSTRY_ID);
  const [path = opened, subpath, more] = rest === '' ? [] : rest.split('/');
  const named = more === undefined ? await subsiteAt(scope, path, subpath) : null;
  if (named) return subsiteHome(named);
  if (articlesOf(rest) === null && !Object.hasOwn(lists, rest)) throw notFound();
  const query = new URLSearchParams(url.searchParams);
  query.set('sid', opened);
  return `${url.pathname}?${query}`;
}

/** Serves `/subsite/*`: the lists in the sub-site's layout. Without a list it leads to the sub-site's home. */
export const loadSubsiteList: PageLoader = async (visit) => {
  const rest = visit.params['*'] ?? '';
  // A wrong value counts as absent, as in every list.
  if (parseInteger(visit.url.searchParams.get('sid')) === null) throw redirect(await withIndustry(visit, rest), 302);
  const subsite = await subsiteOf(visit);
  const { industryId, industry, child } = subsite;
  if (rest === '') throw redirect(subsiteHome(subsite), 302);
  const type = articlesOf(rest);
  if (type !== null)
    return loadArticlesRoute(
      { ...visit, params: { type } },
      {
        base: '/subsite',
        industryId,
        emptyHref: child ? `/subsite/articles?sid=${industry.id}` : '/articles',
      },
    );
  if (!Object.hasOwn(lists, rest)) throw notFound();
  return lists[rest]!(visit, subsite);
};
