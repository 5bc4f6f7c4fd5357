import { articleElsewhere, getArticle, listArticles, listMostReadArticles } from '@millwright/api-client';
import {
  articleLink,
  counterpartIn,
  htmlLang,
  type Article,
  type ArticleSummary,
  type Industry,
} from '@millwright/domain';
import { redirect } from 'react-router';
import {
  baseInfoOf,
  mainBudget,
  mainItem,
  notFound,
  notFoundHere,
  section,
  sectionBudget,
} from '../../shell/page/calls.server.ts';
import { industryLookup } from '../../shell/page/industry-lookup.ts';
import { renderPage, type PageLoader } from '../../shell/page/page.server.tsx';
import { clientOfEdition, type RequestScope } from '../../shell/page/request-scope.server.tsx';
import { urlOf } from '../catalog/entry-visit.server.ts';
import { withCharts } from './article-chart.server.tsx';
import { ArticlePage } from './article-page.server.tsx';
import { BilingualPage, counterpartParameter, counterpartSide } from './bilingual-page.server.tsx';
import { allArticlesName } from './list-names.server.ts';
import { newsData } from './news-data.server.ts';

/** The longest custom url name. */
const longestSegment = 200;

/** The article of a path segment. For one of the other edition there is a 404 with a link to it there. */
async function findArticle(scope: RequestScope, segment: string): Promise<Article> {
  if (segment.length > longestSegment) throw notFound();
  const result = await getArticle(scope.client, segment.normalize('NFC'), mainBudget);
  const elsewhere = result.ok ? null : articleElsewhere(result.failure);
  if (elsewhere) throw notFoundHere(scope, elsewhere.edition, articleLink({ ...elsewhere, externalUrl: null }));
  return mainItem(scope, 'article', Promise.resolve(result));
}

/** The counterpart of an article, where it is requested and there is one. Without it the article is shown alone. */
async function findCounterpart(
  scope: RequestScope,
  { counterpart }: Article,
  side: string | null,
): Promise<Article | null> {
  if (!counterpart || side !== counterpartSide) return null;
  return section(
    scope,
    'counterpart',
    getArticle(clientOfEdition(scope, counterpart.edition), String(counterpart.id), sectionBudget),
  );
}

const nextRows = 6;
const mostReadRows = 5;

/**
 * What to read next where the article has nothing related: the latest of its industry, as a child industry may have no
 * other.
 */
async function latestOfField(
  scope: RequestScope,
  { id, industryId: own, related }: Article,
  industries: readonly Industry[],
): Promise<ArticleSummary[] | null> {
  if (related.length > 0) return [];
  const industryId = industries.find(({ children }) => children.some((child) => child.id === own))?.id ?? own;
  const latest = await section(
    scope,
    'latest articles',
    listArticles(
      scope.client,
      { industryId: industryId ?? undefined, rows: nextRows + 1, facets: false },
      sectionBudget,
    ),
  );
  return latest && latest.items.filter((article) => article.id !== id).slice(0, nextRows);
}

/** Loads and renders an article; next to its counterpart where the URL asks for both. */
export const loadArticleRoute: PageLoader = async ({ scope, url, params }) => {
  const { edition, i18n, statics, site } = scope;
  const side = url.searchParams.get(counterpartParameter);
  const [article, baseInfo] = await Promise.all([findArticle(scope, params.segment!), baseInfoOf(scope)]);
  if (article.externalUrl !== null) throw redirect(article.externalUrl, 302);
  const [counterpart, latest, mostRead] = await Promise.all([
    findCounterpart(scope, article, side),
    latestOfField(scope, article, baseInfo?.industries ?? []),
    section(scope, 'most read articles', listMostReadArticles(scope.client, { rows: mostReadRows + 1 }, sectionBudget)),
  ]);
  const industry = industryLookup(baseInfo)(article.industryId);
  const path = articleLink(article);
  const canonical = urlOf(scope, path);
  return renderPage(scope, {
    name: 'article',
    title: article.title,
    description: article.brief,
    path,
    counterpartPath: (key) => {
      const there = counterpartIn(article, key);
      return there && articleLink({ ...there, externalUrl: null });
    },
    nearestPath: '/articles',
    type: 'article',
    shared: { kind: 'article', id: article.id },
    publishedAt: article.publishedAt,
    modifiedAt: article.modifiedAt,
    crumbs: [
      { name: i18n._(allArticlesName), path: '/articles' },
      ...(industry ? [{ name: industry.name, path: `/articles?sid=${industry.id}` }] : []),
      { name: article.title, path },
    ],
    content: counterpart ? (
      <BilingualPage
        article={article}
        counterpart={counterpart}
        bodies={[
          withCharts(article.body, edition.lang, statics),
          withCharts(counterpart.body, htmlLang(article.counterpart!.edition), statics, 'counterpart'),
        ]}
        industry={industry}
        url={canonical}
      />
    ) : (
      <ArticlePage
        article={article}
        body={withCharts(article.body, edition.lang, statics)}
        industry={industry}
        latest={latest}
        mostRead={mostRead && mostRead.filter(({ id }) => id !== article.id).slice(0, mostReadRows)}
        url={canonical}
      />
    ),
    data: (head) => [newsData(article, head, site.origins[site.editionKey], edition.lang)],
  });
};
