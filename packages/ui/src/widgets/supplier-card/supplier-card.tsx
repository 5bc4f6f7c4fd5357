import { useLingui } from '@lingui/react/macro';
import { detailPath } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { Badge } from '../../primitives/badge/index.ts';
import { EntityCard } from '../entity-card/index.ts';
import { messages } from './supplier-card.messages.ts';
import type { SupplierCardProps } from './supplier-card.types.ts';

/** A supplier in a directory: logo, name, what it makes, and the facts buyers look at. Inert: a pure function of its props. */
export const SupplierCard = ({ supplier, ...card }: SupplierCardProps) => {
  const { t } = useLingui();
  const { key } = useEdition();
  return (
    <EntityCard
      {...card}
      title={supplier.name}
      href={detailPath('supplier', supplier.id)}
      layout="beside"
      picture={{ src: supplier.logo, ratio: '1:1', width: 96 }}
      badges={supplier.isVerified && <Badge tone="positive">{t(messages.verified)}</Badge>}
      brief={supplier.brief}
      facts={[
        { label: t(messages.region), value: supplier.region },
        // A year is a name, without grouping.
        { label: t(messages.founded), value: supplier.foundedYear },
        { label: t(messages.staff), value: supplier.staff },
        { label: t(messages.products), value: supplier.productCount > 0 && formatNumber(supplier.productCount, key) },
      ]}
    />
  );
};
