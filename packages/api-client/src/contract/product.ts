import type { Product } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import { defineEntryDetail, defineEntryList, furtherNarrowing, readEntryPage, wireEntry, wireEntryPage } from './entry.ts';
import { wireText } from './fields.ts';

/** A page of products. */
export const productList = defineEntryList('/api/product/list', wireEntry, { supplier: furtherNarrowing.supplier, region: furtherNarrowing.region, featured: furtherNarrowing.featured }, false);

/** A product with what its page shows on the wire. */
export const wireProduct = v.object({
  ...wireEntryPage.entries,
  model: wireText,
  gallery: v.nullish(v.array(v.string()), []),
  parameters: v.nullish(v.array(v.object({ label: v.string(), value: v.string() })), []),
});

/** A product by its id. */
export const productDetail = defineEntryDetail('/api/product/detail', wireProduct);

/** A product as the domain knows it. */
export const readProduct = (wire: v.InferOutput<typeof wireProduct>, context: ReadContext): Product => (
  { ...readEntryPage(wire, context), model: wire.model, gallery: wire.gallery.map(context.picture), parameters: wire.parameters });
