export type { ChartColumn, ChartTable } from '../../parts/tables/chart-table.ts';
export { chooseChart, type ChartChoice, type ChartKind } from './choose-chart.ts';
export { DataChart, type DataChartProps } from './data-chart.tsx';
export type { ChartDirection } from './scale.ts';
