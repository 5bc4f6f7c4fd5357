import type { SupplierSummary } from '@millwright/domain';

/** The columns by which suppliers are sorted. */
export const supplierOrders = ['name', 'place', 'founded', 'staff', 'products'] as const;

/** A column by which suppliers are sorted. */
export type SupplierOrder = (typeof supplierOrders)[number];

/** The column that a parameter names; null where it names none. */
export const parseSupplierOrder = (value: string | null): SupplierOrder | null =>
  supplierOrders.find((order) => order === value) ?? null;

const compare: Record<SupplierOrder, (one: SupplierSummary, other: SupplierSummary, lang: string) => number> = {
  name: (one, other, lang) => one.title.localeCompare(other.title, lang),
  place: (one, other, lang) => one.city.localeCompare(other.city, lang),
  // What is not stated comes last.
  founded: (one, other) => (one.founded || Infinity) - (other.founded || Infinity) || 0,
  staff: (one, other) => other.staff - one.staff,
  products: (one, other) => other.productCount - one.productCount,
};

/** Suppliers by a column: names and places by letter, the oldest first, the largest first; as they are without one. */
export const sortSuppliers = (
  suppliers: readonly SupplierSummary[],
  order: SupplierOrder | null,
  lang: string,
): SupplierSummary[] =>
  order === null ? [...suppliers] : suppliers.toSorted((one, other) => compare[order](one, other, lang));
