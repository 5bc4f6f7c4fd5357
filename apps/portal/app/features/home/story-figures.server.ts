import { articleTables } from '@millwright/api/sanitize-html';
import type { ArticleSummary } from '@millwright/domain';
import { chooseChart } from '@millwright/ui/data-chart';
import { pricesOf, type Figure, type PriceStripProps, type PriceTable } from '@millwright/ui/front-page';
import { LRUCache } from 'lru-cache';
import { firstChart, type ArticleChart } from '../../shell/page/article-chart.server.tsx';

/** What a front page shows of the tables of an article. */
interface StoryTables {
  /** Of the first table that can be drawn. */
  chart: ArticleChart | null;
  /** Of the first table that holds prices. */
  prices: PriceTable | null;
}

/** Tables are parsed once, however often the home page is rendered. */
const known = new LRUCache<string, StoryTables>({
  max: 100,
  memoMethod: (tables) => ({
    chart: firstChart(tables),
    prices: articleTables(tables).reduce<PriceTable | null>(
      (found, table) => found ?? (table && pricesOf(table)),
      null,
    ),
  }),
});

const tablesOf = ({ tables = '' }: ArticleSummary): StoryTables => known.memo(tables);

/** The stories of a front page, each in one place. */
export interface ArrangedStories {
  lead: ArticleSummary | undefined;
  leadChart: ArticleChart | null;
  prices: PriceStripProps | null;
  figures: readonly Figure[];
  /** All others, in their order. */
  others: readonly ArticleSummary[];
}

const figureCount = 4;
/** A larger table is no small chart. */
const mostRows = 7;

/** Whether a chart can be small: bars are, and lines have no room for their scale. */
const isSmall = ({ table, kind, columns }: ArticleChart): boolean =>
  table.rows.length <= mostRows && ['bar', 'ranked'].includes(chooseChart(table, kind, columns)?.kind ?? '');

/**
 * Gives each story its place: the first that can be shown leads, unless it is the one with the prices; the next with a
 * small table are figures. Fewer than two figures are none.
 * @param stories Of a list that was requested tables.
 * @param hasPrices Whether the page has a place for prices.
 */
export function arrangeStories(stories: readonly ArticleSummary[], hasPrices: boolean): ArrangedStories {
  const chartOf = (story: ArticleSummary) => tablesOf(story).chart;
  const isShown = (story: ArticleSummary) => story.image !== null || chartOf(story) !== null;
  const priced = hasPrices ? stories.find((story) => tablesOf(story).prices) : undefined;
  const lead = stories.find((story) => story !== priced && isShown(story)) ?? stories[0];
  const prices = priced && priced !== lead ? { table: tablesOf(priced).prices!, article: priced } : null;
  const rest = stories.filter((story) => story !== lead && story !== prices?.article);
  const drawn = rest
    .flatMap((article) => {
      const chart = chartOf(article);
      return chart && isSmall(chart) ? [{ article, chart }] : [];
    })
    .slice(0, figureCount);
  const figures = drawn.length > 1 ? drawn : [];
  return {
    lead,
    leadChart: lead ? chartOf(lead) : null,
    prices,
    figures,
    others: rest.filter((story) => figures.every(({ article }) => article !== story)),
  };
}
