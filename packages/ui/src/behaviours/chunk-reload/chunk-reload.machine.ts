import type { ChartMachine } from '../chart/chart.types.ts';

/** Where the guard stands. */
export type ChunkReloadState =
  /** Every chunk so far was loaded. */
  | 'watching'
  /** The page is about to be loaded again. */
  | 'reloading'
  /** A reload would not help or may never end: the visitor is offered one. */
  | 'offering';

/** What can happen to it. */
export type ChunkReloadEvent =
  /** A chunk could not be loaded; `remedy` is what {@link chooseRemedy} returned. */
  | { type: 'CHUNK.FAILED'; remedy: ChunkRemedy }
  /** The visitor chose to load the page again. */
  | { type: 'RELOAD.CHOSEN' }
  /** The page was not loaded again: the connection is lost, or the page came back from the back/forward cache. */
  | { type: 'RELOAD.ABANDONED' };

/** What a failed chunk leads to. */
export type ChunkRemedy = 'reload' | 'offer';

/** What the guard does to the page. */
export interface ChunkReloadPorts {
  /** Loads the page again, or the one that the visitor was heading to. */
  reload: () => void;
  /** Offers the visitor a button that sends `RELOAD.CHOSEN`. */
  offer: () => void;
}

/** The guard against failed chunks (spec §4): one reload at most, then a button. */
export const chunkReloadChart = ({
  reload,
  offer,
}: ChunkReloadPorts): ChartMachine<ChunkReloadState, ChunkReloadEvent, object> => ({
  chart: {
    id: 'chunkReload',
    initial: 'watching',
    states: {
      watching: {
        tags: 'unseen',
        on: {
          'CHUNK.FAILED': [
            { guard: 'mayReload', target: 'reloading', actions: ['reload'] },
            { target: 'offering', actions: ['offer'] },
          ],
        },
      },
      reloading: { tags: 'unseen', on: { 'RELOAD.ABANDONED': { target: 'watching' } } },
      offering: { on: { 'RELOAD.CHOSEN': { target: 'reloading', actions: ['reload'] } } },
    },
  },
  context: {},
  guards: { mayReload: (_, event) => event.type === 'CHUNK.FAILED' && event.remedy === 'reload' },
  effects: { reload, offer },
});
