import { BANNER_COUNTDOWN_SECONDS } from '@millwright/domain';
import { assign, createActor, setup, type ActorOptions, type SnapshotFrom } from 'xstate';
import { viewed } from '../../behaviours/lazy-actor/viewed.ts';
import type { BannerClock, BannerMemory, TopBannerEvent, TopBannerState } from './top-banner.types.ts';

/** What the top banner knows. */
export interface TopBannerContext {
  memory: BannerMemory;
  /** Whole seconds until the large picture goes. */
  secondsLeft: number;
}

/**
 * The life of the top banner (spec §4): undecided until the page is alive, then none, large with a countdown,
 * mini, or hidden. A pause holds the countdown; the second that was running starts again when it goes on.
 */
export const topBannerMachine = setup({
  types: {
    context: {} as TopBannerContext,
    events: {} as TopBannerEvent,
    input: {} as { memory: BannerMemory },
  },
  guards: {
    nothingToShow: (_, { count }: { count: number }) => count < 1,
    hiddenBefore: ({ context }) => context.memory.isHidden(),
    firstVisitWithLargePicture: ({ context }, { hasLargePicture }: { hasLargePicture: boolean }) =>
      hasLargePicture && context.memory.isFirstVisit(),
    lastSecond: ({ context }) => context.secondsLeft <= 1,
  },
  actions: {
    recordVisit: ({ context }) => context.memory.recordVisit(),
    recordHidden: ({ context }) => context.memory.recordHidden(),
    countOneSecond: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
  },
  delays: { oneSecond: 1000 },
}).createMachine({
  id: 'topBanner',
  initial: 'undecided',
  context: ({ input }) => ({ memory: input.memory, secondsLeft: BANNER_COUNTDOWN_SECONDS }),
  states: {
    undecided: {
      on: {
        'BANNERS.KNOWN': [
          { guard: { type: 'nothingToShow', params: ({ event }) => event }, target: 'none' },
          { guard: 'hiddenBefore', target: 'hidden' },
          { guard: { type: 'firstVisitWithLargePicture', params: ({ event }) => event }, target: 'large' },
          { target: 'mini' },
        ],
      },
    },
    none: {},
    large: {
      entry: 'recordVisit',
      initial: 'countingDown',
      states: {
        countingDown: {
          after: {
            oneSecond: [
              { guard: 'lastSecond', target: '#topBanner.mini', actions: 'countOneSecond' },
              { target: 'countingDown', reenter: true, actions: 'countOneSecond' },
            ],
          },
          on: { 'COUNTDOWN.PAUSED': 'paused' },
        },
        paused: { on: { 'COUNTDOWN.RESUMED': 'countingDown' } },
      },
      on: {
        'LARGE.CLOSED': 'mini',
        'BANNER.HIDDEN': { target: 'hidden', actions: 'recordHidden' },
      },
    },
    mini: {
      // A first visit without a large picture is a visit all the same.
      entry: 'recordVisit',
      on: { 'BANNER.HIDDEN': { target: 'hidden', actions: 'recordHidden' } },
    },
    hidden: {},
  },
});

/** A moment of the top banner. */
export type TopBannerSnapshot = SnapshotFrom<typeof topBannerMachine>;

/** The state of a snapshot as `data-state` names it. */
export const topBannerState = (snapshot: TopBannerSnapshot): TopBannerState => {
  if (snapshot.matches({ large: 'paused' })) return 'paused';
  if (snapshot.matches('large')) return 'countingDown';
  return snapshot.value as Exclude<TopBannerState, 'countingDown' | 'paused'>;
};

/** Starts a top banner. */
export const startTopBanner = (memory: BannerMemory, options?: Pick<ActorOptions<typeof topBannerMachine>, 'clock'>) =>
  createActor(topBannerMachine, { ...options, input: { memory } }).start();

/** What the component reads of the machine. */
export interface TopBannerView {
  state: TopBannerState;
  /** Whole seconds until the large picture goes. */
  secondsLeft: number;
}

/** Starts a top banner for a component. */
export const startTopBannerView = (memory: BannerMemory, clock?: BannerClock) =>
  viewed(
    startTopBanner(memory, clock && { clock }),
    (snapshot): TopBannerView => ({ state: topBannerState(snapshot), secondsLeft: snapshot.context.secondsLeft }),
  );
