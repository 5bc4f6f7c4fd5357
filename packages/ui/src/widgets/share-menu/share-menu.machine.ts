import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { ShareMenuEvent, ShareMenuState } from './share-menu.types.ts';

/** So long it says that the link was copied, in milliseconds. */
const COPIED_SHOWN_MS = 4000;
/** So long the clipboard may take, in milliseconds. */
const COPY_PATIENCE_MS = 5000;

/** What the share menu does. */
export interface ShareMenuEffects {
  copy: () => void;
  share: () => void;
}

const wanted = {
  'COPY.WANTED': { target: 'copying' },
  'SHARE.WANTED': { target: 'sharing' },
  'CODE.TOGGLED': { target: 'showingCode' },
} as const;

/** The share menu (spec §8: 'Link Copied', 'Copy Failed'): one thing at a time. */
export const shareMenuChart = ({
  copy,
  share,
}: ShareMenuEffects): ChartMachine<ShareMenuState, ShareMenuEvent, object> => ({
  chart: {
    id: 'shareMenu',
    initial: 'resting',
    states: {
      resting: { on: wanted },
      copying: {
        entry: ['copy'],
        after: { copyPatience: { target: 'copyFailed' } },
        on: { 'COPY.DONE': { target: 'copied' }, 'COPY.FAILED': { target: 'copyFailed' } },
      },
      copied: { after: { copiedShown: { target: 'resting' } }, on: wanted },
      copyFailed: { on: wanted },
      showingCode: {
        on: {
          'COPY.WANTED': { target: 'copying' },
          'SHARE.WANTED': { target: 'sharing' },
          'CODE.TOGGLED': { target: 'resting' },
          'CODE.CLOSED': { target: 'resting' },
        },
      },
      // Some browsers never say that their menu was closed.
      sharing: {
        entry: ['share'],
        on: {
          'SHARE.ENDED': { target: 'resting' },
          'COPY.WANTED': { target: 'copying' },
          'CODE.TOGGLED': { target: 'showingCode' },
        },
      },
    },
  },
  context: {},
  effects: { copy, share },
  delays: { copiedShown: COPIED_SHOWN_MS, copyPatience: COPY_PATIENCE_MS },
});
