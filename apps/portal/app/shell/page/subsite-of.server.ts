import { childIndustryPath, industryPath, parseInteger, type Id, type Industry } from '@millwright/domain';
import { baseInfoOf, notFound, unavailable } from './calls.server.ts';
import type { PageVisit } from './page.server.tsx';
import type { RequestScope } from './request-scope.server.tsx';
import type { Crumb } from './structured-data.server.tsx';

/** A sub-site: the industry it is about, and the child industry that is shown. */
export interface Subsite {
  industry: Industry;
  /** The child industry shown; null on the industry's own pages. */
  child: Industry | null;
  /** What its lists are narrowed to: the child industry, else the industry. */
  industryId: Id;
}

/** The places down to the home of a sub-site: of its industry, and of the child industry that is shown. */
export const subsiteCrumbs = ({ industry, child }: Pick<Subsite, 'industry' | 'child'>): [Crumb, ...Crumb[]] => [
  { name: industry.name, path: industryPath(industry) },
  ...(child ? [{ name: child.name, path: childIndustryPath(industry, child.id) }] : []),
];

/** Path of the home of a sub-site. */
export const subsiteHome = (subsite: Pick<Subsite, 'industry' | 'child'>): string =>
  subsiteCrumbs(subsite).at(-1)!.path;

const isNamed = (slug: string | null, id: Id, segment: string): boolean =>
  String(id) === segment || slug?.toLowerCase() === segment.toLowerCase();

/** The industry with a slug or, where it has none, an id; and which of its children is meant. */
function findByPath(industries: readonly Industry[], path: string, subpath: string | undefined): Subsite | null {
  const industry = industries.find(({ slug, id }) => isNamed(slug, id, path));
  if (!industry) return null;
  if (subpath === undefined) return { industry, child: null, industryId: industry.id };
  const child = industry.children.find(({ slug, id }) => isNamed(slug, id, subpath));
  return child ? { industry, child, industryId: child.id } : null;
}

/** The industry or child industry with an id. */
function findById(industries: readonly Industry[], id: Id | null): Subsite | null {
  for (const industry of industries) {
    const child = industry.children.find((one) => one.id === id) ?? null;
    if (child || industry.id === id) return { industry, child, industryId: (child ?? industry).id };
  }
  return null;
}

/** The first-level industries with their children. */
async function industriesOf(scope: RequestScope): Promise<readonly Industry[]> {
  const baseInfo = await baseInfoOf(scope);
  // Whether a sub-site exists is not known: a 404 would tell search engines to forget it.
  if (!baseInfo) throw unavailable(scope);
  return baseInfo.industries;
}

/** The sub-site that segments of a path name, by slug or id; null where there is none. */
export const subsiteAt = async (scope: RequestScope, path: string, subpath?: string): Promise<Subsite | null> =>
  findByPath(await industriesOf(scope), path, subpath);

/**
 * The sub-site of a URL: of `/i/{path}/{subpath?}` by its segments, of `/subsite/*` by `sid`. A 404 where there is
 * none.
 */
export async function subsiteOf({ scope, url, params }: Pick<PageVisit, 'scope' | 'url' | 'params'>): Promise<Subsite> {
  const industries = await industriesOf(scope);
  const { path, subpath } = params;
  const found =
    path === undefined
      ? findById(industries, parseInteger(url.searchParams.get('sid')))
      : findByPath(industries, path, subpath);
  if (!found) throw notFound();
  return found;
}
