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

/** Reads what an article has of tables, in one rendering once, and the same text not again while it is stored. */
function createTablesOf(lang: string, renderOnce: RenderOnce): (story: ArticleSummary) => StoryTables {
  const read = new Map<string, StoryTables>();
  return ({ tables }) => {
    if (!tables) return noTables;
    let known = read.get(tables);
    if (!known) {
      const text = renderOnce('tables', [lang, tables], () => JSON.stringify(readTables(tables, lang)));
      known = JSON.parse(text) as StoryTables;
      read.set(tables, known);
    }
    return known;
  };
}

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
  const tablesOf = createTablesOf(lang, renderOnce);
  const chartOf = (story: ArticleSummary) => tablesOf(story).chart;
  const isShown = (story: ArticleSummary) => story.image !== null || chartOf(story) !== null;
  const priced = hasPrices ? stories.find((story) => tablesOf(story).prices) : undefined;
  const lead = stories.find((story) => story !== priced && isShown(story)) ?? stories[0];
  const prices = priced && priced !== lead ? { table: tablesOf(priced).prices!, article: priced } : null;
  const rest = stories.filter((story) => story !== lead && story !== prices?.article);
  const drawn: Figure[] = [];
  for (const article of rest) {
    if (drawn.length === figureCount) break;
    const { chart, isSmall } = tablesOf(article);
    if (chart && isSmall) drawn.push({ article, chart });
  }
  const figures = drawn.length > 1 ? drawn : [];
  return {
    lead,
    leadChart: lead ? chartOf(lead) : null,
    prices,
    figures,
    others: rest.filter((story) => figures.every(({ article }) => article !== story)),
  };
}
