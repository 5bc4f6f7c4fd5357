'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { detailPath, type SupplierSummary } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { EntityCard, usePlaceName, type ImageCardProps } from '../entity-card/index.ts';

/** Props of the supplier card; those of every card with an image besides. */
export interface SupplierCardProps extends ImageCardProps {
  /** The supplier as lists know it. */
  supplier: SupplierSummary;
}

/** Copy of the supplier card. */
const messages = {
  region: msg`Region`,
  founded: msg`Founded`,
  staff: msg`Staff`,
  products: msg`Products`,
} as const;

/**
 * A supplier in a directory: logo, name, what it makes, and the facts buyers look at. Inert: a pure function of its
 * props.
 */
export const SupplierCard = ({ supplier, ...card }: SupplierCardProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  const placeName = usePlaceName();
  return (
    <EntityCard
      {...card}
      title={supplier.title}
      href={detailPath('supplier', supplier.id)}
      layout="adjacent"
      compared
      image={{ src: supplier.image, ratio: '1:1', width: 96 }}
      brief={supplier.brief}
      facts={[
        { label: t(messages.region), value: placeName(supplier) },
        // A year is a name, without grouping.
        { label: t(messages.founded), value: supplier.founded > 0 && supplier.founded },
        { label: t(messages.staff), value: supplier.staff > 0 && formatNumber(supplier.staff, edition) },
        {
          label: t(messages.products),
          value: supplier.productCount > 0 && formatNumber(supplier.productCount, edition),
        },
      ]}
    />
  );
};
