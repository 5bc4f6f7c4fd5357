import { isNotFound, type Failure, type Result } from '@millwright/api-client';
import { useEffect, useState } from 'react';
import type { ViewProps } from './millwright-element.tsx';

/** What is known of a response. */
export type RequestState<Value> =
  | { state: 'waiting' }
  | { state: 'here'; value: Value }
  | { state: 'missing' }
  | { state: 'unreachable' };

/**
 * Loads when the element is shown, and again when one of the keys changes; the last response counts. What came
 * of it stands on the element, and the page is notified of a failure.
 *
 * @param load Is called with the keys of the current render. It may reject.
 * @returns What is known, and how to try again.
 */
export function useRequest<Value>(
  load: () => Promise<Result<Value>>,
  settle: ViewProps['settle'],
  keys: readonly unknown[],
): [RequestState<Value>, () => void] {
  const [response, setResponse] = useState<RequestState<Value>>({ state: 'waiting' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    const fail = (failure: Failure) => {
      setResponse({ state: isNotFound(failure) ? 'missing' : 'unreachable' });
      settle(failure.kind);
    };
    load()
      .catch((): Result<Value> => ({ ok: false, failure: { kind: 'network' } }))
      .then((result) => {
        if (isGone) return;
        if (!result.ok) return fail(result.failure);
        setResponse({ state: 'here', value: result.value });
        settle(null);
      });
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller says what the question depends on
  }, [...keys, settle, tries]);
  return [response, () => setTries(tries + 1)];
}
