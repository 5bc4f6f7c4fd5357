import { msg } from '@lingui/core/macro';
import { listArticles, type ArticleQuery } from '@millwright/api-client';
import { articleLink, distinctTags, industryPath, type ArticleSummary } from '@millwright/domain';
import { articleTypeNames } from '../articles/list-names.server.ts';
import { parseArticleType } from '../articles/article-list-query.ts';
import { baseInfoOf, mainBudget, mainItem, notFound } from '../../shell/page/calls.server.ts';
import { brandIcon } from '../../shell/page/structured-data.server.tsx';
import { descriptionOf } from '../../shell/page/page-head.server.tsx';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { shareImagePath } from '../../shell/page/drawn-images.ts';
import { writeAtom, writeRss, type FeedEntry } from './feed-formats.server.ts';
import { textResponse } from './text-response.server.ts';

/** What a feed holds: all news, those of a type, or those of an industry. */
interface FeedSubject {
  title: string;
  /** Own path of the page with the same articles. */
  page: string;
  query: ArticleQuery;
}

const rows = 30;

async function subjectOf(scope: RequestScope, by: string | undefined, of: string | undefined): Promise<FeedSubject> {
  const { i18n, edition } = scope;
  const siteName = i18n._(edition.siteName);
  if (by === undefined) return { title: siteName, page: '/articles', query: {} };
  if (by === 'type') {
    const type = parseArticleType(of);
    if (type === null) throw notFound();
    const name = i18n._(articleTypeNames[type]);
    return { title: i18n._(msg`${siteName}: ${name}`), page: `/articles/${type}`, query: { type } };
  }
  const industries = (await baseInfoOf(scope))?.industries ?? [];
  const industry = by === 'industry' ? industries.find(({ slug, id }) => slug === of || String(id) === of) : undefined;
  if (!industry) throw notFound();
  const { name, id } = industry;
  return { title: i18n._(msg`${siteName}: ${name}`), page: industryPath(industry), query: { industryId: id } };
}

const absolute = (origin: string, url: string) => new URL(url, origin).href;

function entryOf(scope: RequestScope, origin: string, article: ArticleSummary): FeedEntry {
  const { id, title, brief, publishedAt, source, tags } = article;
  return {
    id: absolute(origin, articleLink({ id, urlName: null, externalUrl: null })),
    url: absolute(origin, articleLink(article)),
    title,
    summary: descriptionOf(scope, brief),
    publishedAt,
    source,
    tags: distinctTags(tags).map(({ name }) => name),
    image: absolute(origin, shareImagePath('article', id)),
  };
}

const formats = {
  rss: { write: writeRss, type: 'application/rss+xml' },
  atom: { write: writeAtom, type: 'application/atom+xml' },
} as const;

/** Responds with RSS or Atom: of the edition, of a type (`/rss/type/latest`) or of an industry (`/rss/industry/plastics`). */
export async function loadFeed(visit: PageVisit, format: keyof typeof formats): Promise<Response> {
  const { scope, url, params } = visit;
  const { i18n, edition, site } = scope;
  const { title, page, query } = await subjectOf(scope, params.by, params.of);
  const list = await mainItem(scope, 'articles', listArticles(scope.client, { ...query, rows }, mainBudget));
  const origin = site.origins[site.editionKey];
  const { write, type } = formats[format];
  const feed = write({
    title,
    description: i18n._(msg`News, suppliers and products for industrial buyers and engineers.`),
    self: absolute(origin, url.pathname),
    page: absolute(origin, page),
    siteName: i18n._(edition.siteName),
    icon: absolute(origin, brandIcon.path),
    lang: edition.lang,
    updatedAt: list.items[0]?.publishedAt ?? new Date(0).toISOString(),
    entries: list.items.map((article) => entryOf(scope, origin, article)),
  });
  return textResponse(feed, type);
}
