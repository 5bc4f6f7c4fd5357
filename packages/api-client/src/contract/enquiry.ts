import { ALL_EDITION_KEYS, ENQUIRY_LIMITS, INCOTERMS, type Enquiry } from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension, type ReadContext } from './call.ts';
import { readReference, wireReference } from './entry.ts';
import {
  queryPage,
  queryRows,
  requestKey,
  requiredText,
  wireMemberList,
  wireId,
  wireInstant,
  writtenDay,
  writtenFacts,
  writtenText,
} from './fields.ts';
import { readUpload, uploadId, wireUpload } from './upload.ts';

const form = {
  /** The supplier, product or post that it is about. */
  target_id: wireId,
  /** Further suppliers that are asked the same. */
  supplier_ids: v.optional(v.pipe(v.array(wireId), v.maxLength(ENQUIRY_LIMITS.furtherSuppliers)), []),
  specification: v.optional(writtenText(2000), ''),
  parameters: writtenFacts(ENQUIRY_LIMITS.parameters),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  unit: v.optional(writtenText(40), ''),
  target_date: v.nullish(writtenDay, null),
  destination: v.optional(writtenText(200), ''),
  incoterm: v.nullish(v.picklist(INCOTERMS), null),
  message: requiredText(4000),
};

/**
 * Sends an enquiry. The `key` is made by the form: what is sent again with the same one is stored once. A `target_date`
 * that is over in Asia/Shanghai is refused.
 */
export const sendEnquiry = defineExtension({
  method: 'POST',
  path: '/memberApi/enquiries',
  request: v.object({
    ...form,
    uploads: v.optional(v.pipe(v.array(uploadId), v.maxLength(ENQUIRY_LIMITS.uploads)), []),
    key: requestKey,
  }),
  /** `not_asked`: suppliers that were named and take no more enquiries of the member; the others have it. */
  response: v.object({ id: wireId, not_asked: v.optional(v.array(wireId), []) }),
  largestBody: 64 * 1024,
});

/** An enquiry as it was sent. */
export const wireEnquiry = v.object({
  ...form,
  id: wireId,
  uploads: v.optional(v.array(wireUpload), []),
  lang: v.picklist(ALL_EDITION_KEYS),
  time: wireInstant,
  answer_time: v.nullish(wireInstant, null),
  target: v.nullish(wireReference, null),
});

/** A page of the member's enquiries as they were sent, the latest first. */
export const enquiryList = defineExtension({
  method: 'GET',
  path: '/memberApi/enquiries',
  request: v.object({ page: queryPage, rows: queryRows }),
  response: wireMemberList(v.array(wireEnquiry)),
});

/** An enquiry as the domain knows it. */
export const readEnquiry = (wire: v.InferOutput<typeof wireEnquiry>, context: ReadContext): Enquiry => ({
  id: wire.id,
  targetId: wire.target_id,
  target: wire.target && readReference(wire.target, context),
  supplierIds: wire.supplier_ids,
  specification: wire.specification,
  parameters: wire.parameters,
  quantity: wire.quantity,
  unit: wire.unit,
  targetDate: wire.target_date,
  destination: wire.destination,
  incoterm: wire.incoterm,
  message: wire.message,
  uploads: wire.uploads.map(readUpload),
  lang: wire.lang,
  sentAt: wire.time,
  repliedAt: wire.answer_time,
});
