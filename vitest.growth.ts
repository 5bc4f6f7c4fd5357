/** How many times the smaller input the larger one is. */
const factor = 8;

/**
 * By how much work may grow with eight times the input: linear work grows eightfold, quadratic work 64 times. Memory and
 * caches that other programs fill have made linear work grow 26 times.
 */
export const linearGrowth = 32;

/** The least that is measured, in milliseconds: the processor's clock moves in steps of up to 15 on some machines. */
const leastMeasured = 60;

/** Milliseconds of the processor, which hold no other program's work. */
function processorTime(work: () => unknown, times: number): number {
  const begun = process.cpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/**
 * How many times more processor time a work takes at a size than at an eighth of it. Both are measured in turns on one
 * machine, each as often as the clock needs, and the least of each counts: a ratio holds on machines of any speed, where
 * a time would not.
 *
 * @param work what is measured, for an input of so many parts
 * @param size the number of parts of the larger input
 * @param mostTries how often it is measured at most, while it seems to grow too much. @default 10
 */
export function growthOf(work: (size: number) => unknown, size: number, mostTries = 10): number {
  const onEighth = (): unknown => work(Math.ceil(size / factor));
  const onWhole = (): unknown => work(size);
  let times = factor;
  // What runs for the first time is compiled, and counts for nothing but the number of times.
  while (processorTime(onEighth, times) < leastMeasured) times *= 2;
  let growth = Infinity;
  let [small, large] = [Infinity, Infinity];
  for (let tries = 0; tries < mostTries && growth > linearGrowth; tries += 1) {
    small = Math.min(small, processorTime(onEighth, times));
    large = Math.min(large, processorTime(onWhole, times / factor));
    growth = (factor * large) / small;
  }
  return growth;
}
