import type { Enquiry } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall, type ReadContext } from './call.ts';
import { readReference, wireReference } from './entry.ts';
import { queryPage, queryRows, requiredText, wireCount, wireId, wireInstant, writtenText } from './fields.ts';

const form = {
  /** The supplier, product or post that it is about. */
  target_id: wireId,
  specification: v.optional(writtenText(2000), ''),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  unit: v.optional(writtenText(40), ''),
  target_date: v.nullish(
    v.pipe(
      v.string(),
      v.isoDate(),
      v.check((day) => !Number.isNaN(Date.parse(day))),
    ),
    null,
  ),
  destination: v.optional(writtenText(200), ''),
  message: requiredText(4000),
};

/** Sends an enquiry. The `key` is made by the form: what is sent again with the same one is stored once. */
export const sendEnquiry = defineCall({
  method: 'POST',
  path: '/memberApi/enquiries',
  request: v.object({ ...form, key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) }),
  response: v.object({ id: wireId }),
  extension: true,
});

/** A page of the member's enquiries as they were sent, the latest first. */
export const enquiryList = defineCall({
  method: 'GET',
  path: '/memberApi/enquiries',
  request: v.object({ page: queryPage, rows: queryRows }),
  response: v.object({
    list: v.array(
      v.object({
        ...form,
        id: wireId,
        time: wireInstant,
        answer_time: v.nullish(wireInstant, null),
        target: v.nullish(wireReference, null),
      }),
    ),
    total: wireCount,
    page: wireCount,
    rows: wireCount,
  }),
  extension: true,
});

/** An enquiry as the domain knows it. */
export const readEnquiry = (
  wire: v.InferOutput<typeof enquiryList.response>['list'][number],
  context: ReadContext,
): Enquiry => ({
  id: wire.id,
  targetId: wire.target_id,
  target: wire.target && readReference(wire.target, context),
  specification: wire.specification,
  quantity: wire.quantity,
  unit: wire.unit,
  targetDate: wire.target_date,
  destination: wire.destination,
  message: wire.message,
  sentAt: wire.time,
  answeredAt: wire.answer_time,
});
