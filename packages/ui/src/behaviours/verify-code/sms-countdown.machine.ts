import { CODE_RESEND_SECONDS, secondsUntilNextCode } from '@millwright/domain';
import type { ChartMachine } from '../chart/chart.types.ts';

/** Whether a verification code may be sent. */
export type VerifyCodeState =
  /** Nobody looked yet, or the time is over. */
  | 'ready'
  /** One was sent less than 60 s ago. */
  | 'counting';

/** What can happen. */
export type VerifyCodeEvent =
  /** A code was sent: the countdown starts. */
  | { type: 'CODE.SENT' }
  /** The page was hydrated or came into view again: look what time has made of it. */
  | { type: 'TIME.LOOKED_AT' };

/** Where the time of the last send is stored. No function may throw. */
export interface SendMemory {
  /** The last send in milliseconds, never later than now; null for none. */
  read: () => number | null;
  /** Stores the time of a send. */
  write: (sentAt: number) => void;
  /** Now, in milliseconds. */
  now: () => number;
}

interface VerifyCodeContext {
  /** Whole seconds until the next code, 0 to 60. */
  secondsLeft: number;
}

const stepMs = 1000;

/**
 * The verify-code button's countdown (spec §4): 60 s from the last send, by the wall clock and not by ticks, so that a
 * page that slept or was loaded again shows what is left.
 */
export const verifyCodeChart = ({
  read,
  write,
  now,
}: SendMemory): ChartMachine<VerifyCodeState, VerifyCodeEvent, VerifyCodeContext> => {
  const left = () => secondsUntilNextCode(read(), now());
  return {
    chart: {
      id: 'verifyCode',
      initial: 'ready',
      states: {
        ready: {
          on: {
            'CODE.SENT': { target: 'counting', actions: ['remember', 'startOver'] },
            'TIME.LOOKED_AT': { guard: 'isTooSoon', target: 'counting', actions: ['count'] },
          },
        },
        counting: {
          after: {
            nextSecond: [
              { guard: 'isTooSoon', target: 'counting', reenter: true, actions: ['count'] },
              { target: 'ready', actions: ['count'] },
            ],
          },
          on: {
            'CODE.SENT': { target: 'counting', reenter: true, actions: ['remember', 'startOver'] },
            'TIME.LOOKED_AT': [
              { guard: 'isTooSoon', target: 'counting', reenter: true, actions: ['count'] },
              { target: 'ready', actions: ['count'] },
            ],
          },
        },
      },
    },
    context: { secondsLeft: 0 },
    guards: { isTooSoon: () => left() > 0 },
    assigns: { count: () => ({ secondsLeft: left() }), startOver: () => ({ secondsLeft: CODE_RESEND_SECONDS }) },
    effects: { remember: () => write(now()) },
    // To the end of the running second, so that no second is skipped or shown twice.
    delays: { nextSecond: () => stepMs - (Math.max(0, now() - (read() ?? now())) % stepMs) },
  };
};
