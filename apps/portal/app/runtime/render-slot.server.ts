let last: Promise<void> = Promise.resolve();

/**
 * Settles when a document may be rendered: one in each round of the event loop. Pages that waited for the same responses
 * would otherwise be rendered one after another in one go, and meanwhile nobody would be heard: a server takes one new
 * connection in a round.
 */
export function awaitRenderSlot(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return last;
}
