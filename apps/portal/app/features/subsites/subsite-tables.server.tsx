import { useLingui } from '@lingui/react/macro';
import { detailPath, type Id, type MagazineIssue, type SupplierSummary } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { Headline } from '@millwright/ui/headline';
import { Image } from '@millwright/ui/image';
import { Link } from '@millwright/ui/link';
import { SectionHeading } from '@millwright/ui/section-heading';
import type { ReactNode } from 'react';
import * as detail from '../catalog/detail.css.ts';
import { IssueContents } from '../catalog/issue.server.tsx';
import type { NamedIndustry } from '../../shell/page/industry-lookup.ts';
import type { ProductLine } from './product-lines.ts';
import * as css from './subsite.css.ts';
import { sortSuppliers, supplierOrders, type SupplierOrder } from './supplier-order.ts';

interface TableProps {
  title: string;
  /** A link to all of it. */
  more: { href: string; label: string };
}

/** A table under a heading, in a box that scrolls where it is wider than the screen. */
const TableSection = ({ title, more, id, children }: TableProps & { id: string; children: ReactNode }) => (
  <section className={detail.section} id={id}>
    <SectionHeading title={title} more={more} />
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
    <div className={css.scroll} role="region" aria-label={title} tabIndex={0}>
      {children}
    </div>
  </section>
);

/** Props of {@link ProductMatrix}. */
interface ProductMatrixProps extends TableProps {
  lines: readonly ProductLine[];
  industryOf: (id: Id | null) => NamedIndustry | null;
}

/** The kinds of products of each field, with their models by the parameter in which they differ. */
export function ProductMatrix({ title, more, lines, industryOf }: ProductMatrixProps) {
  const { t } = useLingui();
  const most = Math.max(...lines.map(({ models }) => models.length));
  return (
    <TableSection title={title} more={more} id="products">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t`Field`}</th>
            <th scope="col">{t`Product`}</th>
            <th scope="colgroup" colSpan={most}>{t`Models`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ industryId, name, parameter, models }, row) => {
            const field = industryOf(industryId);
            const isFirst = lines[row - 1]?.industryId !== industryId;
            return (
              <tr key={`${industryId} ${name}`}>
                <td className={isFirst ? undefined : css.repeated}>
                  {field && <Link href={field.href}>{field.name}</Link>}
                </td>
                <th scope="row">
                  <Headline text={name} />
                  {parameter && <small>{parameter}</small>}
                </th>
                {Array.from({ length: most }, (_, column) => {
                  const model = models[column];
                  return (
                    <td key={column}>
                      {model && (
                        <>
                          <Link href={detailPath('product', model.product.id)}>
                            {model.product.model || model.product.title}
                          </Link>
                          <small>{model.value}</small>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableSection>
  );
}

/** Props of {@link SupplierTable}. */
interface SupplierTableProps extends TableProps {
  suppliers: readonly SupplierSummary[];
  order: SupplierOrder | null;
  /** How many are shown. */
  count: number;
}

/** Suppliers as a table; the head of a column is a link that sorts by it. */
export function SupplierTable({ title, more, suppliers, order, count }: SupplierTableProps) {
  const { t } = useLingui();
  const edition = useEdition();
  const heads: Record<SupplierOrder, string> = {
    name: t`Supplier`,
    place: t`Place`,
    founded: t`Founded`,
    staff: t`Staff`,
    products: t`Products`,
  };
  const number = (value: number) => (value === 0 ? '–' : formatNumber(value, edition));
  const rises = (one: SupplierOrder) => (one === 'staff' || one === 'products' ? 'descending' : 'ascending');
  return (
    <TableSection title={title} more={more} id="suppliers">
      <table className={`${css.table} ${css.suppliers}`}>
        <thead>
          <tr>
            {supplierOrders.map((one) => (
              <th key={one} scope="col" aria-sort={one === order ? rises(one) : undefined}>
                <Link href={`?sort=${one}#suppliers`}>{heads[one]}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortSuppliers(suppliers, order, edition.lang)
            .slice(0, count)
            .map(({ id, title: name, brief, image, city, founded, staff, productCount }) => (
              <tr key={id}>
                <th scope="row">
                  <span className={css.supplier}>
                    <Image src={image} alt="" ratio="1:1" width={40} />
                    <span>
                      <Link href={detailPath('supplier', id)}>
                        <Headline text={name} />
                      </Link>
                      <small>{brief}</small>
                    </span>
                  </span>
                </th>
                <td>{city}</td>
                <td>{founded || '–'}</td>
                <td>{number(staff)}</td>
                <td>{number(productCount)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </TableSection>
  );
}

/** The newest issue: its cover, and what it has on which page. */
export function NewestIssue({ title, more, issue }: TableProps & { issue: MagazineIssue }) {
  const { t } = useLingui();
  const { id, image, magazineTitle, period } = issue;
  // A name here, without grouping.
  const year = String(issue.year);
  const href = detailPath('magazineIssue', id);
  return (
    <section className={detail.section}>
      <SectionHeading title={title} more={more} />
      <div className={css.issue}>
        <Link href={href} className={css.cover} tabIndex={-1} aria-hidden>
          <Image src={image} alt="" ratio="3:4" width={320} />
        </Link>
        <div>
          <h3 className={css.issueTitle}>
            <Link href={href}>{magazineTitle}</Link>
          </h3>
          <p className={css.issueNote}>{period ? t`${year}, issue ${period}` : year}</p>
          <IssueContents {...issue} />
        </div>
      </div>
    </section>
  );
}
