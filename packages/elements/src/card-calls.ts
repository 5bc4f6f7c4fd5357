import {
  createApiClient,
  getSupplier,
  listTradeShows,
  mapResult,
  type ApiClientOptions,
  type EntryQuery,
  type Result,
} from '@millwright/api-client';
import type { Id, SupplierSummary, TradeShowSummary } from '@millwright/domain';

/** What cards call. */
export interface CardCalls {
  /** A supplier, as its card shows it. */
  getSupplier(id: Id): Promise<Result<SupplierSummary>>;
  /** Trade shows to come, the next first. */
  listTradeShows(query: EntryQuery): Promise<Result<readonly TradeShowSummary[]>>;
}

/** Creates what cards call. Fetched with the first card. */
export function createCardCalls(options: ApiClientOptions): CardCalls {
  const client = createApiClient(options);
  return {
    getSupplier: (id) => getSupplier(client, id),
    listTradeShows: async (query) =>
      mapResult(await listTradeShows(client, { ...query, when: 'upcoming' }), ({ items }) => items),
  };
}
