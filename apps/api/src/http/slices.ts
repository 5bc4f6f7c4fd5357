/** How long a slice of work holds the event loop, in milliseconds. */
const slice = 5;

let last: Promise<void> = Promise.resolve();

/** Settles in a round of the event loop of its own: of all that waits, one is let on in each round. */
function nextRound(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return last;
}

/** Work that yields wherever it may be interrupted. */
export type SlicedWork<Value> = Generator<void, Value>;

/**
 * Runs work slice by slice, each in a round of the event loop of its own, so that nothing else waits for longer than a
 * slice however much the work is, and however many do theirs at once.
 */
export async function inSlices<Value>(work: SlicedWork<Value>): Promise<Value> {
  for (;;) {
    await nextRound();
    const end = performance.now() + slice;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < end);
  }
}

/** Runs work in one go: for texts that are known to be short. */
export function atOnce<Value>(work: SlicedWork<Value>): Value {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
