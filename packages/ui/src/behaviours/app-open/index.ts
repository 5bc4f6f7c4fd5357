export { appOpenChart } from './app-open.machine.ts';
export { watchPageLeft } from './watch-page-left.ts';
