import type { TradeShow, TradeShowSummary } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import {
  defineEntryDetail,
  defineEntryList,
  pageEntries,
  readEntry,
  readPageOf,
  readReference,
  wireEntry,
  wireReference,
} from './entry.ts';
import { wireDay, wireText } from './fields.ts';

/** A trade show in a list on the wire. */
export const wireTradeShowSummary = v.object({
  ...wireEntry.entries,
  start_date: wireDay,
  end_date: wireDay,
  city: wireText,
  venue: wireText,
  organiser: wireText,
});

/** A page of trade shows; the year and the month are those of the first day. */
export const tradeShowList = defineEntryList(
  '/api/tradeshow/list',
  wireTradeShowSummary,
  ['region', 'month', 'when', 'exhibitor', 'featured'],
  false,
);

/** A trade show with what its page shows on the wire. */
export const wireTradeShow = v.object({
  ...wireTradeShowSummary.entries,
  ...pageEntries(wireTradeShowSummary),
  exhibitors: v.nullish(v.array(wireReference), []),
});

/** A trade show by its id. */
export const tradeShowDetail = defineEntryDetail('/api/tradeshow/detail', wireTradeShow);

/** A trade show of a list as the domain knows it. */
export const readTradeShowSummary = (
  wire: v.InferOutput<typeof wireTradeShowSummary>,
  context: ReadContext,
): TradeShowSummary => ({
  ...readEntry(wire, context),
  startsOn: wire.start_date,
  endsOn: wire.end_date,
  city: wire.city,
  venue: wire.venue,
  organiser: wire.organiser,
});

/** A trade show as the domain knows it. */
export const readTradeShow = (wire: v.InferOutput<typeof wireTradeShow>, context: ReadContext): TradeShow => ({
  ...readPageOf(wire, readTradeShowSummary, context),
  exhibitors: wire.exhibitors.map((exhibitor) => readReference(exhibitor, context)),
});
