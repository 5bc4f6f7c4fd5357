import type { Id } from './entities/entities.ts';

const folders = {
  video: '/videos/info',
  magazineIssue: '/magazines/info',
  whitePaper: '/whitepapers/info',
  tradeShow: '/tradeshow/info',
  supplier: '/showroom/suppliers/info',
  product: '/showroom/products/info',
  supply: '/showroom/supply',
  demand: '/showroom/demand',
  pressRelease: '/media',
} as const;

/** What has a page of its own that its id URLs. An article has url names as well: see `articleLink`. */
export type DetailKind = keyof typeof folders;

/** Own path of a supplier's video among the supplier's pages. */
export const supplierVideoPath = (id: Id): string => `/showroom/suppliers/info/video/${id}`;

/** Own path of a series of videos, which is that of an industry. */
export const videoSeriesPath = (industryId: Id): string => `/videos/block/${industryId}`;

/** Own path of the page of one item (spec §2 Routes). */
export const detailPath = (kind: DetailKind, id: Id): string => `${folders[kind]}/${id}`;
