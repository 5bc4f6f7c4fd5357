/** A try that is measured again costs little next to one that fails by the noise of a machine. */
const mostTries = 5;

/** By how much work may grow with eight times the input: linear work grows eightfold, quadratic work 64 times. */
export const linearGrowth = 24;

/** Milliseconds of the processor, which hold no other program's work. */
function processorTime(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user / 1000;
}

/**
 * How many times more processor time a work takes at a size than at an eighth of it. Both are measured in turns on one
 * machine, and the least of each counts: a ratio holds on machines of any speed, where a time would not.
 *
 * @param work what is measured, for an input of so many parts
 * @param size the number of parts of the larger input
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const eighth = Math.ceil(size / 8);
  // What runs for the first time is compiled.
  work(eighth);
  let growth = Infinity;
  let [small, large] = [Infinity, Infinity];
  for (let tries = 0; tries < mostTries && growth > linearGrowth; tries += 1) {
    small = Math.min(
      small,
      processorTime(() => work(eighth)),
    );
    large = Math.min(
      large,
      processorTime(() => work(size)),
    );
    // Below a tenth of a millisecond it is the noise of the clock that is measured.
    growth = large / Math.max(small, 0.1);
  }
  return growth;
}
