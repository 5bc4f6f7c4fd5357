import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Works for some milliseconds of the processor; how many times longer it took by the clock. */
const slowdownNow = () => {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  let worked = 0;
  while (worked < 10_000) {
    for (let number = 0; number < 20_000; number += 1) Math.sqrt(number);
    const { user, system } = process.cpuUsage(cpu);
    worked = user + system;
  }
  return (1000 * (performance.now() - wall)) / worked;
};

// As a process of its own it measures, and sends the samples since the last message when it gets one.
if (process.argv[2] === 'measure') {
  const samples = [];
  process.on('message', () => process.send(samples.splice(0)));
  process.on('disconnect', () => process.exit(0));
  for (;;) {
    samples.push(slowdownNow());
    await wait(250);
  }
}

/**
 * Tells how much else the machine has to do: how many times longer work takes than on a machine that has nothing else
 * to do. How a goal that is a time is judged by it is in judge.mjs.
 */
export const watchMachine = (node) => {
  const child = fork(join(import.meta.dirname, 'busy-machine.mjs'), ['measure'], { execPath: node, execArgv: [] });
  return {
    /** The slowdown since it was last asked: nine of ten moments were no worse. At least 1. */
    slowdown: () =>
      new Promise((resolve) => {
        child.once('message', (samples) =>
          resolve(Math.max(1, samples.sort((a, b) => a - b)[Math.floor(samples.length * 0.9)] ?? 1)),
        );
        child.send('tell');
      }),
    stop: () => void child.disconnect(),
  };
};
