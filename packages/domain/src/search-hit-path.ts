import { detailPath, type DetailKind } from './detail-path.ts';
import type { SearchHit, SearchKind } from './entities/search.ts';
import { articleLink } from './links.ts';

const detailKinds: Readonly<Record<Exclude<SearchKind, 'news' | 'posts'>, DetailKind>> = {
  products: 'product',
  supplier: 'supplier',
  magazines: 'magazineIssue',
  videos: 'video',
  exhibitions: 'tradeShow',
  whitepapers: 'whitePaper',
};

/** Where what a search found is read. */
export const searchHitPath = ({
  kind,
  id,
  side,
  urlName,
  externalUrl,
}: Pick<SearchHit, 'kind' | 'id' | 'side' | 'urlName' | 'externalUrl'>): string => {
  if (kind === 'news') return articleLink({ id, urlName, externalUrl });
  return detailPath(kind === 'posts' ? (side ?? 'supply') : detailKinds[kind], id);
};
