import { detailPath, type DetailKind } from './detail-path.ts';
import type { Favourite, FavouriteKind } from './entities/member-things.ts';

const detailKinds: Readonly<Record<Exclude<FavouriteKind, 'article'>, DetailKind>> = {
  video: 'video',
  issue: 'magazineIssue',
  paper: 'whitePaper',
  supplier: 'supplier',
  product: 'product',
  // Which side a post is on is not stored; a post is led to its own side from the other.
  post: 'supply',
  show: 'tradeShow',
};

/** Where a favourite is read. */
export const favouritePath = ({ kind, id }: Pick<Favourite, 'kind' | 'id'>): string =>
  kind === 'article' ? `/article/${id}` : detailPath(detailKinds[kind], id);
