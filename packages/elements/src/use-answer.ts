import { isNotFound, type Failure, type Result } from '@millwright/api-client';
import { useEffect, useState } from 'react';
import type { ViewProps } from './millwright-element.tsx';

/** What is known of an answer. */
export type Answer<Value> =
  | { state: 'waiting' }
  | { state: 'here'; value: Value }
  | { state: 'missing' }
  | { state: 'unreachable' };

/**
 * Asks when the element is shown, and again when one of the keys changes; the last question's answer counts. What came
 * of it stands on the element, and a failure is told to the page.
 *
 * @param ask Is called with the keys of the render that asks. It may reject.
 * @returns What is known, and how to ask again.
 */
export function useAnswer<Value>(
  ask: () => Promise<Result<Value>>,
  settle: ViewProps['settle'],
  keys: readonly unknown[],
): [Answer<Value>, () => void] {
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'waiting' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    const fail = (failure: Failure) => {
      setAnswer({ state: isNotFound(failure) ? 'missing' : 'unreachable' });
      settle(failure.kind);
    };
    ask()
      .catch((): Result<Value> => ({ ok: false, failure: { kind: 'network' } }))
      .then((result) => {
        if (isGone) return;
        if (!result.ok) return fail(result.failure);
        setAnswer({ state: 'here', value: result.value });
        settle(null);
      });
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller says what the question depends on
  }, [...keys, settle, tries]);
  return [answer, () => setTries(tries + 1)];
}
