import type { EditorialPage, SitemapCount, SitemapEntry, SitemapKind, WechatSignature } from '@millwright/domain';
import { perform, type ReadContext } from '../contract/call.ts';
import { pageDetail, readPage } from '../contract/page.ts';
import { readSitemapCount, readSitemapEntry, sitemapIndex, sitemapList } from '../contract/sitemap.ts';
import { readWechatSignature, wechatSign } from '../contract/wechat.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** The call for editorial pages. */
export const pageEndpoints = (http: Http, context: ReadContext) => ({
  /** The page at an address without its first slash, such as `about/history`. */
  bySlug: (slug: string, options?: CallOptions): Promise<Result<EditorialPage>> =>
    perform(http, pageDetail, { query: { slug } }, (wire) => readPage(wire, context), options),
});

/** The calls for site maps. */
export const sitemapEndpoints = (http: Http) => ({
  /** What there is to list, kind by kind. */
  kinds: (options?: CallOptions): Promise<Result<SitemapCount[]>> =>
    perform(http, sitemapIndex, {}, ({ list }) => list.map(readSitemapCount), options),
  /** Some thousand lines of a kind, from the one after the id `after`; `next` is null on the last page. */
  list: (
    kind: SitemapKind,
    after?: number,
    options?: CallOptions,
  ): Promise<Result<{ items: SitemapEntry[]; next: number | null }>> =>
    perform(
      http,
      sitemapList,
      { query: { kind, after } },
      ({ list, next }) => ({ items: list.map(readSitemapEntry), next }),
      options,
    ),
});

/** The call for sharing in WeChat. */
export const wechatEndpoints = (http: Http) => ({
  /** Signs the address of one of our pages; its hash is not signed. */
  sign: (url: string, options?: CallOptions): Promise<Result<WechatSignature>> =>
    perform(http, wechatSign, { query: { url } }, readWechatSignature, options),
});
