'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useId } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Headline } from '../../primitives/headline/index.ts';
import { BarTable } from './bar-table.tsx';
import type { ChartSeries, ChartTable } from '../../parts/tables/chart-table.ts';
import { useHeadOf } from '../../parts/tables/use-head-of.ts';
import { chooseChart, type ChartKind } from './choose-chart.ts';
import { chart, compact } from './data-chart-plot.css.ts';
import * as css from './data-chart.css.ts';
import { Lines, Slope } from './line-plots.tsx';
import { Bars, Dumbbells, Ranges } from './row-plots.tsx';
import type { PlotProps } from './rows.tsx';
import type { ChartDirection } from './scale.ts';

/** Props of the chart. */
export interface DataChartProps {
  /** What is drawn, and what a screen reader reads instead of the drawing. */
  table: ChartTable;
  /** How the table is drawn. @default the one that the rule of `chooseChart` finds */
  kind?: ChartKind | undefined;
  /** The columns that are shown, counted from 0, which names the rows. @default those of the rule */
  columns?: readonly number[] | undefined;
  /** What the chart shows, in a sentence. @default the caption of the table */
  title?: string | undefined;
  /** Where the numbers are from. @default none */
  source?: string | undefined;
  /**
   * Where the table is: folded below the chart; hidden, for assistive technology alone; or `adjacent`, where the page
   * shows it itself. @default 'folded'
   */
  data?: 'folded' | 'hidden' | 'adjacent';
  /** In the place of an image of 16 to 9, without title. @default false */
  isCompact?: boolean;
  /** Which way the page is written. @default as the edition is */
  direction?: ChartDirection;
}

/** Copy of the chart. */
const messages = {
  table: msg`The numbers as a table`,
} as const;

/**
 * A chart of a table. It is drawn on the server as SVG, as wide as its place and with text in its own size, and runs no
 * code in the browser. A table that cannot be drawn is shown as a table. Inert: a pure function of its props.
 */
export const DataChart = (props: DataChartProps) => {
  const { t } = useLingui();
  const headOf = useHeadOf();
  const { riseColor: rise, direction: ofEdition, lang } = useEdition();
  const { kind, columns, title, source, data = 'folded', isCompact = false, direction = ofEdition } = props;
  const table = { ...props.table, lang: props.table.lang ?? lang };
  const id = useId();
  // An image has room for one of several panels.
  const wantedKind = isCompact && kind === 'multiples' ? 'bar' : kind;
  const choice = chooseChart(table, wantedKind, columns);
  if (!choice) return data === 'adjacent' ? null : <ScrolledTable table={table} />;
  const { series } = choice;
  const one = series.length === 1 ? headOf(series[0]!) : sharedUnit(series);
  const about = [title ? table.caption : undefined, choice.kind === 'multiples' ? undefined : one]
    .filter(Boolean)
    .join(' · ');
  const isBars = choice.kind === 'bar' || choice.kind === 'ranked';
  // Small bars without signs are their own table.
  const isTable = isCompact && data === 'hidden' && isBars && !series[0]!.isSigned;
  return (
    <figure className={`${chart} ${isCompact ? compact : css.whole}`} data-kind={choice.kind} aria-labelledby={id}>
      <div>
        <p id={id} className={css.title}>
          <strong>
            <Headline text={title ?? table.caption} />
          </strong>
        </p>
        {about && !isTable && <p className={css.about}>{about}</p>}
      </div>
      {isTable ? (
        <BarTable
          table={table}
          series={series[0]!}
          caption={one ?? table.caption}
          isRanked={choice.kind === 'ranked'}
        />
      ) : choice.kind === 'multiples' ? (
        <div className={css.panels} aria-hidden>
          {series.map((panel) => (
            <div key={panel.column} className={css.panel}>
              <p className={css.panelTitle}>{headOf(panel)}</p>
              <Bars {...{ table, direction, rise }} series={[panel]} />
            </div>
          ))}
        </div>
      ) : (
        <Plot kind={choice.kind} {...{ table, series, direction, rise }} />
      )}
      {data === 'hidden' && !isTable && (
        <div className={visuallyHidden}>
          <DataTable table={shownOf(table, series)} />
        </div>
      )}
      {data === 'folded' && (
        <details>
          <summary className={css.summary}>{t(messages.table)}</summary>
          <ScrolledTable table={table} />
        </details>
      )}
      {source && <p className={css.source}>{t`Source: ${source}`}</p>}
    </figure>
  );
};

/** What the columns of one chart are measured in, where they do not differ; a head may leave it to its neighbour. */
const sharedUnit = (series: readonly ChartSeries[]): string | undefined => {
  const units = new Set(series.flatMap(({ unit }) => unit ?? []));
  return units.size === 1 ? [...units][0] : undefined;
};

/** The columns of a table that a chart shows, and the names of its rows. */
const shownOf = ({ caption, columns, rows }: ChartTable, series: readonly ChartSeries[]): ChartTable => {
  const shown = [0, ...series.map(({ column }) => column)];
  return {
    caption,
    columns: shown.map((column) => columns[column]!),
    rows: rows.map((row) => shown.map((column) => row[column] ?? '')),
  };
};

const Plot = ({ kind, ...plot }: PlotProps & { kind: Exclude<ChartKind, 'multiples'> }) => {
  switch (kind) {
    case 'bar':
      return <Bars {...plot} />;
    case 'ranked':
      return <Bars {...plot} isRanked />;
    case 'dumbbell':
      return <Dumbbells {...plot} />;
    case 'range':
      return <Ranges {...plot} />;
    case 'slope':
      return <Slope {...plot} />;
    case 'line':
      return <Lines {...plot} />;
  }
};

const ScrolledTable = ({ table }: { table: ChartTable }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a box that scrolls
  <div className={css.scroll} tabIndex={0} role="region" aria-label={table.caption}>
    <DataTable table={table} />
  </div>
);

const DataTable = ({ table: { caption, columns, rows } }: { table: ChartTable }) => {
  const headOf = useHeadOf();
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {headOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((text, index) => (
              <td key={index}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
