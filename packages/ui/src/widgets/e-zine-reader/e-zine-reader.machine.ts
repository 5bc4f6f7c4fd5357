import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { EzinePage, EzineReaderContext, EzineReaderEvent, EzineReaderState } from './e-zine-reader.types.ts';

/** How large the images can be, in per cent of their place. */
export const ZOOM_STEPS = [100, 150, 200, 300] as const;

/** So long pages may be on their way, in milliseconds. */
const PAGE_PATIENCE_MS = 15_000;

/** What the reader does. */
export interface EzineReaderEffects {
  /** Requests the pages of the view. Of several requests the last one counts. */
  request: (view: Pick<EzineReaderContext, 'page' | 'spread'>) => void;
  /** Waits for no response any more. */
  drop: () => void;
}

const clamp = (zoom: number) => Math.min(Math.max(zoom, 0), ZOOM_STEPS.length - 1);

/** What a reader begins with. */
export interface EzineReaderStart {
  pageCount: number;
  page: number;
  content: EzinePage | null;
}

const isPage = (page: number, pageCount: number) => Number.isInteger(page) && page >= 1 && page <= pageCount;

/** The e-zine reader: pages of an issue, one at a time or side by side. */
export const ezineReaderChart = (
  { request, drop }: EzineReaderEffects,
  { pageCount, page, content }: EzineReaderStart,
): ChartMachine<EzineReaderState, EzineReaderEvent, EzineReaderContext> => {
  const requesting = { target: 'loading', reenter: true } as const;
  return {
    chart: {
      id: 'ezineReader',
      initial: isPage(page, pageCount) ? (content ? 'ready' : 'waiting') : 'missing',
      on: {
        'PAGE.WANTED': [
          { guard: 'isPage', ...requesting, actions: ['turn', 'request'] },
          { target: 'missing', actions: ['turn', 'drop'] },
        ],
        'SPREAD.TOGGLED': { ...requesting, actions: ['toggle', 'request'] },
        'ZOOM.CHANGED': { actions: ['zoom'] },
      },
      states: {
        waiting: { tags: 'unseen' },
        loading: {
          after: { patience: { target: 'failed', actions: ['drop'] } },
          on: {
            'PAGES.LOADED': { target: 'ready', actions: ['take'] },
            'PAGES.MISSING': { target: 'missing' },
            'PAGES.FAILED': { target: 'failed' },
          },
        },
        ready: {},
        missing: { on: { 'SPREAD.TOGGLED': { actions: ['toggle'] } } },
        failed: { on: { 'RETRY.WANTED': { ...requesting, actions: ['request'] } } },
      },
    },
    context: { page, spread: false, zoom: 0, pages: content ? [content] : [] },
    guards: { isPage: (_, event) => event.type === 'PAGE.WANTED' && isPage(event.page, pageCount) },
    assigns: {
      turn: (context, event) => (event.type === 'PAGE.WANTED' ? { page: event.page } : context),
      toggle: ({ spread }) => ({ spread: !spread }),
      zoom: ({ zoom }, event) =>
        event.type === 'ZOOM.CHANGED' ? { zoom: event.by === 0 ? 0 : clamp(zoom + event.by) } : { zoom },
      take: (context, event) => (event.type === 'PAGES.LOADED' ? { pages: event.pages } : context),
    },
    effects: { request, drop },
    delays: { patience: PAGE_PATIENCE_MS },
  };
};
