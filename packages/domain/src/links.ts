import type { ArticleSummary, Id, Industry } from './entities/entities.ts';
import { externalUrl } from './external-url.ts';
import { isOwnPath } from './own-path.ts';

/**
 * Where an article is read: at its own absolute URL, else by its url name, else by its id (spec §3 News item).
 */
export const articleLink = (article: Pick<ArticleSummary, 'id' | 'urlName' | 'externalUrl'>): string => {
  return externalUrl(article.externalUrl) ?? `/article/${encodeURIComponent(article.urlName ?? String(article.id))}`;
};

type WithSlug = Pick<Industry, 'id' | 'slug'>;

/** Path of an industry's sub-site (spec §2 All-industries menu). */
export const industryPath = (industry: WithSlug): string =>
  `/i/${encodeURIComponent(industry.slug || String(industry.id))}`;

/** Path of a child industry's page. */
export const childIndustryPath = (industry: WithSlug, childId: Id): string => `${industryPath(industry)}/${childId}`;

/** The industries that menus list, each with the children that menus list (spec §2 All-industries menu). */
export const industriesInMenu = <T extends Pick<Industry, 'showNav' | 'children'>>(industries: readonly T[]): T[] =>
  industries
    .filter((industry) => industry.showNav)
    .map((industry) => ({ ...industry, children: industry.children.filter((child) => child.showNav) }));

/**
 * A link of the sub-site's navigation: own paths carry the industry id, others stay as they are (spec §2 Subsite header).
 */
export const withIndustryId = (path: string, industryId: Id): string => {
  if (!isOwnPath(path)) return path;
  const url = new URL(path, 'https://own.invalid');
  url.searchParams.set('sid', String(industryId));
  return `${url.pathname}${url.search}${url.hash}`;
};
