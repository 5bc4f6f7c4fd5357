import { getArticleOfOldUrl, listOfOldUrl } from '@millwright/api-client';
import {
  articleLink,
  checkRedirectTarget,
  childIndustryPath,
  industryPath,
  isPageNumber,
  isPostId,
  LEGACY_STATUS,
  parseOldList,
  resolveLegacy,
} from '@millwright/domain';
import { redirect } from 'react-router';
import { baseInfoOf, sectionBudget, unavailable } from '../../shell/page/calls.server.ts';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';

const noSlugs: ReadonlySet<string> = new Set();
const mayBeIndustry = /^\/[^/?]+\/?(?:\?|$)/;

/**
 * The URL that replaced an old one. The industries are requested only where a URL could be one of their slugs.
 */
async function legacyTarget(scope: RequestScope, url: URL, unknownRoute: boolean): Promise<string | null> {
  const found = resolveLegacy(url.pathname, url.searchParams, { industrySlugs: noSlugs });
  const candidate = found ?? (unknownRoute ? url.pathname : null);
  if (candidate === null || !mayBeIndustry.test(candidate)) return found;
  const baseInfo = await baseInfoOf(scope);
  // Whether the URL has moved is not known: a 404 would tell search engines to forget it.
  if (!baseInfo && unknownRoute) throw unavailable(scope);
  const industries = baseInfo?.industries ?? [];
  const industrySlugs = new Set(industries.flatMap(({ slug }) => slug ?? []));
  return resolveLegacy(url.pathname, url.searchParams, { industrySlugs });
}

/** The path as its route writes it: in the letters of the pattern, without slashes at its end. */
function plainPath(pathname: string, pattern: string): string {
  const known = pattern.replace(/^\//, '').split('/');
  return pathname
    .replace(/(?!^)\/+$/, '')
    .split('/')
    .map((segment, index) => (/^[^:*]/.test(known[index - 1] ?? '') ? known[index - 1]! : segment))
    .join('/');
}

/**
 * A page has one URL: without slashes at its end, in the letters of its route, with a page number that is one. Null for
 * the URL itself, and for what is no page.
 */
function plainUrl({ pathname, search, searchParams }: URL, pattern: string): string | null {
  if (/^\/?\*$/.test(pattern)) return null;
  const number = searchParams.get('page');
  const query = new URLSearchParams(searchParams);
  if (number !== null && !isPageNumber(number)) query.delete('page');
  const isPlain = query.size === searchParams.size;
  const plain = plainPath(pathname, pattern) + (isPlain ? search : query.size > 0 ? `?${query}` : '');
  if (plain === pathname + search) return null;
  const target = checkRedirectTarget(plain, { allowedHosts: [] });
  return target.kind === 'own' ? target.href : null;
}

/**
 * Redirects legacy URLs that look like pages of today, such as `/article/info?id=5`, and the other ways to write the
 * URL of a page.
 *
 * @param pattern path of the route that the URL leads to
 */
export async function redirectLegacy(scope: RequestScope, url: URL, pattern: string): Promise<void> {
  const target =
    (await legacyTarget(scope, url, false)) ??
    (isPostId(url.pathname, url.searchParams) ? await importedArticle(scope, url) : null) ??
    (url.pathname === '/' ? await importedList(scope, url) : null) ??
    plainUrl(url, pattern);
  if (target !== null) throw redirect(target, LEGACY_STATUS);
}

/**
 * The article that had a URL on the site that it was imported from, or whose name the URL ends with: always a page of
 * our own, so that nobody is led on to another host, or back.
 */
async function importedArticle(scope: RequestScope, { pathname, search }: URL): Promise<string | null> {
  const found = await getArticleOfOldUrl(scope.client, pathname + search, sectionBudget);
  return found.ok ? articleLink({ ...found.value, externalUrl: null }) : null;
}

/**
 * What there is here of a category, a tag or a feed of the site that articles were imported from: the page of an
 * industry, the list of a tag, and a feed of the industry or of the whole edition, since tags have none.
 */
async function importedList(scope: RequestScope, { pathname, searchParams }: URL): Promise<string | null> {
  const old = parseOldList(pathname, searchParams);
  if (old === null) return null;
  const feed = old.feed === null ? null : `/${old.feed}`;
  const found = old.path === null ? null : await getArticleOfOldUrl(scope.client, old.path, sectionBudget);
  const list = found === null || found.ok ? null : listOfOldUrl(found.failure);
  if (list === null) return feed;
  const { industryId: id, tagId } = list;
  if (id === null) return feed ?? `/articles?tid=${tagId}`;
  const industries = (await baseInfoOf(scope))?.industries ?? [];
  const own = industries.find((industry) => industry.id === id);
  if (own) return feed === null ? industryPath(own) : `${feed}/industry/${encodeURIComponent(own.slug ?? String(id))}`;
  const above = industries.find(({ children }) => children.some((child) => child.id === id));
  return feed ?? (above ? childIndustryPath(above, id) : `/articles?sid=${id}`);
}

/** Redirects legacy URLs that are no page of today, such as `/plastics`, and those of what was imported. */
export async function redirectUnknown(scope: RequestScope, url: URL): Promise<void> {
  const target =
    (await legacyTarget(scope, url, true)) ?? (await importedList(scope, url)) ?? (await importedArticle(scope, url));
  if (target !== null) throw redirect(target, LEGACY_STATUS);
}
