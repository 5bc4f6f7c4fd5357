export { backToTopChart, createBackToTop, type BackToTopActor, type BackToTopEvent, type BackToTopPorts, type BackToTopState } from './back-to-top.chart.ts';
export { windowPorts } from './browser-ports.ts';
