import { detailPath, type SearchHit } from '@millwright/domain';
import { Link } from '../../primitives/link/index.ts';
import * as css from './search-hit-card.css.ts';

/** The other models of a series, each a link of its own that lies above the card's. */
export const ModelLinks = ({ models }: Pick<SearchHit, 'models'>) => (
  <span className={css.models}>
    {models.map(({ id, title }) => (
      <Link key={id} href={detailPath('product', id)} className={css.model}>
        {title}
      </Link>
    ))}
  </span>
);
