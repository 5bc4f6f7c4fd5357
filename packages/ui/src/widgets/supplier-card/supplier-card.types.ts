import type { Id } from '@millwright/domain';
import type { PictureCardProps } from '../entity-card/index.ts';

/** What the card shows of a supplier. */
export interface SupplierCardData {
  id: Id;
  name: string;
  brief: string;
  /** Address of the logo; null where there is none. */
  logo: string | null;
  /** Where it is at home: city or province, and the country abroad. Empty where it is not known. */
  region: string;
  /** Year of its foundation; null where it is not known. */
  foundedYear: number | null;
  /** Size of the staff as the supplier states it, such as `200–500`. Empty where it states none. */
  staff: string;
  /** How many of its products are shown. */
  productCount: number;
  /** Whether its business licence was checked. */
  isVerified: boolean;
  industryId: Id | null;
}

/** Props of the supplier card; those of every card with a picture besides. */
export interface SupplierCardProps extends PictureCardProps {
  /** The supplier as lists know it. */
  supplier: SupplierCardData;
}
