export { createBackToTop } from './back-to-top.chart.ts';
export { windowPorts } from './browser-ports.ts';
