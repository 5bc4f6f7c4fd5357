import type { Id } from '@millwright/domain';
import type { ProductParameter } from '../parameters-table/index.ts';
import type { PictureCardProps } from '../entity-card/index.ts';

/** What the card shows of a product. */
export interface ProductCardData {
  id: Id;
  name: string;
  /** The supplier's own designation. Empty where there is none. */
  model: string;
  /** Address of the picture; null where there is none. */
  image: string | null;
  /** Whose product it is; null where the supplier is not shown. */
  supplier: { id: Id; name: string } | null;
  /** The figures that tell it from others, the most telling first. */
  parameters: ProductParameter[];
  industryId: Id | null;
}

/** Props of the product card; those of every card with a picture besides. */
export interface ProductCardProps extends PictureCardProps {
  /** The product as lists know it. */
  product: ProductCardData;
}
