import type { ProductSummary } from '@millwright/domain';
import type { PictureCardProps } from '../entity-card/index.ts';

/** Props of the product card; those of every card with a picture besides. */
export interface ProductCardProps extends PictureCardProps {
  /** The product as lists know it. */
  product: ProductSummary;
}
