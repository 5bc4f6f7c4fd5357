import type { Parameter, Product, ProductSummary } from '@millwright/domain';
import { parseParameterFilters, parseParameterOrder } from '@millwright/domain/parameters';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import { defineEntryDetail, defineEntryList, pageEntries, readEntry, readPageOf, wireEntry } from './entry.ts';
import { wireText } from './fields.ts';
import { readUnit, wireDecimal, wireParameterKey } from './parameter.ts';

/**
 * A parameter on the wire: the line that is shown. What it states stands next to it, so that a service without that still
 * serves lines.
 */
const wireParameter = v.object({
  label: v.string(),
  value: v.string(),
  key: wireParameterKey,
  low: wireDecimal,
  high: wireDecimal,
  /** Common code of UN/CEFACT; one of ours where it has none. */
  unit: wireText,
  choice: wireParameterKey,
});

/** A product in a list on the wire; of its parameters, lists have the first three. */
export const wireProductSummary = v.object({
  ...wireEntry.entries,
  model: wireText,
  parameters: v.nullish(v.array(wireParameter), []),
});

/** A page of products. */
export const productList = defineEntryList(
  '/api/product/list',
  wireProductSummary,
  ['supplier', 'region', 'featured'],
  false,
  {
    /** Ranges and choices of parameters: `clamping-force_3000_5000*drive_servo-pump`. What is wrong counts as absent. */
    p: v.optional(v.pipe(v.unknown(), v.transform(parseParameterFilters))),
    /** The parameter by which the list is ordered, with a hyphen before it where the highest is first. */
    by: v.optional(
      v.pipe(
        v.unknown(),
        v.transform((text) => parseParameterOrder(text) ?? undefined),
      ),
    ),
    /** `1` for ranges and choices with counts: a list that is narrowed to an industry, a topic or a supplier has them. */
    parameters: v.fallback(v.optional(v.literal('1')), undefined),
  },
);

/** A product with what its page shows on the wire. */
export const wireProduct = v.object({
  ...wireProductSummary.entries,
  ...pageEntries(wireProductSummary),
  gallery: v.nullish(v.array(v.string()), []),
  /** Codes of purchasing systems, those that are stated. */
  codes: v.nullish(v.object({ eclass: wireText, unspsc: wireText, gtin: wireText }), {
    eclass: '',
    unspsc: '',
    gtin: '',
  }),
  /** What its supplier has besides in the same industry. */
  series: v.nullish(v.array(wireProductSummary), []),
});

/** A product by its id. */
export const productDetail = defineEntryDetail('/api/product/detail', wireProduct);

/** A parameter as the domain knows it. */
function readParameter({ label, value, key, low, high, unit, choice }: v.InferOutput<typeof wireParameter>): Parameter {
  if (key === null) return { label, value };
  if (choice !== null) return { label, value, key, data: { kind: 'choice', choice } };
  if (low === null && high === null) return { label, value, key };
  return { label, value, key, data: { kind: 'quantity', low, high, unit: readUnit(unit) } };
}

/** A product of a list as the domain knows it. */
export const readProductSummary = (
  wire: v.InferOutput<typeof wireProductSummary>,
  context: ReadContext,
): ProductSummary => ({
  ...readEntry(wire, context),
  model: wire.model,
  parameters: wire.parameters.map(readParameter),
});

/** A product as the domain knows it. */
export const readProduct = (wire: v.InferOutput<typeof wireProduct>, context: ReadContext): Product => ({
  ...readPageOf(wire, readProductSummary, context),
  gallery: wire.gallery.map(context.imageUrl),
  codes: wire.codes,
  series: wire.series.map((product) => readProductSummary(product, context)),
});
