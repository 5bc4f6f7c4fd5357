import type { Id, Industry } from './entities.ts';

/** An issue of a magazine as a list shows it (spec §3 Magazine issue). */
export interface MagazineIssueSummary {
  id: Id;
  /** URL of the cover; null where there is none. */
  image: string | null;
  year: number;
  /** The issue within its year, as printed on the cover. */
  period: string;
  /** Title of the magazine. */
  magazineTitle: string;
}

/** Where in a sub-site the visitor is (spec §3 Subsite state). */
export interface SubsiteState {
  /** Id of the sub-site's industry. */
  industryId: Id;
  /** The child industry shown; null on the industry's own pages. */
  childIndustryId: Id | null;
  /** The children of the industry. */
  childIndustries: Industry[];
}
