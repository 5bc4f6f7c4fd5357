import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { GalleryContext, GalleryEvent, GalleryState } from './gallery.types.ts';

/** What the gallery does. */
export interface GalleryEffects {
  /** Fetches the large view. */
  open: () => void;
  /** Goes to the image by itself. */
  leave: (index: number) => void;
}

/** So long the large view may be on its way, in milliseconds. */
const ZOOM_PATIENCE_MS = 8000;

/** The images of a product: one is shown, and any can be seen large. */
export const galleryChart = (
  { open, leave }: GalleryEffects,
  count: number,
): ChartMachine<GalleryState, GalleryEvent, GalleryContext> => ({
  chart: {
    id: 'gallery',
    initial: 'browsing',
    on: { 'IMAGE.CHOSEN': { actions: ['choose'] }, 'STEP.WANTED': { actions: ['step'] } },
    states: {
      browsing: { on: { 'ZOOM.WANTED': { target: 'opening' } } },
      opening: {
        entry: ['open'],
        after: { patience: { target: 'browsing', actions: ['leave'] } },
        on: { 'ZOOM.READY': { target: 'zoomed' }, 'ZOOM.FAILED': { target: 'browsing', actions: ['leave'] } },
      },
      zoomed: { on: { 'ZOOM.CLOSED': { target: 'browsing' } } },
    },
  },
  context: { index: 0 },
  assigns: {
    choose: (context, event) =>
      event.type === 'IMAGE.CHOSEN' ? { index: Math.min(Math.max(event.index, 0), Math.max(0, count - 1)) } : context,
    step: ({ index }, event) =>
      event.type === 'STEP.WANTED' && count > 0 ? { index: (index + event.by + count) % count } : { index },
  },
  effects: { open, leave: ({ index }) => leave(index) },
  delays: { patience: ZOOM_PATIENCE_MS },
});
