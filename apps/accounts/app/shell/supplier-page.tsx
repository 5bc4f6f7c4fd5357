import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import { LinkTabs } from '@millwright/ui/link-tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ownSupplier } from '../runtime/own-supplier.ts';
import { useAccount } from '../runtime/use-data.ts';
import { NoSupplier } from './no-supplier.tsx';
import { Page } from './page.tsx';

/** Props of {@link SupplierPage}. */
export interface SupplierPageProps {
  title: string;
  lead: ReactNode;
  /** What it shows of a supplier. */
  children: (supplier: { id: Id; title: string }) => ReactNode;
}

/** A page about one supplier, with a choice where the member speaks for several. */
export function SupplierPage({ title, lead, children }: SupplierPageProps) {
  const { t } = useLingui();
  const account = useAccount();
  const [query] = useSearchParams();
  const supplier = ownSupplier(query, account);
  return (
    <Page title={title} lead={lead}>
      {supplier === undefined ? (
        <NoSupplier />
      ) : (
        <>
          {account.suppliers.length > 1 && (
            <LinkTabs
              label={t`Supplier`}
              tabs={account.suppliers.map((one) => ({
                label: one.title,
                href: `?supplier=${one.id}`,
                current: one.id === supplier.id,
              }))}
            />
          )}
          {children(supplier)}
        </>
      )}
    </Page>
  );
}
