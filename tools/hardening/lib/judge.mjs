/**
 * How many times longer work takes than on a machine that has nothing else to do, from where on a limit that was missed
 * says nothing.
 */
const busyFrom = 1.5;

/**
 * How far beyond a limit the machine alone can bring a time, in multiples of how much longer work takes on the whole.
 */
const explained = 4;

const isExplained = (value, limit, slowdown) => isBusy(slowdown) && value <= limit * slowdown * explained;

/** Whether the machine had so much else to do that times cannot be judged. */
export const isBusy = (slowdown) => slowdown >= busyFrom;

/**
 * Judges times. One within its limit keeps it, however much else the machine does. One beyond it is missed on a machine
 * that has nothing else to do; elsewhere it cannot be judged, unless not even what else the machine does explains it.
 * What cannot be judged is not held.
 *
 * @param {{ what: string, value: number, limit: number, unit?: string }[]} limits
 * @param {number} slowdown how many times longer work took meanwhile than on a machine that has nothing else to do
 * @returns {{ isHeld: boolean, unsure?: string, reported: string }} `unsure` names what could not be judged
 */
export const judgeTimes = (limits, slowdown) => {
  const judged = limits.map((one) => {
    const { value, limit } = one;
    const word = value <= limit ? 'kept' : isExplained(value, limit, slowdown) ? 'not judged' : 'not kept';
    return { ...one, word };
  });
  const named = (wanted) => judged.filter(({ word }) => word === wanted).map(({ what }) => what);
  const reported = judged
    .map(
      ({ what, value, limit, unit = 'ms', word }) =>
        `${what} ${value.toFixed(unit === 'ms' ? 0 : 1)} ${unit} (of ${limit}${word === 'kept' ? '' : `, ${word}`})`,
    )
    .join(', ');
  const unsure = named('not judged');
  return {
    isHeld: named('not kept').length === 0,
    ...(unsure.length > 0 && {
      unsure: `${unsure.join(', ')}: work took ${slowdown.toFixed(1)} times as long as on a machine of its own`,
    }),
    reported,
  };
};

/**
 * The word for what a goal did. It is held when everything that was tried went as it must, or as much as is wanted of
 * it, every time was judged, and nothing was left out: one passed and two skipped are no one of one.
 *
 * @param {{ count: number, passed: number, wanted?: number, unsure?: string, skipped?: string, left?: readonly
 * string[] }} outcome
 * @returns {'held' | 'not held' | 'not judged' | 'not run'}
 */
export const verdictOf = ({ count, passed, wanted = count, unsure, skipped, left = [] }) => {
  if (skipped !== undefined) return 'not run';
  if (count === 0 || passed < wanted || left.length > 0) return 'not held';
  return unsure === undefined ? 'held' : 'not judged';
};

/** How busy the machine was, for the figures of a goal. */
export const busyness = (slowdown) => `work took ${slowdown.toFixed(1)} times as long as on a machine of its own`;
