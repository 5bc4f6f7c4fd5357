import { readdirSync, readFileSync } from 'node:fs';

/**
 * Measures how many seconds of a processor each task of Nx takes. Nx tells the processes of a task which one they belong
 * to by their environment, and Linux tells what each process has used. Elsewhere nothing is measured. Chromium writes
 * over the environment of the processes that render pages: what names no task belongs to the task of its parent.
 */

/** Ticks of the clock in a second, by which Linux counts. */
const ticks = 100;

/** @typedef {{ task: string, own: number, waited: number }} Sample seconds of a process, and of its children that ended */

/** What Linux says of a process and its parent: `/proc/<pid>/stat`. Its name may hold spaces and brackets. */
export const readStat = (text) => {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const seconds = (from) => (Number(fields[from]) + Number(fields[from + 1])) / ticks;
  return { parent: fields[1], own: seconds(11), waited: seconds(13) };
};

/** The task that an environment names; undefined for none. */
export const taskIn = (environment) => {
  const valueOf = (name) => new RegExp(`(?:^|\0)${name}=([^\0]*)`).exec(environment)?.[1];
  const [project, target] = [valueOf('NX_TASK_TARGET_PROJECT'), valueOf('NX_TASK_TARGET_TARGET')];
  return project && target ? `${project}:${target}` : undefined;
};

/**
 * The seconds of each task. A process that began and ended between two looks is known to its parent only: for each task
 * the larger of both sums is taken.
 * @param {Iterable<Sample>} samples the last one of each process
 */
export const secondsByTask = (samples) => {
  const tasks = new Map();
  for (const { task, own, waited } of samples) {
    const known = tasks.get(task) ?? { seen: 0, largest: 0 };
    tasks.set(task, { seen: known.seen + own, largest: Math.max(known.largest, own + waited) });
  }
  return new Map([...tasks].map(([task, { seen, largest }]) => [task, Math.max(seen, largest)]));
};

/** Looks at all processes of the machine each second, until it is stopped. */
export const watchProcessorTime = (every = 1000) => {
  const tasks = new Map();
  const last = new Map();
  const look = () => {
    let processes = [];
    try {
      processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    } catch {
      return;
    }
    for (const pid of processes) {
      try {
        const { parent, ...seconds } = readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
        // A number of a process may be given again; its time tells them apart well enough.
        const task = tasks.get(pid) ?? taskIn(readFileSync(`/proc/${pid}/environ`, 'utf8')) ?? tasks.get(parent);
        if (!task) continue;
        tasks.set(pid, task);
        last.set(pid, { task, ...seconds });
      } catch {
        // It ended, or is another user's.
      }
    }
  };
  const timer = setInterval(look, every);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return secondsByTask(last.values());
    },
  };
};

/**
 * The table of the steps of a run, the dearest first.
 * @param {readonly { name: string, took: string, passed: number }[]} outcomes
 * @param {Map<string, number>} seconds
 */
export const stepsTable = (outcomes, seconds, { cores, load }) =>
  [
    `${cores} cores; at the end ${load.toFixed(1)} tasks of the whole machine ran or waited.`,
    '',
    '| Step | Tests | By the clock | Processor seconds |',
    '|---|---|---|---|',
    ...outcomes
      .filter(({ name }) => name !== undefined)
      .map((outcome) => ({ ...outcome, used: seconds.get(outcome.name) ?? 0 }))
      .sort((one, other) => other.used - one.used)
      .map(({ name, passed, took, used }) => `| ${name} | ${passed} | ${took} | ${used > 0 ? used.toFixed(0) : '–'} |`),
    '',
  ].join('\n');
