import type { Id, Industry } from './entities.ts';

/** A video as a list shows it (spec §3 Video). */
export interface VideoSummary {
  id: Id;
  title: string;
  /** Address of the poster; null where there is none. */
  image: string | null;
  /** How long it runs; null where it is not known. */
  durationSeconds: number | null;
  /** ISO 8601 instant. */
  publishedAt: string;
  industryId: Id | null;
}

/** An issue of a magazine as a list shows it (spec §3 Magazine issue). */
export interface MagazineIssueSummary {
  id: Id;
  /** Address of the cover; null where there is none. */
  image: string | null;
  year: number;
  /** The issue within its year, as printed on the cover. */
  period: string;
  /** Title of the magazine. */
  magazineTitle: string;
}

/** A white paper as a list shows it (spec §3 White paper). */
export interface WhitePaperSummary {
  id: Id;
  title: string;
  brief: string;
  /** Address of the cover; null where there is none. */
  image: string | null;
  /** How many pages it has; null where it is not known. */
  pages: number | null;
  /** Who issued it. Empty where it is not known. */
  publisher: string;
  /** ISO 8601 instant. */
  publishedAt: string;
  industryId: Id | null;
}

/** Where in a sub-site the visitor is (spec §3 Subsite state). */
export interface SubsiteState {
  /** Id of the sub-site's industry. */
  siteId: Id;
  /** The child industry shown; null on the industry's own pages. */
  childIndustryId: Id | null;
  /** The children of the industry. */
  childIndustries: Industry[];
}
