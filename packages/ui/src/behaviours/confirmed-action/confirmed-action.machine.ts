import type { ChartMachine } from '../chart/chart.types.ts';
import type { SendFailure, SendOutcome } from '../member-form/index.ts';

/** How long the server may take to respond, in milliseconds. */
const ACTION_PATIENCE_MS = 15_000;

/** Where an action that is confirmed stands. */
export type ConfirmedActionState =
  /** Nobody wants it. */
  | 'idle'
  /** The visitor is asked whether it is wanted. */
  | 'confirming'
  /** It is being done. */
  | 'running'
  /** It was not done; the question is still there. */
  | 'failed'
  /** It is done. */
  | 'done';

/** What can happen to it. */
export type ConfirmedActionEvent =
  /** The visitor wants it. */
  | { type: 'ACTION.WANTED' }
  /** The visitor does not want it after all. */
  | { type: 'ACTION.DISMISSED' }
  /** The visitor confirms it. */
  | { type: 'ACTION.CONFIRMED' }
  /** The server responded. */
  | { type: 'ACTION.SETTLED'; outcome: SendOutcome };

/** What it knows. */
export interface ConfirmedActionContext {
  /** Why it was not done; null for nothing. */
  failure: SendFailure | 'loginNeeded' | null;
}

/** How it reaches the world. */
export interface ConfirmedActionPorts {
  /** Does it; the outcome comes as an event, unless it is done once more meanwhile. */
  run: () => void;
}

const question = {
  'ACTION.CONFIRMED': { target: 'running' },
  'ACTION.DISMISSED': { target: 'idle', actions: ['clearError'] },
} as const;

/** An action that is asked about first and then done once, such as to accept a quote or to block somebody. */
export const confirmedActionChart = ({
  run,
}: ConfirmedActionPorts): ChartMachine<ConfirmedActionState, ConfirmedActionEvent, ConfirmedActionContext> => ({
  chart: {
    id: 'confirmedAction',
    initial: 'idle',
    states: {
      idle: { on: { 'ACTION.WANTED': { target: 'confirming' } } },
      confirming: { on: question },
      running: {
        entry: ['clearError', 'run'],
        after: { patience: { target: 'failed', actions: ['blameTime'] } },
        on: {
          'ACTION.SETTLED': [
            { guard: 'isDone', target: 'done' },
            { target: 'failed', actions: ['blame'] },
          ],
        },
      },
      failed: { on: question },
      done: { on: { 'ACTION.WANTED': { target: 'confirming' } } },
    },
  },
  context: { failure: null },
  guards: { isDone: (_, event) => event.type === 'ACTION.SETTLED' && event.outcome.status === 'sent' },
  assigns: {
    clearError: () => ({ failure: null }),
    blameTime: () => ({ failure: { code: 'timeout' } }),
    blame: (_, event) => {
      if (event.type !== 'ACTION.SETTLED') return {};
      const { outcome } = event;
      if (outcome.status === 'loginNeeded') return { failure: 'loginNeeded' };
      const text = 'message' in outcome ? outcome.message : undefined;
      return { failure: text === undefined ? { code: 'unreachable' } : { code: 'refused', text } };
    },
  },
  effects: { run },
  delays: { patience: ACTION_PATIENCE_MS },
});
