import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Megabytes of memory that a process has; 0 where it is gone. */
export const memoryOf = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return 0;
  }
};

/** How many handles a process has open, and how many of them are sockets. */
export const handlesOf = (pid) => {
  try {
    const folder = `/proc/${pid}/fd`;
    const targets = readdirSync(folder).map((name) => {
      try {
        return readlinkSync(`${folder}/${name}`);
      } catch {
        return '';
      }
    });
    return { handles: targets.length, sockets: targets.filter((target) => target.startsWith('socket:')).length };
  } catch {
    return { handles: 0, sockets: 0 };
  }
};

/** Growth by the least squares, in units in ten minutes; each sample is `{ at, value }`, `at` in milliseconds. */
export const slopeOf = (samples) => {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [times, values] = [samples.map(({ at }) => at / 600_000), samples.map(({ value }) => value)];
  const [time, value] = [mean(times), mean(values)];
  return (
    times.reduce((sum, one, index) => sum + (one - time) * (values[index] - value), 0) /
    Math.max(
      1e-9,
      times.reduce((sum, one) => sum + (one - time) ** 2, 0),
    )
  );
};
