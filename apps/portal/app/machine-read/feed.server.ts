import { msg } from '@lingui/core/macro';
import type { ArticleQuery } from '@millwright/api-client';
import { articleLink, industryPath, type ArticleSummary } from '@millwright/domain';
import { Feed } from 'feed';
import { articleTypeNames } from '../articles/list-names.server.ts';
import { parseArticleType } from '../articles/article-list-query.ts';
import { baseInfoOf, mainBudget, mainItem, notFound } from '../site/calls.server.ts';
import type { PageVisit } from '../site/page.server.tsx';
import type { RequestScope } from '../site/request-scope.server.tsx';
import { textAnswer } from './text-answer.server.ts';

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

const absolute = (origin: string, address: string) => new URL(address, origin).href;

function addArticle(feed: Feed, origin: string, article: ArticleSummary): void {
  const { title, brief, image, publishedAt, tags } = article;
  const link = absolute(origin, articleLink(article));
  feed.addItem({
    title,
    id: link,
    link,
    description: brief,
    date: new Date(publishedAt),
    image: image
      ? { url: absolute(origin, image), type: image.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg', length: 0 }
      : undefined,
    category: tags.map(({ name }) => ({ name })),
  });
}

/** Answers RSS or Atom: of the edition, of a type (`/rss/type/latest`) or of an industry (`/rss/industry/plastics`). */
export async function loadFeed({ scope, url, params }: PageVisit, format: 'rss' | 'atom'): Promise<Response> {
  const { i18n, edition, site } = scope;
  const { title, page, query } = await subjectOf(scope, params.by, params.of);
  const list = await mainItem(scope, 'articles', scope.client.articles.list({ ...query, rows }, mainBudget));
  const origin = site.origins[site.editionKey];
  const latest = list.items[0]?.publishedAt;
  const feed = new Feed({
    title,
    description: i18n._(msg`News, suppliers and products for industrial buyers and engineers.`),
    id: absolute(origin, url.pathname),
    link: absolute(origin, page),
    language: edition.lang,
    favicon: absolute(origin, '/favicon.svg'),
    copyright: i18n._(edition.siteName),
    updated: latest ? new Date(latest) : new Date(0),
    generator: false,
    feedLinks: { [format]: absolute(origin, url.pathname) },
  });
  for (const article of list.items) addArticle(feed, origin, article);
  return format === 'rss'
    ? textAnswer(feed.rss2(), 'application/rss+xml')
    : textAnswer(feed.atom1(), 'application/atom+xml');
}
