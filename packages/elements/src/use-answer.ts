import type { Result } from '@millwright/api-client';
import { useEffect, useState } from 'react';

/** What is known of an answer. */
export type Answer<Value> = { state: 'waiting' } | { state: 'here'; value: Value } | { state: 'failed' };

/**
 * Asks when the element is shown, and again when one of the keys changes; the last question's answer counts.
 *
 * @param ask Is called with the keys of the render that asks.
 */
export function useAnswer<Value>(ask: () => Promise<Result<Value>>, keys: readonly unknown[]): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'waiting' });
  useEffect(() => {
    let isGone = false;
    const settle = (next: Answer<Value>) => {
      if (!isGone) setAnswer(next);
    };
    ask().then((result) => settle(result.ok ? { state: 'here', value: result.value } : { state: 'failed' }), () => settle({ state: 'failed' }));
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller says what the question depends on
  }, keys);
  return answer;
}
