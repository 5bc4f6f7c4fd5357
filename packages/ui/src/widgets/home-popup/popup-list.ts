import { runChart, type ChartActor, type ChartClock } from '../../behaviours/chart/index.ts';
import type {
  HomePopupKind,
  LoadHomePopupList,
  PopupListContext,
  PopupListEvent,
  PopupListState,
} from './home-popup.types.ts';
import { popupListChart } from './popup-list.machine.ts';

/** A running list. */
export interface PopupList {
  actor: ChartActor<PopupListState, PopupListEvent, PopupListContext>;
  /** Sends nothing more and aborts the running request. */
  stop: () => void;
}

/**
 * Makes a list that loads by `load`. Of several requests the last one's response counts, however late the others come.
 */
export const createPopupList = (kind: HomePopupKind, load: LoadHomePopupList, clock?: ChartClock): PopupList => {
  let running: AbortController | null = null;
  const drop = () => {
    running?.abort();
    running = null;
  };
  const request = ({ industryId, page }: PopupListContext) => {
    drop();
    if (industryId === null) return;
    const mine = (running = new AbortController());
    const tell = (event: PopupListEvent) => {
      if (mine === running) actor.send(event);
    };
    const question = async () => load(kind, industryId, page, mine.signal);
    question().then(
      ({ items, total }) => tell({ type: 'LIST.LOADED', items, total }),
      () => tell({ type: 'LIST.FAILED' }),
    );
  };
  const actor: PopupList['actor'] = runChart(popupListChart(kind, { request, drop }), { clock });
  return {
    actor,
    stop: () => {
      drop();
      actor.stop();
    },
  };
};
