'use client';

import { useLingui } from '@lingui/react/macro';
import { detailPath } from '@millwright/domain';
import { EntityCard, OwnerLink } from '../entity-card/index.ts';
import { messages } from './product-card.messages.ts';
import type { ProductCardProps } from './product-card.types.ts';

/** Figures that a card has room for. */
const FIGURES_SHOWN = 2;

/**
 * A product in a grid: picture, name, model, its first figures and its supplier. Inert: a pure function of its props.
 */
export const ProductCard = ({ product, ...card }: ProductCardProps) => {
  const { t } = useLingui();
  return (
    <EntityCard
      {...card}
      title={product.title}
      href={detailPath('product', product.id)}
      picture={{ src: product.image, ratio: '4:3', width: 320 }}
      facts={[
        // Many a name ends with the model.
        { label: t(messages.model), value: !product.title.includes(product.model) && product.model },
        ...product.parameters.slice(0, FIGURES_SHOWN),
      ]}
      meta={product.owner && <OwnerLink owner={product.owner} />}
    />
  );
};
