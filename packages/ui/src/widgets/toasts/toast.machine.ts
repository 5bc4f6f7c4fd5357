import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';

/** Where one toast stands, as `data-state` says it. */
export type ToastState =
  /** Others are shown first. */
  | 'queued'
  /** Shown; it goes by itself unless it is an error. */
  | 'showing'
  /** Shown, and stays while somebody points at it or has the focus in it. */
  | 'paused'
  /** Closed, or its time is over. */
  | 'gone';

/** What can happen to one toast. */
export type ToastEvent =
  /** There is room for it. */
  | { type: 'TOAST.PROMOTED' }
  /** Somebody points at the toasts or moves the focus into them. */
  | { type: 'TOAST.PAUSED' }
  /** Nobody does any more: its whole time starts again. */
  | { type: 'TOAST.RESUMED' }
  /** The visitor closed it, or the same message takes its place. */
  | { type: 'TOAST.CLOSED' };

/** How long a toast is shown that is no error, in milliseconds. */
const TOAST_LIFETIME_MS = 6000;

interface ToastContext {
  /** It stays until it is closed. */
  sticky: boolean;
}

/** The life of one toast. */
export const toastChart = ({ sticky }: ToastContext): ChartMachine<ToastState, ToastEvent, ToastContext> => ({
  chart: {
    id: 'toast',
    initial: 'queued',
    states: {
      queued: { tags: 'unseen', on: { 'TOAST.PROMOTED': { target: 'showing' }, 'TOAST.CLOSED': { target: 'gone' } } },
      showing: {
        after: { lifetime: { guard: 'expires', target: 'gone' } },
        on: { 'TOAST.PAUSED': { target: 'paused' }, 'TOAST.CLOSED': { target: 'gone' } },
      },
      paused: { on: { 'TOAST.RESUMED': { target: 'showing' }, 'TOAST.CLOSED': { target: 'gone' } } },
      gone: { tags: 'unseen' },
    },
  },
  context: { sticky },
  guards: { expires: (context) => !context.sticky },
  delays: { lifetime: TOAST_LIFETIME_MS },
});
