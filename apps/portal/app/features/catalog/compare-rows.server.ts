import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { certificateState, detailPath, type Certificate, type Product, type Supplier } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import type { Edition } from '@millwright/i18n/editions';
import type { ComparedGroup, ComparedRow, ComparedValue } from '@millwright/ui/comparison-table';
import { certificateStateNames } from '@millwright/ui/evidence-card';

/** A value of a row; null where nothing is stated. */
const stated = (text: string | null | undefined): ComparedValue | null => (text ? { text } : null);

const row = <Item>(
  key: string,
  label: string,
  items: readonly Item[],
  valueOf: (item: Item) => ComparedValue | null,
): ComparedRow => ({ key, label, values: items.map(valueOf) });

/** Rows that none of the compared has a value for say nothing. */
const telling = (rows: readonly ComparedRow[]): ComparedRow[] =>
  rows.filter(({ values }) => values.some((value) => value !== null));

/** The parameters of all products, aligned by key, and by label where they have none; in the order they are stated. */
function parameterRows(products: readonly Product[]): ComparedRow[] {
  const nameOf = ({ key, label }: Product['parameters'][number]): string => (key ? `key ${key}` : `label ${label}`);
  const labels = new Map(products.flatMap(({ parameters }) => parameters.map((one) => [nameOf(one), one.label])));
  return [...labels].map(([name, label]) =>
    row(name, label, products, ({ parameters }) => stated(parameters.find((one) => nameOf(one) === name)?.value)),
  );
}

/** What products are compared by: who makes them, and everything that one of them states. */
export function productRows(products: readonly Product[], i18n: I18n): ComparedGroup[] {
  const about = [
    row('supplier', i18n._(msg`Supplier`), products, ({ owner }) =>
      owner ? { text: owner.title, href: detailPath('supplier', owner.id) } : null,
    ),
    row('region', i18n._(msg`Region`), products, ({ region }) => stated(region?.name)),
    row('model', i18n._(msg`Model`), products, ({ model }) => stated(model)),
  ];
  const codes = [
    row('eclass', i18n._(msg`ECLASS`), products, (product) => stated(product.codes.eclass)),
    row('unspsc', i18n._(msg`UNSPSC`), products, (product) => stated(product.codes.unspsc)),
    row('gtin', i18n._(msg`GTIN`), products, (product) => stated(product.codes.gtin)),
  ];
  return [
    { name: '', rows: telling(about) },
    { name: i18n._(msg`Technical parameters`), rows: parameterRows(products) },
    { name: i18n._(msg`Codes`), rows: telling(codes) },
  ];
}

/** How a supplier replies enquiries, in words; null where there were none. */
function answersOf({ replies }: Supplier, i18n: I18n): ComparedValue | null {
  if (!replies) return null;
  const { repliedPercent: percent, medianHours, enquiries } = replies;
  const hours = medianHours === null ? null : Math.max(1, Math.ceil(medianHours));
  const count = i18n._(msg`${plural(enquiries, { one: '# enquiry', other: '# enquiries' })}`);
  return stated(
    hours === null
      ? i18n._(msg`${percent}% of ${count} answered`)
      : i18n._(msg`${percent}% of ${count} answered, half of them within ${hours} h`),
  );
}

/** What rows of suppliers depend on besides the suppliers. */
interface SupplierRowOptions {
  i18n: I18n;
  edition: Edition;
  /** The day of today, YYYY-MM-DD: a certificate that has expired says so. */
  today: string;
}

/** What suppliers are compared by. A certificate is worth what the evidence card of its supplier says. */
export function supplierRows(
  suppliers: readonly Supplier[],
  { i18n, edition, today }: SupplierRowOptions,
): ComparedGroup[] {
  const worthOf = (certificate: Certificate): string => {
    const { name } = certificate;
    const worth = i18n._(certificateStateNames[certificateState(certificate, today)]);
    return i18n._(msg`${name} (${worth})`);
  };
  const number = (value: number): ComparedValue | null => (value > 0 ? { text: formatNumber(value, edition) } : null);
  const list = (texts: readonly string[]): ComparedValue | null => stated(texts.join(' · '));
  const rows = [
    row('region', i18n._(msg`Region`), suppliers, ({ region }) => stated(region?.name)),
    row('city', i18n._(msg`City`), suppliers, ({ city }) => stated(city)),
    row('founded', i18n._(msg`Founded`), suppliers, ({ founded }) => stated(founded > 0 ? String(founded) : '')),
    row('staff', i18n._(msg`Staff`), suppliers, ({ staff }) => number(staff)),
    row('products', i18n._(msg`Products`), suppliers, ({ productCount }) => number(productCount)),
    row('certificates', i18n._(msg`Certificates`), suppliers, ({ certificates }) => list(certificates.map(worthOf))),
    row('markets', i18n._(msg`Markets`), suppliers, ({ markets }) => list(markets)),
    row('replies', i18n._(msg`Answers`), suppliers, (supplier) => answersOf(supplier, i18n)),
  ];
  return [{ name: '', rows: telling(rows) }];
}
