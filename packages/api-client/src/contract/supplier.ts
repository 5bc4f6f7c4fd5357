import type { Supplier, SupplierSummary } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import {
  defineEntryDetail,
  defineEntryList,
  furtherNarrowing,
  pageEntries,
  readEntry,
  readPageOf,
  wireEntry,
} from './entry.ts';
import { wireCount, wireText } from './fields.ts';
import { readProductSummary, wireProductSummary } from './product.ts';
import { readVideoSummary, wireVideoSummary } from './video.ts';

/** A supplier in a list on the wire. */
export const wireSupplierSummary = v.object({
  ...wireEntry.entries,
  city: wireText,
  founded: v.nullish(wireCount, 0),
  staff: v.nullish(wireCount, 0),
  product_count: v.nullish(wireCount, 0),
});

/** A page of suppliers. */
export const supplierList = defineEntryList(
  '/api/supplier/list',
  wireSupplierSummary,
  { region: furtherNarrowing.region, featured: furtherNarrowing.featured },
  false,
);

/** A supplier with what its page shows on the wire. */
export const wireSupplier = v.object({
  ...wireSupplierSummary.entries,
  ...pageEntries(wireSupplierSummary),
  certificates: v.nullish(v.array(v.string()), []),
  markets: v.nullish(v.array(v.string()), []),
  products: v.nullish(v.array(wireProductSummary), []),
  videos: v.nullish(v.array(wireVideoSummary), []),
  /** How it answered the enquiries of the last year; null where there were none. */
  answer: v.nullish(
    v.object({ median_hours: v.nullish(v.number(), null), percent: wireCount, count: wireCount }),
    null,
  ),
});

/** A supplier by its id. */
export const supplierDetail = defineEntryDetail('/api/supplier/detail', wireSupplier);

/** A supplier of a list as the domain knows it. */
export const readSupplierSummary = (
  wire: v.InferOutput<typeof wireSupplierSummary>,
  context: ReadContext,
): SupplierSummary => ({
  ...readEntry(wire, context),
  city: wire.city,
  founded: wire.founded,
  staff: wire.staff,
  productCount: wire.product_count,
});

/** A supplier as the domain knows it. */
export const readSupplier = (wire: v.InferOutput<typeof wireSupplier>, context: ReadContext): Supplier => ({
  ...readPageOf(wire, readSupplierSummary, context),
  certificates: wire.certificates,
  markets: wire.markets,
  products: wire.products.map((product) => readProductSummary(product, context)),
  videos: wire.videos.map((video) => readVideoSummary(video, context)),
  answers: wire.answer && {
    medianHours: wire.answer.median_hours,
    answeredPercent: wire.answer.percent,
    enquiries: wire.answer.count,
  },
});
