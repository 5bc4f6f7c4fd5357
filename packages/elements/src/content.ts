import type { BaseInfo, FacetedPage, Supplier, TradeShowSummary } from '@millwright/domain';
import type { Result } from '@millwright/api-client';
import { baseInfo, perform, readBaseInfo, readEntryList, readSupplier, readTradeShowSummary, supplierDetail, tradeShowList } from '@millwright/api-client/contract';
import { createHttp, readContext, type HttpOptions } from '@millwright/api-client/http';

/** Which trade shows are asked for. */
export interface ShowQuery {
  /** How many. */
  rows: number;
  /** Those of an industry. */
  industryId?: number | undefined;
  /** Those at which a supplier exhibits. */
  exhibitorId?: number | undefined;
}

/** The calls for what elements show. A page that has no login needs no other part of the client. */
export interface Content {
  baseInfo: () => Promise<Result<BaseInfo>>;
  supplier: (id: string) => Promise<Result<Supplier>>;
  /** Trade shows to come, the next first. */
  shows: (query: ShowQuery) => Promise<Result<FacetedPage<TradeShowSummary>>>;
}

/** Creates those calls. */
export function createContent(options: Pick<HttpOptions, 'baseUrl' | 'edition'> & { imagePrefix: string }): Content {
  const http = createHttp(options);
  const context = readContext(options);
  return {
    baseInfo: () => perform(http, baseInfo, {}, (wire) => readBaseInfo(wire, http.edition)),
    supplier: (id) => perform(http, supplierDetail, { query: { id } }, ({ item }) => readSupplier(item, context)),
    shows: ({ rows, industryId, exhibitorId }) =>
      perform(http, tradeShowList, { query: { when: 'upcoming', rows, sid: industryId, exhibitor: exhibitorId } }, (wire) => readEntryList(wire, { rows }, (item) => readTradeShowSummary(item, context))),
  };
}
