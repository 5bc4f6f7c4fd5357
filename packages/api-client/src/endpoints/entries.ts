import type { EditionKey, FacetedPage, Id, ListOrder, PostSide } from '@millwright/domain';
import {
  parameterFiltersText,
  parameterOrderText,
  type ParameterFilter,
  type ParameterOrder,
} from '@millwright/domain/parameters';
import type * as v from 'valibot';
import type { ApiClient } from '../client.ts';
import type { Call, ReadContext } from '../contract/call.ts';
import { perform } from '../http/http.ts';
import { readEntry, readEntryList, readEntryPage, type WireList } from '../contract/entry.ts';
import { issueDetail, issueList, magazineList, readIssue, readIssuePage } from '../contract/magazine.ts';
import { paperDetail, paperList, readPaper, readPaperSummary } from '../contract/paper.ts';
import { postDetail, postList, readPost, readPostPage } from '../contract/post.ts';
import { pressReleaseDetail, pressReleaseList } from '../contract/press-release.ts';
import { productDetail, productList, readProduct, readProductSummary } from '../contract/product.ts';
import { readSupplier, readSupplierSummary, supplierDetail, supplierList } from '../contract/supplier.ts';
import { readTradeShow, readTradeShowSummary, tradeShowDetail, tradeShowList } from '../contract/trade-show.ts';
import { readVideo, readVideoSummary, videoDetail, videoList } from '../contract/video.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** What lists of entries can be narrowed to; a list ignores what it does not know. */
export interface EntryQuery {
  /** An industry or child industry (`sid`). */
  industryId?: Id;
  /** A topic tag (`tid`). */
  tagId?: Id;
  keyword?: string;
  year?: number;
  /** Trade shows: 1 to 12; used together with `year`. */
  month?: number;
  /** Issues: a magazine (`mid`). */
  magazineId?: Id;
  /** Issues and magazines: what they are printed in (`lang`). */
  language?: EditionKey;
  /** Videos, papers and products. */
  supplierId?: Id;
  /** Trade shows: those at which this supplier exhibits. */
  exhibitorId?: Id;
  /** Suppliers, products, posts and trade shows. */
  regionId?: Id;
  /** Posts. */
  side?: PostSide;
  /** Trade shows: those still to end, the next first, or those that have ended. */
  when?: 'upcoming' | 'past';
  /** Only what the editors put first. */
  featured?: boolean;
  /** Products: ranges and choices of parameters, at most 6. */
  parameterFilters?: readonly ParameterFilter[];
  /** Products: the parameter by which they stand. @default by date */
  parameterOrder?: ParameterOrder | undefined;
  /** Products: `true` for the ranges and choices of the result, with counts. */
  parameterFacets?: boolean;
  /** By date. @default the latest first; of upcoming trade shows the next */
  sort?: ListOrder;
  /** @default 1 */
  page?: number;
  /** At most 50. @default 20 */
  rows?: number;
  /** `false` leaves out the counts of the result. */
  facets?: false;
}

type ListCall<Wire> = Call<v.GenericSchema, v.GenericSchema<unknown, WireList<Wire>>>;
type DetailCall<Wire> = Call<v.GenericSchema, v.GenericSchema<unknown, { item: Wire }>>;

/** The call for a page of a list. */
const listOf =
  <Wire, Item>(call: ListCall<Wire>, read: (wire: Wire, context: ReadContext) => Item) =>
  (client: ApiClient, query: EntryQuery = {}, options?: CallOptions): Promise<Result<FacetedPage<Item>>> =>
    perform(
      client,
      call,
      {
        query: {
          sid: query.industryId,
          tid: query.tagId,
          keyword: query.keyword,
          year: query.year,
          month: query.month,
          mid: query.magazineId,
          lang: query.language,
          supplier: query.supplierId,
          exhibitor: query.exhibitorId,
          region: query.regionId,
          side: query.side,
          when: query.when,
          featured: query.featured ? 1 : undefined,
          p: parameterFiltersText(query.parameterFilters ?? []) ?? undefined,
          by: query.parameterOrder && parameterOrderText(query.parameterOrder),
          parameters: query.parameterFacets ? 1 : undefined,
          sort: query.sort,
          page: query.page,
          rows: query.rows,
          facets: query.facets === false ? 0 : undefined,
        },
      },
      (wire, context) => readEntryList(wire, query, (item) => read(item, context)),
      options,
    );

/** The call for what a page shows, by its id. */
const detailOf =
  <Wire, Item>(call: DetailCall<Wire>, read: (wire: Wire, context: ReadContext) => Item) =>
  (client: ApiClient, id: Id | string, options?: CallOptions): Promise<Result<Item>> =>
    perform(client, call, { query: { id } }, ({ item }, context) => read(item, context), options);

/** The titles of the magazines. */
export const listMagazines = /* @__PURE__ */ listOf(magazineList, readEntry);
/** A page of issues of magazines. */
export const listIssues = /* @__PURE__ */ listOf(issueList, readIssue);
/** An issue of a magazine. */
export const getIssue = /* @__PURE__ */ detailOf(issueDetail, readIssuePage);
/** A page of white papers. */
export const listPapers = /* @__PURE__ */ listOf(paperList, readPaperSummary);
/** A white paper. */
export const getPaper = /* @__PURE__ */ detailOf(paperDetail, readPaper);
/** A page of supply and demand posts. */
export const listPosts = /* @__PURE__ */ listOf(postList, readPost);
/** A supply or demand post. */
export const getPost = /* @__PURE__ */ detailOf(postDetail, readPostPage);
/** A page of press releases. */
export const listPressReleases = /* @__PURE__ */ listOf(pressReleaseList, readEntry);
/** A press release. */
export const getPressRelease = /* @__PURE__ */ detailOf(pressReleaseDetail, readEntryPage);
/** A page of products. */
export const listProducts = /* @__PURE__ */ listOf(productList, readProductSummary);
/** A product. */
export const getProduct = /* @__PURE__ */ detailOf(productDetail, readProduct);
/** A page of suppliers. */
export const listSuppliers = /* @__PURE__ */ listOf(supplierList, readSupplierSummary);
/** A supplier. */
export const getSupplier = /* @__PURE__ */ detailOf(supplierDetail, readSupplier);
/** A page of trade shows. */
export const listTradeShows = /* @__PURE__ */ listOf(tradeShowList, readTradeShowSummary);
/** A trade show. */
export const getTradeShow = /* @__PURE__ */ detailOf(tradeShowDetail, readTradeShow);
/** A page of videos. */
export const listVideos = /* @__PURE__ */ listOf(videoList, readVideoSummary);
/** A video. */
export const getVideo = /* @__PURE__ */ detailOf(videoDetail, readVideo);
