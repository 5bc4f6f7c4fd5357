/** Rejects as soon as a signal ends, whatever the promise does. */
export function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([promise, ended]).finally(() => signal.removeEventListener('abort', onAbort));
}

/** A running call. */
export interface SharedCall<Got> {
  /** Waits for its response. It rejects when this signal ends; the call ends with the last who waits. */
  join(signal: AbortSignal): Promise<Got>;
}

/** Begins a call that several may wait for, for so many milliseconds at most. */
export function shareCall<Got>(
  begin: (signal: AbortSignal) => Promise<Got>,
  longest: number,
  onEnd: () => void = () => undefined,
): SharedCall<Got> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long.', 'TimeoutError')),
    longest,
  );
  let isOver = false;
  const response = begin(controller.signal).finally(() => {
    isOver = true;
    clearTimeout(timer);
    onEnd();
  });
  let waiting = 0;
  return {
    async join(signal) {
      waiting += 1;
      try {
        return await until(response, signal);
      } finally {
        waiting -= 1;
        if (waiting === 0 && !isOver) {
          onEnd();
          controller.abort(new DOMException('Nobody waits any more.', 'AbortError'));
        }
      }
    },
  };
}
