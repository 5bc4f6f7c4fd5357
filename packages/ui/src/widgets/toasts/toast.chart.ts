import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { ToastEvent, ToastState } from './toasts.types.ts';

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
