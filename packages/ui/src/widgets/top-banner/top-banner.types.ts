import type { Banner } from '@millwright/domain';
import type { ChartClock } from '../../behaviours/chart/chart.types.ts';

/** Where the top banner stands (spec §4 Top banner), as `data-state` says it. */
export type TopBannerState = 'undecided' | 'none' | 'countingDown' | 'paused' | 'mini' | 'hidden';

/** What the top banner remembers about the visitor. No method may throw. */
export interface BannerMemory {
  /** Whether this is the first visit ever. False where that cannot be known. */
  isFirstVisit(): boolean;
  /** Records that the visitor was here. */
  recordVisit(): void;
  /** Whether the visitor hid the banner during this session. */
  isHidden(): boolean;
  /** Records that the visitor hid the banner, for this session. */
  recordHidden(): void;
}

/** What can happen to the top banner. */
export type TopBannerEvent =
  /** The page is hydrated and the banners are known. */
  | { type: 'BANNERS.KNOWN'; count: number; hasLargeImage: boolean }
  /** The visitor holds the countdown. */
  | { type: 'COUNTDOWN.PAUSED' }
  /** The visitor lets the countdown go on. */
  | { type: 'COUNTDOWN.RESUMED' }
  /** The visitor closes the large image. */
  | { type: 'LARGE.CLOSED' }
  /** The visitor hides the banner entirely. */
  | { type: 'BANNER.HIDDEN' };

/** Props of {@link TopBanner}. */
export interface TopBannerProps {
  /** The banners that the API returned. The first is shown; without one there is no banner and no space for it. */
  banners: readonly Banner[];
  /**
   * What is remembered about the visitor.
   * @default local and session storage of the browser; storage that throws counts as a later visit
   */
  memory?: BannerMemory;
  /** What the countdown is timed by. @default the browser's timers */
  clock?: ChartClock;
}
