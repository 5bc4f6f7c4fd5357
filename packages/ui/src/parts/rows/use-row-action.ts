import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import { useConfirmedAction, type ConfirmedAction } from '../../behaviours/confirmed-action/index.ts';
import type { SendOutcome } from '../../behaviours/member-form/index.ts';

/** Something that a row does at once, without a question. */
export interface RowAction extends Pick<ConfirmedAction, 'state' | 'failure'> {
  /** Which row it is done for, or was done for last; null before the first time. */
  row: string | null;
  /** Does it for a row. One at a time: nothing happens while another is under way. */
  start: (row: string) => void;
}

/**
 * An action of the rows of a list, for as long as the list lives.
 *
 * @param run Does it for a row. It may reject, which counts as unreachable, or never settle.
 * @param clock Gives time. @default the browser's
 */
export const useRowAction = (run: (row: string) => Promise<SendOutcome>, clock?: ChartClock): RowAction => {
  const current = useRef('');
  const [row, setRow] = useState<string | null>(null);
  const { state, failure, want, confirm } = useConfirmedAction(() => run(current.current), clock);
  return {
    row,
    state,
    failure,
    start: (next) => {
      if (state === 'running') return;
      current.current = next;
      setRow(next);
      // The press is the question and its answer.
      want();
      confirm();
    },
  };
};

/**
 * Gives the focus to what says that a row is gone, where that row had it.
 *
 * @param count How many rows there are.
 * @param isTold Whether it is said already: what has no words cannot have the focus.
 */
export const useFocusAfterRow = <Target extends HTMLElement>(
  count: number,
  isTold: boolean,
): RefObject<Target | null> => {
  const ref = useRef<Target>(null);
  const before = useRef(count);
  const isLost = useRef(false);
  useEffect(() => {
    const isNowhere = document.activeElement === document.body;
    isLost.current = isNowhere && (isLost.current || count < before.current);
    before.current = count;
    if (!isLost.current || !isTold) return;
    isLost.current = false;
    ref.current?.focus();
  }, [count, isTold]);
  return ref;
};
