import { BANNER_COUNTDOWN_SECONDS } from '@millwright/domain';
import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { BannerMemory, TopBannerEvent, TopBannerState } from './top-banner.types.ts';

/** What the top banner knows. */
export interface TopBannerContext {
  /** Whole seconds until the large picture goes. */
  secondsLeft: number;
}

/**
 * The life of the top banner (spec §4): undecided until the page is alive, then none, large with a countdown, mini, or
 * hidden. A pause holds the countdown; the second that was running starts again when it goes on.
 */
export const topBannerChart = (memory: BannerMemory): ChartMachine<TopBannerState, TopBannerEvent, TopBannerContext> => ({
  chart: {
    id: 'topBanner',
    initial: 'undecided',
    states: {
      undecided: {
        on: {
          'BANNERS.KNOWN': [
            { guard: 'nothingToShow', target: 'none' },
            { guard: 'hiddenBefore', target: 'hidden' },
            { guard: 'firstVisitWithLargePicture', target: 'countingDown', actions: ['recordVisit'] },
            // A first visit without a large picture is a visit all the same.
            { target: 'mini', actions: ['recordVisit'] },
          ],
        },
      },
      none: {},
      countingDown: {
        after: {
          oneSecond: [
            { guard: 'lastSecond', target: 'mini', actions: ['countOneSecond'] },
            { target: 'countingDown', reenter: true, actions: ['countOneSecond'] },
          ],
        },
        on: {
          'COUNTDOWN.PAUSED': { target: 'paused' },
          'LARGE.CLOSED': { target: 'mini' },
          'BANNER.HIDDEN': { target: 'hidden', actions: ['recordHidden'] },
        },
      },
      paused: {
        on: {
          'COUNTDOWN.RESUMED': { target: 'countingDown' },
          'LARGE.CLOSED': { target: 'mini' },
          'BANNER.HIDDEN': { target: 'hidden', actions: ['recordHidden'] },
        },
      },
      mini: { on: { 'BANNER.HIDDEN': { target: 'hidden', actions: ['recordHidden'] } } },
      hidden: {},
    },
  },
  context: { secondsLeft: BANNER_COUNTDOWN_SECONDS },
  guards: {
    nothingToShow: (_, event) => event.type === 'BANNERS.KNOWN' && event.count < 1,
    hiddenBefore: () => memory.isHidden(),
    firstVisitWithLargePicture: (_, event) =>
      event.type === 'BANNERS.KNOWN' && event.hasLargePicture && memory.isFirstVisit(),
    lastSecond: ({ secondsLeft }) => secondsLeft <= 1,
  },
  assigns: { countOneSecond: ({ secondsLeft }) => ({ secondsLeft: secondsLeft - 1 }) },
  effects: { recordVisit: () => memory.recordVisit(), recordHidden: () => memory.recordHidden() },
  delays: { oneSecond: 1000 },
});
