import type { Supplier, SupplierSummary } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import { defineEntryDetail, defineEntryList, furtherNarrowing, readEntry, readEntryPage, wireEntry, wireEntryPage } from './entry.ts';
import { wireCount, wireText } from './fields.ts';

const facts = { city: wireText, founded: v.nullish(wireCount, 0), staff: v.nullish(wireCount, 0) };

/** A supplier in a list on the wire. */
export const wireSupplierSummary = v.object({ ...wireEntry.entries, ...facts });

/** A page of suppliers. */
export const supplierList = defineEntryList('/api/supplier/list', wireSupplierSummary, { region: furtherNarrowing.region, featured: furtherNarrowing.featured }, false);

/** A supplier with what its page shows on the wire. */
export const wireSupplier = v.object({
  ...wireEntryPage.entries,
  ...facts,
  certificates: v.nullish(v.array(v.string()), []),
  markets: v.nullish(v.array(v.string()), []),
  products: v.nullish(v.array(wireEntry), []),
  videos: v.nullish(v.array(wireEntry), []),
});

/** A supplier by its id. */
export const supplierDetail = defineEntryDetail('/api/supplier/detail', wireSupplier);

/** A supplier of a list as the domain knows it. */
export const readSupplierSummary = (wire: v.InferOutput<typeof wireSupplierSummary>, context: ReadContext): SupplierSummary => (
  { ...readEntry(wire, context), city: wire.city, founded: wire.founded, staff: wire.staff });

/** A supplier as the domain knows it. */
export const readSupplier = (wire: v.InferOutput<typeof wireSupplier>, context: ReadContext): Supplier => ({
  ...readEntryPage(wire, context),
  ...readSupplierSummary(wire, context),
  certificates: wire.certificates,
  markets: wire.markets,
  products: wire.products.map((product) => readEntry(product, context)),
  videos: wire.videos.map((video) => readEntry(video, context)),
});
