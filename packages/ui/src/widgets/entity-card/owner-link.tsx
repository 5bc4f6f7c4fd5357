import { detailPath, type EntryReference } from '@millwright/domain';
import { Link } from '../../primitives/link/index.ts';
import * as css from './entity-card.css.ts';

/** The supplier of what a card shows, as a link of its own that lies above the card's. */
export const OwnerLink = ({ owner }: { owner: EntryReference }) => (
  <Link href={detailPath('supplier', owner.id)} className={css.innerLink}>
    {owner.title}
  </Link>
);
