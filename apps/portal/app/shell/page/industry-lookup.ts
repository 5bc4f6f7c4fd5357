import { childIndustryPath, industryPath, type BaseInfo, type Id } from '@millwright/domain';

/** An industry as cards and breadcrumbs name it. */
export interface NamedIndustry {
  id: Id;
  name: string;
  /** Path of its sub-site. */
  href: string;
  /** The slug of its industry; null where that has none. */
  slug: string | null;
}

/**
 * Finds an industry or child industry by its id; null for one that is unknown, or when the industries could not be had.
 */
export function industryLookup(baseInfo: Pick<BaseInfo, 'industries'> | null): (id: Id | null) => NamedIndustry | null {
  const found = new Map<Id | null, NamedIndustry>();
  for (const industry of baseInfo?.industries ?? []) {
    const { slug } = industry;
    found.set(industry.id, { id: industry.id, name: industry.name, href: industryPath(industry), slug });
    for (const { id, name } of industry.children)
      found.set(id, { id, name, href: childIndustryPath(industry, id), slug });
  }
  return (id) => found.get(id) ?? null;
}

/** The industries that filters offer, and the child industry that a link chose: it is not offered, but has a name. */
export function industryNames(
  baseInfo: Pick<BaseInfo, 'industries'> | null,
  chosenId: Id | null,
): { id: Id; name: string }[] {
  const industries = baseInfo?.industries ?? [];
  const isOffered = industries.some(({ id }) => id === chosenId);
  const chosen = isOffered ? null : industryLookup(baseInfo)(chosenId);
  return chosen ? [...industries, chosen] : [...industries];
}
