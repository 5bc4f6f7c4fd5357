let last: Promise<void> = Promise.resolve();

/**
 * Settles when a document may be printed: one in each round of the event loop. Pages that waited for the same answers
 * would otherwise be printed one after another in one go, and meanwhile nobody would be heard: a server takes one new
 * connection in a round.
 */
export function printTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return last;
}
