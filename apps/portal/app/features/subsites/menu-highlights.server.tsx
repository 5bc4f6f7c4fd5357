/* oxlint-disable lingui/no-unlocalized-strings -- formats that machines read */
import { listArticles, listProducts, listTradeShows } from '@millwright/api-client';
import { IndustryHighlights } from '@millwright/ui/industry-highlights';
import { notFound, section, sectionBudget } from '../../shell/page/calls.server.ts';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { subsiteAt } from '../../shell/page/subsite-of.server.ts';

/** What is new in an industry. What could not be had is left out. */
async function loadHighlights(scope: RequestScope, industryId: number) {
  const { client } = scope;
  const newest = (rows: number) => ({ industryId, rows, facets: false }) as const;
  const [articles, products, shows] = await Promise.all([
    section(scope, 'articles', listArticles(client, newest(1), sectionBudget)),
    section(scope, 'products', listProducts(client, newest(3), sectionBudget)),
    section(scope, 'shows', listTradeShows(client, { ...newest(2), when: 'upcoming' }, sectionBudget)),
  ]);
  return { story: articles?.items[0] ?? null, products: products?.items ?? [], shows: shows?.items ?? [] };
}

/** Responds with what is new in an industry as HTML, which the menu shows next to its children; empty without any. */
export async function loadMenuHighlights({ scope, params }: PageVisit): Promise<Response> {
  const subsite = await subsiteAt(scope, params.path ?? '');
  if (!subsite) throw notFound();
  const highlights = await loadHighlights(scope, subsite.industryId);
  const isEmpty = !highlights.story && highlights.products.length + highlights.shows.length === 0;
  const { html } = scope.statics.renderShared('menu-highlights', IndustryHighlights, highlights);
  return new Response(isEmpty ? '' : html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
}
