import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type {
  GatedDownloadContext,
  GatedDownloadEvent,
  GatedDownloadPorts,
  GatedDownloadState,
} from './gated-download.types.ts';

/** How long the server may take to respond, in milliseconds. */
export const DOWNLOAD_PATIENCE_MS = 15_000;

const again = { 'DOWNLOAD.WANTED': { target: 'requesting', actions: ['forget'] } } as const;

/** The download of a white paper, which members may have (spec §6, §8). One request, however often it is requested. */
export const gatedDownloadChart = ({
  request,
  cancel,
  start,
}: GatedDownloadPorts): ChartMachine<GatedDownloadState, GatedDownloadEvent, GatedDownloadContext> => ({
  chart: {
    id: 'gatedDownload',
    initial: 'idle',
    states: {
      idle: { on: again },
      requesting: {
        entry: ['request'],
        exit: ['cancel'],
        after: { patience: { target: 'failed' } },
        on: {
          'LINK.CAME': { target: 'started', actions: ['take', 'start'] },
          'LOGIN.NEEDED': { target: 'loginNeeded' },
          'REQUEST.FAILED': { target: 'failed', actions: ['setError'] },
        },
      },
      started: { on: again },
      // What was requested goes on by itself.
      loginNeeded: { on: { ...again, 'MEMBER.CAME': { target: 'requesting' } } },
      failed: { on: again },
    },
  },
  context: { href: null, message: null },
  assigns: {
    forget: () => ({ href: null, message: null }),
    take: (_, event) => (event.type === 'LINK.CAME' ? { href: event.href } : {}),
    setError: (_, event) => (event.type === 'REQUEST.FAILED' ? { message: event.message } : {}),
  },
  effects: { request, cancel, start: ({ href }) => start(href!) },
  delays: { patience: DOWNLOAD_PATIENCE_MS },
});
