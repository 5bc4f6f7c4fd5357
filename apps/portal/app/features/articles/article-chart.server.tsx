import { articleTables, type ArticleTable } from '@millwright/api/sanitize-html';
import { chooseChart, DataChart, type ChartKind, type DataChartProps } from '@millwright/ui/data-chart';
import type { StaticRenderer } from '../../runtime/render-static.server.tsx';

/** What of a chart is said by the table of an article. */
export type ArticleChart = Pick<DataChartProps, 'table' | 'kind' | 'columns' | 'title'>;

const kinds: Readonly<Record<ChartKind, true>> = {
  bar: true,
  ranked: true,
  dumbbell: true,
  slope: true,
  line: true,
  range: true,
  multiples: true,
};
const isKind = (name: string): name is ChartKind => Object.hasOwn(kinds, name);

/** The chart of a table: as its editor says, else by the rule; null where it has none. */
function chartOf({ chart, chartTitle, ...said }: ArticleTable, lang: string): ArticleChart | null {
  const table = { ...said, lang };
  const [name = '', ...columns] = chart.split(' ');
  const wanted = isKind(name) ? { kind: name, columns: columns.map((column) => Number(column) - 1) } : {};
  const isDrawn = chart === '' || isKind(name);
  if (!isDrawn || !chooseChart(table, wanted.kind, wanted.columns)) return null;
  return { table, ...wanted, title: chartTitle || undefined };
}

/**
 * The chart of the first table of an article's body that has one; null where none has.
 * @param lang BCP 47 tag of the body's language, which says how its numbers are written.
 */
export const firstChart = (html: string, lang: string): ArticleChart | null =>
  articleTables(html).reduce<ArticleChart | null>((found, table) => found ?? (table && chartOf(table, lang)), null);

// oxlint-disable-next-line lingui/no-unlocalized-strings -- markup
const box = '<div class="article-table"';

/**
 * The body of an article with a chart above each table that can be drawn.
 * @param lang BCP 47 tag of the body's language, which says how its numbers are written.
 * @param name What charts are called on the page, each with its number.
 */
export function withCharts(html: string, lang: string, statics: StaticRenderer, name = 'chart'): string {
  const charts = articleTables(html).map((table, index) => {
    const chart = table && chartOf(table, lang);
    return chart ? statics.render(`${name}${index}`, <DataChart {...chart} data="adjacent" />).html : '';
  });
  if (charts.every((chart) => chart === '')) return html;
  const [before = '', ...boxes] = html.split(box);
  return before + boxes.map((rest, index) => `${charts[index] ?? ''}${box}${rest}`).join('');
}
