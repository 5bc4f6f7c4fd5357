import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ entries: Record<string, Partial<import('./measure-bundle.mjs').Size>>, elements: Record<string,
 * Partial<import('./elements.mjs').ElementSize>>, page: Record<string, number> }} Budgets bytes after brotli
 */

/** Where the budgets are kept. */
const budgetFile = join(import.meta.dirname, 'budgets.json');

/** The budgets as they are kept. @returns {Budgets} */
export const readBudgets = (file = budgetFile) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { entries: {}, elements: {}, page: {} };

/** A measure with a little room above it, in steps of 50 bytes: a new version of the bundler moves some bytes. */
const withRoom = (bytes) => (bytes === 0 ? 0 : Math.ceil((bytes * 1.01 + 20) / 50) * 50);

const lowered = (kept = {}, measured) =>
  Object.fromEntries(
    Object.entries(measured).map(([name, bytes]) => [name, Math.min(kept[name] ?? Infinity, withRoom(bytes))]),
  );

const loweredAll = (kept, measured) =>
  Object.fromEntries(Object.entries(measured).map(([name, size]) => [name, lowered(kept[name], size)]));

/**
 * The budgets after an acceptance: each falls to what is needed now, and none rises. What has none yet gets one; what
 * is gone is forgotten.
 * @param {Budgets} kept
 * @param {Budgets} measured
 * @returns {Budgets}
 */
export const accepted = (kept, measured) => ({
  entries: loweredAll(kept.entries, measured.entries),
  elements: loweredAll(kept.elements, measured.elements),
  page: lowered(kept.page, measured.page),
});

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

const over = (name, kept, measured) =>
  Object.entries(measured)
    .filter(([part, bytes]) => bytes > (kept?.[part] ?? Infinity))
    .map(
      ([part, bytes]) =>
        `${name}: ${part} is ${kilobytes(bytes)}, ${kilobytes(bytes - kept[part])} over its budget of ${kilobytes(kept[part])}`,
    );

const overAny = (kept, measured) =>
  Object.entries(measured).flatMap(([name, size]) =>
    kept[name] ? over(name, kept[name], size) : [`${name} has no budget: run \`npm run update -- sizes\``],
  );

/**
 * What is over its budget or has none.
 * @param {Budgets} kept
 * @param {Budgets} measured
 * @returns {string[]}
 */
export const faultsOf = (kept, measured) => [
  ...overAny(kept.entries, measured.entries),
  ...overAny(kept.elements, measured.elements),
  ...over('the comparison page', kept.page, measured.page),
];

/** Keeps budgets, one entry a line, so that a change of one is one line. */
export const writeBudgets = (budgets, file = budgetFile) => {
  const lines = (record) =>
    Object.entries(record)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  writeFileSync(
    file,
    `{\n  "page": {\n${lines(budgets.page)}\n  },\n  "elements": {\n${lines(budgets.elements)}\n  },\n` +
      `  "entries": {\n${lines(budgets.entries)}\n  }\n}\n`,
  );
};
