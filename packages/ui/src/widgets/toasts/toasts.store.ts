import type { ChartActor, ChartClock } from '../../behaviours/chart/chart.types.ts';
import { runChart } from '../../behaviours/chart/run-chart.ts';
import { toastChart, type ToastEvent, type ToastState } from './toast.machine.ts';

/** How a message is meant. An error interrupts what a screen reader says and stays until it is closed. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** Messages that several widgets show, by code (spec §8). */
export type ToastCode =
  | 'developing'
  | 'loginFirst'
  | 'loginToDownload'
  | 'loggedIn'
  | 'loggedOut'
  | 'logoutFailed'
  | 'linkCopied'
  | 'copyFailed'
  | 'connectionLost'
  | 'pageOutdated'
  | 'pageReloaded';

/** What a toast says: a message by code, or a text that the server sent. */
export type ToastContent =
  | {
      code: ToastCode;
      /**
       * What the toast's button does, where its message has one (`connectionLost`: try again; `pageOutdated`: load the
       * page again).
       */
      onAction?: (() => void) | undefined;
    }
  | { text: string; tone: ToastTone };

/** A toast that is shown. */
export interface ShownToast {
  /** Its number, never used twice. */
  id: number;
  content: ToastContent;
  tone: ToastTone;
  state: 'showing' | 'paused';
}

/** The toasts of one app root. */
export interface ToastsStore {
  /**
   * Shows a message, or queues it. The same message again takes the place of the first, and keeps what its button did
   * where it has nothing for it. Returns its number.
   */
  show: (content: ToastContent) => number;
  /** Closes a toast. */
  close: (id: number) => void;
  /** Keeps every toast while somebody attends to them. */
  pause: () => void;
  /** Lets them go again. */
  resume: () => void;
  /** What is shown, oldest first; the same array until it changes. */
  shown: () => readonly ShownToast[];
  /** Calls the listener after each change. Returns the way to stop that. */
  subscribe: (listener: () => void) => () => void;
}

/** So many toasts are shown at once; others wait. */
const TOASTS_SHOWN = 3;

const tones: Readonly<Record<ToastCode, ToastTone>> = {
  developing: 'warning',
  loginFirst: 'warning',
  loginToDownload: 'warning',
  loggedIn: 'success',
  loggedOut: 'success',
  logoutFailed: 'error',
  linkCopied: 'success',
  copyFailed: 'error',
  connectionLost: 'error',
  pageOutdated: 'error',
  pageReloaded: 'info',
};

interface Toast {
  id: number;
  content: ToastContent;
  tone: ToastTone;
  actor: ChartActor<ToastState, ToastEvent, object>;
}

const isSame = (a: ToastContent, b: ToastContent) =>
  'code' in a ? 'code' in b && a.code === b.code : 'text' in b && a.text === b.text;

/** A message that says nothing of its button, with what the button of the same message before it did. */
const withActionOf = (content: ToastContent, former: ToastContent | undefined): ToastContent =>
  'code' in content && former && 'code' in former
    ? { ...content, onAction: content.onAction ?? former.onAction }
    : content;

/** Makes the toasts of an app root. */
export const createToasts = ({ clock }: { clock?: ChartClock } = {}): ToastsStore => {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let shown: readonly ShownToast[] = [];
  let attended = false;
  let lastId = 0;

  const isShown = ({ actor }: Toast) => ['showing', 'paused'].includes(actor.snapshot().state);

  const promote = () => {
    const room = TOASTS_SHOWN - toasts.filter(isShown).length;
    const waiting = toasts.filter(({ actor }) => actor.snapshot().state === 'queued').slice(0, Math.max(0, room));
    waiting.forEach(({ actor }) => {
      actor.send({ type: 'TOAST.PROMOTED' });
      if (attended) actor.send({ type: 'TOAST.PAUSED' });
    });
  };

  const update = () => {
    toasts = toasts.filter(({ actor }) => actor.snapshot().state !== 'gone');
    promote();
    shown = toasts.filter(isShown).map(({ id, content, tone, actor }) => ({
      id,
      content,
      tone,
      state: actor.snapshot().state as ShownToast['state'],
    }));
    // Nothing is left to point at, and removed elements do not report the pointer's leaving.
    if (shown.length === 0) attended = false;
    listeners.forEach((listener) => listener());
  };

  const all = (event: ToastEvent) => {
    toasts.forEach(({ actor }) => actor.send(event));
    update();
  };

  return {
    show: (content) => {
      const tone = 'code' in content ? tones[content.code] : content.tone;
      const actor = runChart(toastChart({ sticky: tone === 'error' }), { clock });
      const id = (lastId += 1);
      const former = toasts.find((toast) => isSame(toast.content, content));
      former?.actor.send({ type: 'TOAST.CLOSED' });
      toasts = [...toasts, { id, content: withActionOf(content, former?.content), tone, actor }];
      // Only its end is news to the others: everything else begins here.
      actor.subscribe(() => actor.snapshot().state === 'gone' && update());
      update();
      return id;
    },
    close: (id) => toasts.find((toast) => toast.id === id)?.actor.send({ type: 'TOAST.CLOSED' }),
    pause: () => {
      attended = true;
      all({ type: 'TOAST.PAUSED' });
    },
    resume: () => {
      attended = false;
      all({ type: 'TOAST.RESUMED' });
    },
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
