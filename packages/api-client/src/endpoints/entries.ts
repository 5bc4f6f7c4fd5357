import type { EditionKey, FacetedPage, Id, ListOrder, PostSide } from '@millwright/domain';
import type * as v from 'valibot';
import { perform, type Call, type ReadContext } from '../contract/call.ts';
import { readEntry, readEntryList, readEntryPage, type wireEntryFacets } from '../contract/entry.ts';
import { issueDetail, issueList, magazineList, readIssue, readIssuePage } from '../contract/magazine.ts';
import { paperDetail, paperList, readPaper, readPaperSummary } from '../contract/paper.ts';
import { postDetail, postList, readPost, readPostPage } from '../contract/post.ts';
import { pressReleaseDetail, pressReleaseList } from '../contract/press-release.ts';
import { productDetail, productList, readProduct, readProductSummary } from '../contract/product.ts';
import { readSupplier, readSupplierSummary, supplierDetail, supplierList } from '../contract/supplier.ts';
import { readTradeShow, readTradeShowSummary, tradeShowDetail, tradeShowList } from '../contract/trade-show.ts';
import { readVideo, readVideoSummary, videoDetail, videoList } from '../contract/video.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
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
  /** By date. @default the latest first; of upcoming trade shows the next */
  sort?: ListOrder;
  /** @default 1 */
  page?: number;
  /** At most 50. @default 20 */
  rows?: number;
}

type List<Wire> = {
  list: Wire[];
  total: number;
  page?: number | undefined;
  rows?: number | undefined;
  facets?: v.InferOutput<typeof wireEntryFacets> | undefined;
};
type ListCall<Wire> = Call<v.GenericSchema, v.GenericSchema<unknown, List<Wire>>>;
type DetailCall<Wire> = Call<v.GenericSchema, v.GenericSchema<unknown, { item: Wire }>>;

/** The calls about everything that is neither article nor banner: per resource a list and, by id, what a page shows. */
export const entryEndpoints = (http: Http, context: ReadContext) => {
  const list =
    <Wire, Item>(call: ListCall<Wire>, read: (wire: Wire, context: ReadContext) => Item) =>
    (query: EntryQuery = {}, options?: CallOptions): Promise<Result<FacetedPage<Item>>> =>
      perform(
        http,
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
            sort: query.sort,
            page: query.page,
            rows: query.rows,
          },
        },
        (wire) => readEntryList(wire, query, (item) => read(item, context)),
        options,
      );
  const byId =
    <Wire, Item>(call: DetailCall<Wire>, read: (wire: Wire, context: ReadContext) => Item) =>
    (id: Id | string, options?: CallOptions): Promise<Result<Item>> =>
      perform(http, call, { query: { id } }, ({ item }) => read(item, context), options);

  return {
    /** The titles of the magazines. */
    magazines: { list: list(magazineList, readEntry) },
    /** Issues of magazines. */
    issues: { list: list(issueList, readIssue), byId: byId(issueDetail, readIssuePage) },
    /** White papers. */
    papers: { list: list(paperList, readPaperSummary), byId: byId(paperDetail, readPaper) },
    /** Supply and demand posts. */
    posts: { list: list(postList, readPost), byId: byId(postDetail, readPostPage) },
    /** Press releases. */
    pressReleases: { list: list(pressReleaseList, readEntry), byId: byId(pressReleaseDetail, readEntryPage) },
    /** Products. */
    products: { list: list(productList, readProductSummary), byId: byId(productDetail, readProduct) },
    /** Suppliers. */
    suppliers: { list: list(supplierList, readSupplierSummary), byId: byId(supplierDetail, readSupplier) },
    /** Trade shows. */
    tradeShows: { list: list(tradeShowList, readTradeShowSummary), byId: byId(tradeShowDetail, readTradeShow) },
    /** Videos. */
    videos: { list: list(videoList, readVideoSummary), byId: byId(videoDetail, readVideo) },
  };
};
