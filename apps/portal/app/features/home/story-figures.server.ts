import { articleTables } from '@millwright/api/sanitize-html';
import type { ArticleSummary } from '@millwright/domain';
import { chooseChart } from '@millwright/ui/data-chart';
import { pricesOf, type Figure, type PriceStripProps, type PriceTable } from '@millwright/ui/front-page';
import type { StaticRenderer } from '../../runtime/render-static.server.tsx';
import { firstChart, type ArticleChart } from '../articles/article-chart.server.tsx';

type RenderOnce = StaticRenderer['renderOnce'];

/** What a front page shows of the tables of an article. */
interface StoryTables {
  /** Of the first table that can be drawn. */
  chart: ArticleChart | null;
  /** Whether the chart can be a small one. */
  isSmall: boolean;
  /** Of the first table that holds prices. */
  prices: PriceTable | null;
}

/** A larger table is no small chart. */
const mostRows = 7;

/** Whether a chart can be small: bars are, and lines have no room for their scale. */
const fitsSmall = ({ table, kind, columns }: ArticleChart): boolean =>
  table.rows.length <= mostRows && ['bar', 'ranked'].includes(chooseChart(table, kind, columns)?.kind ?? '');

function readTables(tables: string, lang: string): StoryTables {
  const chart = firstChart(tables, lang);
  return {
    chart,
    isSmall: chart !== null && fitsSmall(chart),
    prices: articleTables(tables).reduce<PriceTable | null>(
      (found, table) => found ?? (table && pricesOf({ ...table, lang })),
      null,
    ),
  };
}

const noTables: StoryTables = { chart: null, isSmall: false, prices: null };

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

/**
 * Gives each story its place: the first that can be shown leads, unless it is the one with the prices; the next with a
 * small table are figures. Fewer than two figures are none.
 * @param stories Of a list that was requested with the tables of its bodies.
 * @param hasPrices Whether the page has a place for prices.
 * @param lang BCP 47 tag of the edition, in which the numbers of tables are written.
 * @param renderOnce Stores what was read in tables. @default it is read for every page
 */
export function arrangeStories(
  stories: readonly ArticleSummary[],
  hasPrices: boolean,
  lang: string,
  renderOnce: RenderOnce = (_name, _data, render) => render(),
): ArrangedStories {
  const tablesOf = (tables: string | undefined): StoryTables =>
    tables
      ? (JSON.parse(renderOnce('tables', tables, () => JSON.stringify(readTables(tables, lang)))) as StoryTables)
      : noTables;
  // Of the tables themselves nothing is shown.
  const all = stories.map(({ tables, ...article }) => ({ article, ...tablesOf(tables) }));
  const priced = hasPrices ? all.find(({ prices }) => prices) : undefined;
  const lead = all.find((one) => one !== priced && (one.article.image !== null || one.chart !== null)) ?? all[0];
  const strip = priced === lead ? undefined : priced;
  const rest = all.filter((one) => one !== lead && one !== strip);
  const drawn = rest.filter(({ isSmall }) => isSmall).slice(0, figureCount);
  const figures = drawn.length > 1 ? drawn : [];
  return {
    lead: lead?.article,
    leadChart: lead?.chart ?? null,
    prices: strip ? { table: strip.prices!, article: strip.article } : null,
    figures: figures.map(({ article, chart }) => ({ article, chart: chart! })),
    others: rest.filter((one) => !figures.includes(one)).map(({ article }) => article),
  };
}
