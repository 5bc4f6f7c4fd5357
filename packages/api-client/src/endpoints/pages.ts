import type { EditorialPage, SitemapCount, SitemapEntry, SitemapKind, WechatSignature } from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { perform } from '../http/http.ts';
import { pageDetail, readPage } from '../contract/page.ts';
import { readSitemapCount, readSitemapEntry, sitemapIndex, sitemapList } from '../contract/sitemap.ts';
import { readWechatSignature, wechatSign } from '../contract/wechat.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** The editorial page at a URL without its first slash, such as `about/history`. */
export const getEditorialPage = (
  client: ApiClient,
  slug: string,
  options?: CallOptions,
): Promise<Result<EditorialPage>> => perform(client, pageDetail, { query: { slug } }, readPage, options);

/** What there is to list in site maps, kind by kind. */
export const listSitemapKinds = (client: ApiClient, options?: CallOptions): Promise<Result<SitemapCount[]>> =>
  perform(client, sitemapIndex, {}, ({ list }) => list.map(readSitemapCount), options);

/** Some thousand lines of a kind, from the one after the id `after`; `next` is null on the last page. */
export const listSitemapEntries = (
  client: ApiClient,
  kind: SitemapKind,
  after?: number,
  options?: CallOptions,
): Promise<Result<{ items: SitemapEntry[]; next: number | null }>> =>
  perform(
    client,
    sitemapList,
    { query: { kind, after } },
    ({ list, next }) => ({ items: list.map(readSitemapEntry), next }),
    options,
  );

/** Signs the URL of one of our pages for sharing in WeChat; its hash is not signed. */
export const signForWechat = (
  client: ApiClient,
  url: string,
  options?: CallOptions,
): Promise<Result<WechatSignature>> => perform(client, wechatSign, { query: { url } }, readWechatSignature, options);
