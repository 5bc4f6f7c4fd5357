import { articleDetail, articleList } from '@millwright/api-client/contract';
import type { ArticleType } from '@millwright/domain';
import type { Handler } from 'hono';
import { refreshArticleHtml } from '../../content/article-html.ts';
import { queryRows } from '../../db/database.ts';
import { articleTypeNumber, listingKind } from '../../db/schema.ts';
import { answer, refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { readQuery } from '../../http/read-request.ts';
import { articleDetailQuery, type ArticleRow, type Place } from './article-detail.query.ts';
import { createCountedBefore, type KnownCounts } from '../counted-before.ts';
import { articleListQuery, narrowingsOf, type ArticleListRequest, type FacetRow } from './articles.queries.ts';
import { withTags, type SummaryRow, type TagRow } from './with-tags.ts';

interface ListRow {
  total: number;
  page: number;
  list: SummaryRow[];
  tags: TagRow[];
  facets: FacetRow[];
  /** Of the lists; null where the counts are kept. */
  version: string | null;
}

const typeOfNumber = new Map(Object.entries(articleTypeNumber).map(([type, number]) => [number, type as ArticleType]));

/** The counters of a result, as the contract names them; years and months in their own order. */
function facetsOf(rows: FacetRow[]) {
  const of = <Value>(kind: number, read: (value: number) => Value) =>
    rows.filter((row) => row[0] === kind).map(([, value, count]) => ({ value: read(value), count }));
  return {
    industrys: of(listingKind.industry, Number),
    tags: of(listingKind.tag, Number),
    types: of(listingKind.type, (value) => typeOfNumber.get(value)!),
    years: of(listingKind.year, Number).sort((a, b) => b.value - a.value),
    months: of(listingKind.month, (value) => value % 100).sort((a, b) => a.value - b.value),
  };
}

/** The article as the contract has it: with the articles around it, each with its tags. */
function articleOf({ places, shown, tags, about }: ArticleRow, content: string) {
  const articles = withTags(shown, tags);
  const at = (place: Place) => articles.filter((_article, index) => places[index] === place);
  const [prev = null] = at('prev');
  const [next = null] = at('next');
  return { ...at('it')[0], ...about, content, prev, next, related: at('related') };
}

/** `GET /api/article/list` */
export const listArticles = ({ db }: Services): Handler<ApiEnvironment> => {
  const countedBefore = createCountedBefore<KnownCounts<FacetRow>>();
  return async (context) => {
    const request = readQuery(context, articleList.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const asked = request.output as ArticleListRequest;
    const edition = context.get('edition');
    const key = JSON.stringify([edition, ...narrowingsOf(asked).map(({ kind, value }) => [kind, value])]);
    const known = asked.keyword === undefined ? countedBefore.of(key) : undefined;
    const query = articleListQuery(asked, edition, known);
    const [row] = query === null ? [] : await queryRows<ListRow>(db, query);
    const { total, page, list, tags, version } = row ?? { total: 0, page: 1, list: [], tags: [], version: null };
    const facets = known && version === known.version ? known.facets : (row?.facets ?? []);
    if (version !== null && version !== known?.version) countedBefore.keep(key, { version, total, facets });
    return answer(context, { list: withTags(list, tags), total, page, rows: asked.rows, facets: facetsOf(facets) });
  };
};

/** `GET /api/article/detail` */
export const showArticle = ({ db, html: settings, meter }: Services): Handler<ApiEnvironment> => async (context) => {
  const request = readQuery(context, articleDetail.request);
  const edition = context.get('edition');
  const { id, url_name: urlName } = request.success ? request.output : {};
  const key = id !== undefined ? { id } : urlName !== undefined ? { urlName } : null;
  if (key === null) return refuse(context, 'not_found');

  const [row] = await queryRows<ArticleRow>(db, articleDetailQuery(key, edition, settings));
  if (!row) return refuse(context, 'not_found');
  if (row.edition !== edition) {
    return refuse(context, 'other_edition', { data: { edition: row.edition, id: row.id, diy_url: row.diyUrl } });
  }
  meter.cache('article_html', row.html === null ? 'miss' : 'hit');
  const content = row.html ?? (await refreshArticleHtml(db, row.id, edition, settings));
  return answer(context, { article: articleOf(row, content) });
};
