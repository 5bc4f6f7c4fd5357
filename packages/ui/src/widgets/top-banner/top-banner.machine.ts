import { BANNER_COUNTDOWN_SECONDS } from '@millwright/domain';
import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { BannerMemory, TopBannerEvent, TopBannerState } from './top-banner.types.ts';

/** What the top banner knows. */
export interface TopBannerContext {
  /** Whole seconds until the large image goes. */
  secondsLeft: number;
  /** When the second that runs began, by the clock that is never set. */
  secondBegan: number;
}

const secondMs = 1000;

/** Whole seconds since the second that runs began. A tick is one at least. */
const secondsPassed = ({ secondBegan }: TopBannerContext, now: number): number =>
  Math.max(1, Math.floor((now - secondBegan) / secondMs));

/**
 * The life of the top banner (spec §4): undecided until hydration, then none, large with a countdown, mini, or
 * hidden. A pause holds the countdown; the second that was running starts again when it goes on. Seconds are counted by
 * the time that passed and not by ticks, so that a page that was frozen or is slow does not show the image for
 * longer.
 *
 * @param now Milliseconds by a clock that is never set: the countdown is the same on the day when the date is put
 *   right.
 */
export const topBannerChart = (
  memory: BannerMemory,
  now: () => number = () => performance.now(),
): ChartMachine<TopBannerState, TopBannerEvent, TopBannerContext> => ({
  chart: {
    id: 'topBanner',
    initial: 'undecided',
    states: {
      undecided: {
        on: {
          'BANNERS.KNOWN': [
            { guard: 'nothingToShow', target: 'none' },
            { guard: 'hiddenBefore', target: 'hidden' },
            { guard: 'firstVisitWithLargeImage', target: 'countingDown', actions: ['recordVisit', 'beginSecond'] },
            // A first visit without a large image is a visit all the same.
            { target: 'mini', actions: ['recordVisit'] },
          ],
        },
      },
      none: {},
      countingDown: {
        after: {
          oneSecond: [
            { guard: 'lastSecond', target: 'mini', actions: ['countSeconds'] },
            { target: 'countingDown', reenter: true, actions: ['countSeconds'] },
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
          'COUNTDOWN.RESUMED': { target: 'countingDown', actions: ['beginSecond'] },
          'LARGE.CLOSED': { target: 'mini' },
          'BANNER.HIDDEN': { target: 'hidden', actions: ['recordHidden'] },
        },
      },
      mini: { on: { 'BANNER.HIDDEN': { target: 'hidden', actions: ['recordHidden'] } } },
      hidden: {},
    },
  },
  context: { secondsLeft: BANNER_COUNTDOWN_SECONDS, secondBegan: 0 },
  guards: {
    nothingToShow: (_, event) => event.type === 'BANNERS.KNOWN' && event.count < 1,
    hiddenBefore: () => memory.isHidden(),
    firstVisitWithLargeImage: (_, event) =>
      event.type === 'BANNERS.KNOWN' && event.hasLargeImage && memory.isFirstVisit(),
    lastSecond: (context) => context.secondsLeft <= secondsPassed(context, now()),
  },
  assigns: {
    beginSecond: () => ({ secondBegan: now() }),
    countSeconds: (context) => {
      const passed = secondsPassed(context, now());
      return {
        secondsLeft: Math.max(0, context.secondsLeft - passed),
        secondBegan: context.secondBegan + passed * secondMs,
      };
    },
  },
  effects: { recordVisit: () => memory.recordVisit(), recordHidden: () => memory.recordHidden() },
  // To the end of the second, so that what a tick came too late is not added up.
  delays: { oneSecond: ({ secondBegan }) => Math.max(0, secondBegan + secondMs - now()) },
});
