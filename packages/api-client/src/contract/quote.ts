import {
  ALL_EDITION_KEYS,
  ENQUIRY_LIMITS,
  INCOTERMS,
  QUOTE_CURRENCIES,
  QUOTE_DECISIONS,
  type Quote,
} from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension, type ReadContext } from './call.ts';
import { readReference, wireReference } from './entry.ts';
import { requestKey, wireId, wireInstant, writtenDay, writtenText } from './fields.ts';

/** An amount of money with up to four places, below a million million. */
const amount = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(999_999_999_999),
  v.check((value) => Number(value.toFixed(4)) === value),
);

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));

const form = {
  currency: v.picklist(QUOTE_CURRENCIES),
  /** By ascending quantity. */
  prices: v.pipe(
    v.array(v.object({ quantity, unit_price: amount })),
    v.minLength(1),
    v.maxLength(ENQUIRY_LIMITS.prices),
    v.check((prices) => prices.every((price, at) => at === 0 || prices[at - 1]!.quantity < price.quantity)),
  ),
  lead_time_days: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)), null),
  /** The last day on which it holds. */
  valid_until: writtenDay,
  incoterm: v.nullish(v.picklist(INCOTERMS), null),
  tooling_cost: v.nullish(amount, null),
  notes: v.optional(writtenText(2000), ''),
};

/** A supplier's quote in a thread. The `key` is made by the form: what is sent again with the same one counts once. */
export const sendQuote = defineExtension({
  method: 'POST',
  path: '/memberApi/threads/quotes',
  request: v.object({ id: wireId, key: requestKey, ...form }),
  response: v.object({ id: wireId }),
});

/** The buyer accepts or declines a quote; the reason becomes a message. */
export const decideQuote = defineExtension({
  method: 'POST',
  path: '/memberApi/quotes/decision',
  request: v.object({
    id: wireId,
    decision: v.picklist(['accepted', 'declined']),
    reason: v.optional(writtenText(2000), ''),
  }),
  response: v.null(),
});

/** A quote on the wire. */
export const wireQuote = v.object({
  ...form,
  id: wireId,
  thread_id: wireId,
  supplier: wireReference,
  lang: v.picklist(ALL_EDITION_KEYS),
  time: wireInstant,
  decision: v.picklist(QUOTE_DECISIONS),
});

/** A quote as the domain knows it. */
export const readQuote = (wire: v.InferOutput<typeof wireQuote>, context: ReadContext): Quote => ({
  id: wire.id,
  threadId: wire.thread_id,
  supplier: readReference(wire.supplier, context),
  currency: wire.currency,
  prices: wire.prices.map((price) => ({ quantity: price.quantity, unitPrice: price.unit_price })),
  leadTimeDays: wire.lead_time_days,
  validUntil: wire.valid_until,
  incoterm: wire.incoterm,
  toolingCost: wire.tooling_cost,
  notes: wire.notes,
  lang: wire.lang,
  sentAt: wire.time,
  decision: wire.decision,
});
