import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { SliderContext, SliderEvent, SliderState } from './slider.types.ts';

/** The shortest time that a slide stays, in milliseconds: it takes that long to read one. */
export const SLIDE_STAYS_AT_LEAST_MS = 3000;

/** What a slider does to its row. */
export interface SliderEffects {
  /** Scrolls a slide to the beginning of the row. */
  moveTo: (index: number) => void;
}

/** The last slide that can stand at the beginning of the row. */
export const lastIndex = ({ count, shown }: Pick<SliderContext, 'count' | 'shown'>): number =>
  Math.max(0, count - shown);

/** A step over what is shown, and from either end to the other one. */
const stepped = (context: SliderContext, by: 1 | -1): number => {
  const last = lastIndex(context);
  if (by === 1) return context.index >= last ? 0 : Math.min(context.index + context.shown, last);
  return context.index <= 0 ? last : Math.max(context.index - context.shown, 0);
};

const clamped = (context: SliderContext, index: number) => ({
  index: Math.min(Math.max(index, 0), lastIndex(context)),
});

const chosen = ['choose', 'move'];
const stepping = ['step', 'move'];

/** A slider (spec §2 Home pop-up; a slider can be paused): where it stands, and whether it moves by itself. */
export const sliderChart = (
  { moveTo }: SliderEffects,
  { count, rotateEvery }: { count: number; rotateEvery?: number | undefined },
): ChartMachine<SliderState, SliderEvent, SliderContext> => ({
  chart: {
    id: 'slider',
    initial: 'resting',
    on: {
      'HOLD.TAKEN': { actions: ['hold'] },
      'HOLD.RELEASED': { actions: ['release'] },
      'SLIDE.SEEN': { actions: ['see'] },
      'SLIDE.CHOSEN': { actions: chosen },
      'STEP.WANTED': { actions: stepping },
      'ROW.MEASURED': { actions: ['measure'] },
    },
    states: {
      resting: {
        on: {
          'ROTATION.STARTED': [{ guard: 'isHeld', target: 'held' }, { target: 'rotating' }],
          'ROTATION.WITHHELD': { target: 'paused' },
        },
      },
      rotating: {
        after: { turn: { target: 'rotating', reenter: true, actions: ['turn', 'move'] } },
        on: {
          'HOLD.TAKEN': { target: 'held', actions: ['hold'] },
          'PAUSE.PRESSED': { target: 'paused' },
          'ROW.TAKEN': { target: 'paused' },
          'SLIDE.CHOSEN': { target: 'paused', actions: chosen },
          'STEP.WANTED': { target: 'paused', actions: stepping },
        },
      },
      held: {
        on: {
          'HOLD.RELEASED': [
            { guard: 'isLastHold', target: 'rotating', actions: ['release'] },
            { actions: ['release'] },
          ],
          'PAUSE.PRESSED': { target: 'paused' },
          'ROW.TAKEN': { target: 'paused' },
          'SLIDE.CHOSEN': { target: 'paused', actions: chosen },
          'STEP.WANTED': { target: 'paused', actions: stepping },
        },
      },
      // Pointing at the button that lets it move would hold it at once.
      paused: { on: { 'PLAY.PRESSED': { target: 'rotating', actions: ['releaseAll'] } } },
    },
  },
  context: { index: 0, count, shown: 1, holds: [] },
  guards: {
    isHeld: ({ holds }) => holds.length > 0,
    isLastHold: ({ holds }, event) => event.type === 'HOLD.RELEASED' && holds.every((hold) => hold === event.by),
  },
  assigns: {
    hold: ({ holds }, event) => (event.type === 'HOLD.TAKEN' ? { holds: [...new Set([...holds, event.by])] } : {}),
    release: ({ holds }, event) =>
      event.type === 'HOLD.RELEASED' ? { holds: holds.filter((hold) => hold !== event.by) } : {},
    releaseAll: () => ({ holds: [] }),
    see: (context, event) => (event.type === 'SLIDE.SEEN' ? clamped(context, event.index) : {}),
    choose: (context, event) => (event.type === 'SLIDE.CHOSEN' ? clamped(context, event.index) : {}),
    step: (context, event) => (event.type === 'STEP.WANTED' ? { index: stepped(context, event.by) } : {}),
    turn: (context) => ({ index: stepped(context, 1) }),
    measure: (context, event) =>
      event.type === 'ROW.MEASURED'
        ? { count: event.count, shown: event.shown, ...clamped({ ...context, ...event }, context.index) }
        : {},
  },
  effects: { move: ({ index }) => moveTo(index) },
  delays: { turn: Math.max(rotateEvery ?? 0, SLIDE_STAYS_AT_LEAST_MS) },
});
