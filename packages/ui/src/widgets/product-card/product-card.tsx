'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { detailPath, type ProductSummary } from '@millwright/domain';
import { EntityCard, OwnerLink, type ImageCardProps } from '../entity-card/index.ts';

/** Props of the product card; those of every card with an image besides. */
export interface ProductCardProps extends ImageCardProps {
  /** The product as lists know it. */
  product: ProductSummary;
}

/** Copy of the product card. */
const messages = {
  model: msg`Model`,
} as const;

/** Figures that a card has room for. */
const FIGURES_SHOWN = 2;

/**
 * A product in a grid: image, name, model, its first figures and its supplier. Inert: a pure function of its props.
 */
export const ProductCard = ({ product, ...card }: ProductCardProps) => {
  const { t } = useLingui();
  return (
    <EntityCard
      {...card}
      title={product.title}
      href={detailPath('product', product.id)}
      image={{ src: product.image, ratio: '4:3', width: 320 }}
      facts={[
        // Many a name ends with the model.
        { label: t(messages.model), value: !product.title.includes(product.model) && product.model },
        ...product.parameters.slice(0, FIGURES_SHOWN),
      ]}
      meta={product.owner && <OwnerLink owner={product.owner} />}
    />
  );
};
