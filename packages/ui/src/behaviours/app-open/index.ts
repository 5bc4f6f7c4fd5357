export { appOpenChart, createAppOpen, type AppOpenActor, type AppOpenEvent, type AppOpenPorts, type AppOpenState } from './app-open.chart.ts';
export { watchPageLeft, type PageSource } from './watch-page-left.ts';
