/**
 * @typedef {object} Task
 * @property {string} name
 * @property {number} seconds how long it takes alone, roughly
 * @property {string[]} [after] tasks that must have ended before, however they ended
 */

/** The tasks in an order in which each comes after those that it waits for. */
const inOrder = (tasks, names) => {
  const ordered = [];
  let rest = tasks;
  while (rest.length > 0) {
    const next = rest.filter(({ after = [] }) =>
      after.every((name) => !names.has(name) || ordered.some((task) => task.name === name)),
    );
    if (next.length === 0) throw new Error(`These wait for each other: ${rest.map(({ name }) => name).join(', ')}`);
    ordered.push(...next);
    rest = rest.filter((task) => !next.includes(task));
  }
  return ordered;
};

/**
 * Runs tasks so that all cores are busy until the end. Whenever there is room, of the tasks that may begin the one does
 * with which, and with all that waits for it, the most is left to do.
 *
 * @template {Task} T
 * @param {readonly T[]} tasks
 * @param {number} atOnce
 * @param {(task: T) => Promise<void>} run
 */
export const runInPool = async (tasks, atOnce, run) => {
  const names = new Set(tasks.map(({ name }) => name));
  const left = ({ name, seconds }) =>
    seconds + Math.max(0, ...tasks.filter(({ after = [] }) => after.includes(name)).map(left));
  const waiting = inOrder(tasks, names).sort((one, other) => left(other) - left(one));
  const running = new Map();
  const ended = new Set();
  // What was not asked for is not waited for.
  const mayBegin = ({ after = [] }) =>
    running.size < atOnce && after.every((name) => ended.has(name) || !names.has(name));

  while (waiting.length > 0 || running.size > 0) {
    for (let task = waiting.find(mayBegin); task; task = waiting.find(mayBegin)) {
      waiting.splice(waiting.indexOf(task), 1);
      running.set(
        task,
        run(task).then(() => task),
      );
    }
    const done = await Promise.race(running.values());
    running.delete(done);
    ended.add(done.name);
  }
};
