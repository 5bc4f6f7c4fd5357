import type { Certificate, Supplier, SupplierSummary } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import { defineEntryDetail, defineEntryList, pageEntries, readEntry, readPageOf, wireEntry } from './entry.ts';
import { wireCount, wireDay, wireText } from './fields.ts';
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
export const supplierList = defineEntryList('/api/supplier/list', wireSupplierSummary, ['region', 'featured'], false);

/** A day of a certificate. What is no day counts as not stated: no page is lost for what somebody wrote there. */
const wireCertificateDay = v.fallback(v.nullish(wireDay, null), null);

/** A certificate; a plain name is one of which nothing else is stated. */
export const wireCertificate = v.union([
  v.pipe(
    v.string(),
    v.transform((name) => ({
      name,
      issuer: '',
      number: '',
      scope: '',
      valid_until: null,
      checked_by: '',
      checked_on: null,
    })),
  ),
  v.object({
    name: v.string(),
    issuer: wireText,
    number: wireText,
    scope: wireText,
    valid_until: wireCertificateDay,
    checked_by: wireText,
    checked_on: wireCertificateDay,
  }),
]);

/** A supplier with what its page shows on the wire. */
export const wireSupplier = v.object({
  ...wireSupplierSummary.entries,
  ...pageEntries(wireSupplierSummary),
  certificates: v.nullish(v.array(wireCertificate), []),
  markets: v.nullish(v.array(v.string()), []),
  products: v.nullish(v.array(wireProductSummary), []),
  videos: v.nullish(v.array(wireVideoSummary), []),
  /** How it replied to the enquiries of the last year; null where there were none. */
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

/** A certificate as the domain knows it. */
export const readCertificate = (wire: v.InferOutput<typeof wireCertificate>): Certificate => ({
  name: wire.name,
  issuer: wire.issuer,
  number: wire.number,
  scope: wire.scope,
  validUntil: wire.valid_until,
  checkedBy: wire.checked_by,
  checkedOn: wire.checked_on,
});

/** A supplier as the domain knows it. */
export const readSupplier = (wire: v.InferOutput<typeof wireSupplier>, context: ReadContext): Supplier => ({
  ...readPageOf(wire, readSupplierSummary, context),
  certificates: wire.certificates.map(readCertificate),
  markets: wire.markets,
  products: wire.products.map((product) => readProductSummary(product, context)),
  videos: wire.videos.map((video) => readVideoSummary(video, context)),
  replies: wire.answer && {
    medianHours: wire.answer.median_hours,
    repliedPercent: wire.answer.percent,
    enquiries: wire.answer.count,
  },
});
