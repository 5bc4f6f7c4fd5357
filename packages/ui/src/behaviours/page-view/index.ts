export {
  createPageView,
  pageViewChart,
  type PageViewActor,
  type PageViewEvent,
  type PageViewPorts,
  type PageViewState,
} from './page-view.machine.ts';
