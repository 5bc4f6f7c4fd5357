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

/** What has a page of its own that its id addresses. An article has url names as well: see `articleLink`. */
export type DetailKind = keyof typeof folders;

/** Own path of the page of one item (spec §2 Routes). */
export const detailPath = (kind: DetailKind, id: Id): string => `${folders[kind]}/${id}`;
