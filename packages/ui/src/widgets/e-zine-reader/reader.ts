import { runChart, type ChartActor, type ChartClock } from '../../behaviours/chart/index.ts';
import { ezineReaderChart, type EzineReaderStart } from './e-zine-reader.machine.ts';
import type {
  EzinePage,
  EzineReaderContext,
  EzineReaderEvent,
  EzineReaderPorts,
  EzineReaderState,
} from './e-zine-reader.types.ts';
import { pagesOf } from './spread.ts';

/** A running reader. */
export interface Reader {
  actor: ChartActor<EzineReaderState, EzineReaderEvent, EzineReaderContext>;
  /** Caches a page that came by another way, such as a document. */
  know: (page: EzinePage) => void;
  /** Sends nothing more and aborts the running request. */
  stop: () => void;
}

/** Makes a reader. Of several requests the last one's response counts; pages that were read are not requested again. */
export const createReader = (
  start: EzineReaderStart,
  load: NonNullable<EzineReaderPorts['load']>,
  clock?: ChartClock,
): Reader => {
  const known = new Map<number, EzinePage>(start.content ? [[start.content.page, start.content]] : []);
  let running: AbortController | null = null;
  const drop = () => {
    running?.abort();
    running = null;
  };
  const request = (view: Pick<EzineReaderContext, 'page' | 'spread'>) => {
    drop();
    const mine = (running = new AbortController());
    const tell = (event: EzineReaderEvent) => {
      if (mine === running) actor.send(event);
    };
    const one = async (page: number) => known.get(page) ?? load(page, mine.signal);
    Promise.all(pagesOf(view, start.pageCount).map(one)).then(
      (responses) => {
        const pages = responses.filter((page) => page !== null);
        pages.forEach((page) => known.set(page.page, page));
        tell(pages.length === responses.length ? { type: 'PAGES.LOADED', pages } : { type: 'PAGES.MISSING' });
      },
      () => tell({ type: 'PAGES.FAILED' }),
    );
  };
  const actor: Reader['actor'] = runChart(ezineReaderChart({ request, drop }, start), { clock });
  return {
    actor,
    know: (page) => void known.set(page.page, page),
    stop: () => {
      drop();
      actor.stop();
    },
  };
};
