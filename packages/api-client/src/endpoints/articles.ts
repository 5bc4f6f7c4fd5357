import type {
  Article,
  ArticleFacets,
  ArticleSummary,
  ArticleType,
  EditionKey,
  Id,
  ListOrder,
  Page,
  ReadArticle,
} from '@millwright/domain';
import * as v from 'valibot';
import type { ApiClient } from '../client.ts';
import {
  articleDetail,
  articleList,
  mostReadArticles,
  readArticle,
  readArticleSummary,
  readCounterpart,
  wireCounterpart,
  wireOldList,
} from '../contract/article.ts';
import { perform } from '../http/http.ts';
import { defaultRows } from '../contract/fields.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Failure, Result } from '../result.ts';

/** What a list of articles can be narrowed to. */
export interface ArticleQuery {
  /** An industry or child industry (`sid`). */
  industryId?: Id;
  /** A topic tag (`tid`). */
  tagId?: Id;
  keyword?: string;
  type?: ArticleType;
  year?: number;
  /** 1 to 12; used together with `year`. */
  month?: number;
  /** By date. @default the latest first; with a keyword the most relevant of them */
  sort?: ListOrder;
  /** @default 1 */
  page?: number;
  /** At most 50. @default 20 */
  rows?: number;
  /** `false` leaves out the counts of the result. */
  facets?: false;
  /** `true` adds the tables of the articles. */
  tables?: true;
}

/** A page of articles with the counts of the whole result. */
export interface ArticlePage extends Page<ArticleSummary> {
  facets: ArticleFacets;
}

/** Where an article that this edition does not have can be read. */
export interface ArticleElsewhere {
  edition: EditionKey;
  id: Id;
  urlName: string | null;
}

const noFacets: ArticleFacets = { industries: [], tags: [], types: [], years: [], months: [] };

/** A page of articles; its `page` is clamped to the last. */
export const listArticles = (
  client: ApiClient,
  query: ArticleQuery = {},
  options?: CallOptions,
): Promise<Result<ArticlePage>> =>
  perform(
    client,
    articleList,
    {
      query: {
        sid: query.industryId,
        tid: query.tagId,
        keyword: query.keyword,
        type: query.type,
        year: query.year,
        month: query.month,
        sort: query.sort,
        page: query.page,
        rows: query.rows,
        facets: query.facets === false ? 0 : undefined,
        tables: query.tables ? 1 : undefined,
      },
    },
    (wire, context) => {
      const { industrys: industries = [], ...facets } = wire.facets ?? {};
      return {
        items: wire.list.map(({ tables, ...summary }) => ({
          ...readArticleSummary(summary, context),
          ...(query.tables && { tables: tables === null ? '' : context.prepareHtml(tables) }),
        })),
        total: wire.total,
        page: wire.page ?? query.page ?? 1,
        rows: wire.rows ?? query.rows ?? defaultRows,
        facets: { ...noFacets, ...facets, industries },
      };
    },
    options,
  );

/** The most read of the last 30 days; where too few were read, the latest follow. */
export const listMostReadArticles = (
  client: ApiClient,
  query: { industryId?: Id; rows?: number } = {},
  options?: CallOptions,
): Promise<Result<ReadArticle[]>> =>
  perform(
    client,
    mostReadArticles,
    { query: { sid: query.industryId, rows: query.rows } },
    ({ list }, context) => list.map(({ views, ...summary }) => ({ ...readArticleSummary(summary, context), views })),
    options,
  );

/** The article of `/article/{segment}`: digits only are an id, anything else is a custom url name. */
export const getArticle = (client: ApiClient, segment: string, options?: CallOptions): Promise<Result<Article>> =>
  perform(
    client,
    articleDetail,
    { query: /^\d+$/.test(segment) ? { id: segment } : { url_name: segment } },
    ({ article }, context) => readArticle(article, context),
    options,
  );

/** The article that had a URL, its path with its parameters, on the site that it was imported from. */
export const getArticleOfOldUrl = (
  client: ApiClient,
  oldUrl: string,
  options?: CallOptions,
): Promise<Result<Article>> =>
  perform(
    client,
    articleDetail,
    { query: { old_url: oldUrl } },
    ({ article }, context) => readArticle(article, context),
    options,
  );

/** Where the article is, when a refusal says that only the other edition has it; null for any other failure. */
export function articleElsewhere(failure: Failure): ArticleElsewhere | null {
  if (failure.kind !== 'refused' || failure.reason !== 'other_edition') return null;
  const parsed = v.safeParse(wireCounterpart, failure.data);
  return parsed.success ? readCounterpart(parsed.output) : null;
}

/** What became of the list of a category or tag on another site: the list of a tag, or the page of an industry. */
export interface ImportedList {
  tagId: Id | null;
  industryId: Id | null;
}

/** The list that an old URL was of, when a refusal says so; null for any other failure. */
export function listOfOldUrl(failure: Failure): ImportedList | null {
  if (failure.kind !== 'refused' || failure.reason !== 'not_found') return null;
  const parsed = v.safeParse(wireOldList, failure.data);
  return parsed.success ? { tagId: parsed.output.tag, industryId: parsed.output.industry } : null;
}
