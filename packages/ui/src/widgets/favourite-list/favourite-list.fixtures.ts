import type { OwnEditionKey, Favourite } from '@millwright/domain';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';

const favouritesOf = (edition: OwnEditionKey): readonly Favourite[] => {
  const { products, suppliers } = entities[edition];
  const savedAt = '2026-11-19T02:00:00Z';
  const favourite = (
    kind: Favourite['kind'],
    { id, title, image }: Pick<Favourite, 'id' | 'title' | 'image'>,
  ): Favourite => ({ kind, id, title, image, savedAt });
  return [
    favourite('product', products[0]!),
    favourite('article', content[edition].articles[0]!),
    favourite('supplier', suppliers[0]!),
    favourite('product', products[1]!),
  ];
};

/** The favourites of a member, in each edition. */
export const favourites: Readonly<Record<OwnEditionKey, readonly Favourite[]>> = {
  cn: favouritesOf('cn'),
  en: favouritesOf('en'),
};
