import { useEffect, useState } from 'react';
import { runChart } from '../chart/run-chart.ts';
import type { ChartClock } from '../chart/chart.types.ts';
import { useSnapshot } from '../chart/use-chart.ts';
import type { SendOutcome } from '../member-form/index.ts';
import {
  confirmedActionChart,
  type ConfirmedActionContext,
  type ConfirmedActionState,
} from './confirmed-action.machine.ts';

/** An action as a widget renders it. */
export interface ConfirmedAction extends ConfirmedActionContext {
  state: ConfirmedActionState;
  /** The visitor wants it: asks first. */
  want: () => void;
  /** The visitor confirms it. */
  confirm: () => void;
  /** The visitor does not want it after all. */
  dismiss: () => void;
}

const create = (run: () => Promise<SendOutcome>, clock: ChartClock | undefined) => {
  let action = run;
  let runs = 0;
  const start = async () => {
    const mine = (runs += 1);
    const outcome = await action().catch((): SendOutcome => ({ status: 'failed' }));
    if (mine === runs) actor.send({ type: 'ACTION.SETTLED', outcome });
  };
  const actor = runChart(confirmedActionChart({ run: () => void start() }), { clock });
  return { actor, use: (next: () => Promise<SendOutcome>) => void (action = next) };
};

/**
 * An action that is asked about first, for as long as the component lives.
 *
 * @param run Does it. It may reject, which counts as unreachable, or never settle.
 * @param clock Gives time. @default the browser's
 */
export const useConfirmedAction = (run: () => Promise<SendOutcome>, clock?: ChartClock): ConfirmedAction => {
  const [{ actor, use }] = useState(() => create(run, clock));
  const { state, context } = useSnapshot(actor);
  useEffect(() => use(run));
  useEffect(() => () => actor.stop(), [actor]);
  return {
    ...context,
    state,
    want: () => actor.send({ type: 'ACTION.WANTED' }),
    confirm: () => actor.send({ type: 'ACTION.CONFIRMED' }),
    dismiss: () => actor.send({ type: 'ACTION.DISMISSED' }),
  };
};
