import type { Product, ProductSummary } from '@millwright/domain';
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
import { wireText } from './fields.ts';

/** A product in a list on the wire; of its parameters, lists have the first three. */
export const wireProductSummary = v.object({
  ...wireEntry.entries,
  model: wireText,
  parameters: v.nullish(v.array(v.object({ label: v.string(), value: v.string() })), []),
});

/** A page of products. */
export const productList = defineEntryList(
  '/api/product/list',
  wireProductSummary,
  { supplier: furtherNarrowing.supplier, region: furtherNarrowing.region, featured: furtherNarrowing.featured },
  false,
);

/** A product with what its page shows on the wire. */
export const wireProduct = v.object({
  ...wireProductSummary.entries,
  ...pageEntries(wireProductSummary),
  gallery: v.nullish(v.array(v.string()), []),
  /** What its supplier has besides in the same industry. */
  series: v.nullish(v.array(wireProductSummary), []),
});

/** A product by its id. */
export const productDetail = defineEntryDetail('/api/product/detail', wireProduct);

/** A product of a list as the domain knows it. */
export const readProductSummary = (
  wire: v.InferOutput<typeof wireProductSummary>,
  context: ReadContext,
): ProductSummary => ({ ...readEntry(wire, context), model: wire.model, parameters: wire.parameters });

/** A product as the domain knows it. */
export const readProduct = (wire: v.InferOutput<typeof wireProduct>, context: ReadContext): Product => ({
  ...readPageOf(wire, readProductSummary, context),
  gallery: wire.gallery.map(context.picture),
  series: wire.series.map((product) => readProductSummary(product, context)),
});
