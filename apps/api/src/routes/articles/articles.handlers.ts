import { articleDetail, articleList } from '@millwright/api-client/contract';
import type { ArticleType, EditionKey } from '@millwright/domain';
import type { Handler } from 'hono';
import { makeTablesHtml, type ArticleHtmlSettings } from '../../content/article-html.ts';
import { refreshArticleHtml } from '../../content/refresh-html.ts';
import { queryRows } from '../../db/database.ts';
import { addPage, pageKey, type CachedResults, type KnownCounts, type KnownPages } from '../../db/query-cache.ts';
import { articleTypeNumber, listingKind } from '../../db/schema.ts';
import { respond, refuse, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { articleDetailQuery, oldListQuery, type ArticleRow, type Place } from './article-detail.query.ts';
import {
  articleListQuery,
  knownPageQuery,
  narrowingsOf,
  type ArticleListRequest,
  type FacetRow,
} from './articles.queries.ts';
import { withTags, type SummaryRow, type TagRow } from './with-tags.ts';

interface ListRow {
  total: number;
  list: SummaryRow[];
  tags: TagRow[];
  facets: FacetRow[];
  /** Of the lists, or of what is searched; null where nothing was read. */
  version: string | null;
  /** What comes first of what a keyword found. */
  first: number[] | null;
}

/** What is cached of a list or a search. */
interface KnownList extends KnownCounts<FacetRow> {
  first: number[] | null;
  pages: KnownPages;
}

const typeOfNumber = new Map(Object.entries(articleTypeNumber).map(([type, number]) => [number, type as ArticleType]));

/**
 * The counters of a result, as the contract names them; years and months in their own order. Months are those of a
 * year, or the one that was requested.
 */
function facetsOf(rows: FacetRow[], { year, month }: ArticleListRequest, total: number) {
  const of = <Value>(kind: number, read: (value: number) => Value) =>
    rows.filter((row) => row[0] === kind).map(([, value, count]) => ({ value: read(value), count }));
  return {
    industrys: of(listingKind.industry, Number),
    tags: of(listingKind.tag, Number),
    types: of(listingKind.type, (value) => typeOfNumber.get(value)!),
    years: of(listingKind.year, Number).sort((a, b) => b.value - a.value),
    months:
      month && !year
        ? [{ value: month, count: total }]
        : of(listingKind.month, (value) => value % 100).sort((a, b) => a.value - b.value),
  };
}

/** The article as the contract has it: with the articles around it, each with its tags. */
function articleOf({ places, shown, tags, about }: ArticleRow, content: string, siteOrigins: readonly string[]) {
  const articles = withTags(shown, tags, siteOrigins);
  const at = (place: Place) => articles.filter((_article, index) => places[index] === place);
  const [prev = null] = at('prev');
  const [next = null] = at('next');
  return { ...at('it')[0], ...about, content, prev, next, related: at('related') };
}

/** Sanitised tables; null where none is whole. */
interface SafeTables {
  html: string | null;
}

/** Sanitises the tables of articles, where they were read: the same tables once. */
const withTables = (
  rows: SummaryRow[],
  edition: EditionKey,
  settings: ArticleHtmlSettings,
  safe: CachedResults<SafeTables>,
): SummaryRow[] =>
  rows.map((row) => {
    if (!row.tables) return row;
    const key = `${edition} ${row.tables}`;
    let known = safe.get(key);
    if (!known) {
      known = { html: makeTablesHtml(row.tables, edition, settings) };
      safe.set(key, known);
    }
    return { ...row, tables: known.html };
  });

const keyOf = ({ sort = 'latest', rows }: ArticleListRequest, page: number): string => pageKey(sort, page, rows);

/** A page whose ids are known; null where they are not, or were others by now. */
async function knownPage(
  db: Services['db'],
  known: KnownList,
  request: ArticleListRequest,
  edition: EditionKey,
  now: Date,
): Promise<ListRow | null> {
  const { rows, keyword } = request;
  const page = Math.min(request.page, Math.ceil(known.total / rows) + 1);
  const end = Math.min(known.total, page * rows);
  const isSearched = keyword !== undefined;
  const found =
    known.first !== null && end <= known.first.length ? known.first.slice((page - 1) * rows, end) : undefined;
  const ids = isSearched ? found : known.pages.get(keyOf(request, page));
  if (!ids) return null;
  const [row] = await queryRows<Pick<ListRow, 'list' | 'tags' | 'version'>>(
    db,
    knownPageQuery(ids, request, edition, now),
  );
  return row?.version === known.version ? { ...known, ...row } : null;
}

/** `GET /api/article/list` */
export const listArticles = ({
  db,
  clock,
  html: settings,
  siteOrigins,
  queries,
}: Services): Handler<ApiEnvironment> => {
  const lists = queries.of<KnownList>('articles');
  const safeTables = queries.of<SafeTables>('tables');
  return async (context) => {
    const requested = readQuery(context, articleList.request);
    const edition = context.get('edition');
    const now = clock();
    const isSearched = requested.keyword !== undefined;
    const key = JSON.stringify([
      edition,
      ...narrowingsOf(requested).map(({ kind, value }) => [kind, value]),
      ...(isSearched ? [requested.keyword, requested.sort] : []),
    ]);
    const known = lists.get(key);
    let row = known ? await knownPage(db, known, requested, edition, now) : null;
    if (!row) {
      const query = articleListQuery(requested, edition, now, known);
      row = (query === null ? null : (await queryRows<ListRow>(db, query))[0]) ?? null;
    }
    const { total, list, tags, version, first } = row ?? {
      total: 0,
      list: [],
      tags: [],
      version: null,
      first: null,
    };
    const facets = known && version === known.version ? known.facets : (row?.facets ?? []);
    if (version !== null) {
      const cached = version === known?.version ? known : { version, total, facets, first, pages: new Map() };
      if (cached !== known) lists.set(key, cached);
      if (!isSearched)
        addPage(
          cached.pages,
          keyOf(requested, requested.page),
          list.map(({ id }) => id),
        );
    }
    return respond(context, {
      list: withTags(withTables(list, edition, settings, safeTables), tags, siteOrigins),
      total,
      page: requested.page,
      rows: requested.rows,
      ...(requested.facets !== '0' && { facets: facetsOf(facets, requested, total) }),
    });
  };
};

/** `GET /api/article/detail` */
export const showArticle =
  ({ db, clock, html: settings, meter: metrics, siteOrigins }: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { id, url_name: urlName, old_url: oldUrl } = readQuery(context, articleDetail.request);
    const edition = context.get('edition');
    const key =
      id !== undefined ? { id } : urlName !== undefined ? { urlName } : oldUrl !== undefined ? { oldUrl } : null;
    if (key === null) return refuse(context, 'not_found');
    // Before articles: one may have the name of a tag.
    const [list] = key.oldUrl === undefined ? [] : await queryRows<object>(db, oldListQuery(key.oldUrl));
    if (list) return refuse(context, 'not_found', { data: list });

    const [row] = await queryRows<ArticleRow>(db, articleDetailQuery(key, edition, settings, clock()));
    if (!row) return refuse(context, 'not_found');
    if (row.edition !== edition) {
      return refuse(context, 'other_edition', { data: { edition: row.edition, id: row.id, diy_url: row.diyUrl } });
    }
    metrics.cache('article_html', row.html === null ? 'miss' : 'hit');
    const content = row.html ?? (await refreshArticleHtml(db, row.id, edition, settings));
    return respond(context, { article: articleOf(row, content, siteOrigins) });
  };
