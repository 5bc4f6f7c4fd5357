import type { SupplierSummary } from '@millwright/domain';
import type { PictureCardProps } from '../entity-card/index.ts';

/** Props of the supplier card; those of every card with a picture besides. */
export interface SupplierCardProps extends PictureCardProps {
  /** The supplier as lists know it. */
  supplier: SupplierSummary;
}
