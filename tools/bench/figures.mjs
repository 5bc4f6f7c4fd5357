import { availableParallelism, loadavg } from 'node:os';

/** The middle of what was measured; undefined where nothing was. */
export const median = (values) => {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((one, other) => one - other);
  if (sorted.length === 0) return undefined;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Collects what is measured of one column, by the key of its row. */
export const createFigures = () => {
  const figures = new Map();
  return {
    /** Keeps a figure; what was not measured is left out. */
    put(key, value) {
      if (!Number.isFinite(value)) return;
      if (!figures.has(key)) figures.set(key, []);
      figures.get(key).push(value);
    },
    /** The median of what was measured for a row. */
    of: (key) => median(figures.get(key) ?? []),
    /** From the least to the most that was measured. */
    spread(key) {
      const values = figures.get(key) ?? [];
      return values.length === 0 ? undefined : [Math.min(...values), Math.max(...values)];
    },
  };
};

/** A figure with as many digits as its row has; a dash where there is none. */
export const written = (value, digits) => (value === undefined ? '–' : value.toFixed(digits));

const line = (cells) => `| ${cells.join(' | ')} |`;

/**
 * A Markdown table.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export const markdown = (head, rows) =>
  [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');

/** What the machine has to do besides, for the foot of a table. */
export const machineLoad = () => ({ cores: availableParallelism(), load: loadavg()[0] });
