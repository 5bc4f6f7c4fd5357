export { appOpenChart } from './app-open.chart.ts';
export { watchPageLeft } from './watch-page-left.ts';
