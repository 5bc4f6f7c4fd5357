import { backToTopStep } from '@millwright/domain';
import type { ChartActor, ChartMachine } from '../chart/chart.types.ts';
import { runChart } from '../chart/run-chart.ts';

/** Whether the page is on its way to the top. */
export type BackToTopState = 'resting' | 'scrolling';

/** What can happen on the way. */
export type BackToTopEvent =
  /** The visitor wants to be at the top. */
  | { type: 'TOP.WANTED' }
  /** A frame passed; `scrollY` is where the page stands. */
  | { type: 'FRAME.PASSED'; scrollY: number }
  /** The visitor took the page in hand: wheel, finger or key. */
  | { type: 'VISITOR.SCROLLED' };

/** What back to top does to the page. */
export interface BackToTopPorts {
  /** Where the page stands, in CSS pixels. */
  position: () => number;
  /** Moves the page at once, without a transition of the browser's own. */
  moveTo: (scrollY: number) => void;
  /** Calls back before the next frame. */
  requestFrame: (callback: () => void) => void;
  /** Whether the visitor wants no motion: then the page jumps. */
  wantsNoMotion: () => boolean;
  /** Calls back when the visitor scrolls by hand. Returns how to stop. */
  onVisitorScroll: (callback: () => void) => () => void;
}

/** Back to top (spec §4): each frame an eighth of what is left while above 50 px, then the top. */
export const backToTopChart = (
  ports: Pick<BackToTopPorts, 'moveTo'> & { nextFrame: () => void; watch: () => void; unwatch: () => void },
): ChartMachine<BackToTopState, BackToTopEvent, object> => ({
  chart: {
    id: 'backToTop',
    tags: 'unseen',
    initial: 'resting',
    states: {
      resting: { on: { 'TOP.WANTED': { target: 'scrolling', actions: ['watch', 'nextFrame'] } } },
      scrolling: {
        on: {
          'FRAME.PASSED': [
            { guard: 'isLastStep', target: 'resting', actions: ['unwatch', 'move'] },
            { actions: ['move', 'nextFrame'] },
          ],
          'VISITOR.SCROLLED': { target: 'resting', actions: ['unwatch'] },
        },
      },
    },
  },
  context: {},
  guards: { isLastStep: (_, event) => event.type === 'FRAME.PASSED' && backToTopStep(event.scrollY) === 0 },
  effects: {
    watch: ports.watch,
    unwatch: ports.unwatch,
    nextFrame: ports.nextFrame,
    move: (_, event) => {
      if (event.type === 'FRAME.PASSED') ports.moveTo(backToTopStep(event.scrollY));
    },
  },
});

/** A running back to top. */
export type BackToTopActor = ChartActor<BackToTopState, BackToTopEvent, object>;

/** Makes a back to top. */
export const createBackToTop = ({
  position,
  moveTo,
  requestFrame,
  wantsNoMotion,
  onVisitorScroll,
}: BackToTopPorts): BackToTopActor => {
  let stopWatching = () => {};
  const actor: BackToTopActor = runChart(
    backToTopChart({
      moveTo,
      nextFrame: () =>
        requestFrame(() => actor.send({ type: 'FRAME.PASSED', scrollY: wantsNoMotion() ? 0 : position() })),
      watch: () => {
        stopWatching = onVisitorScroll(() => actor.send({ type: 'VISITOR.SCROLLED' }));
      },
      unwatch: () => stopWatching(),
    }),
  );
  return actor;
};
