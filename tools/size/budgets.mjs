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

const lowered = (recorded = {}, measured) =>
  Object.fromEntries(
    Object.entries(measured).map(([name, bytes]) => [name, Math.min(recorded[name] ?? Infinity, withRoom(bytes))]),
  );

const loweredAll = (recorded, measured) =>
  Object.fromEntries(Object.entries(measured).map(([name, size]) => [name, lowered(recorded[name], size)]));

/**
 * The budgets after an acceptance: each falls to what is needed now, and none rises. What has none yet gets one; what
 * is gone is forgotten.
 * @param {Budgets} kept
 * @param {Budgets} measured
 * @returns {Budgets}
 */
export const accepted = (recorded, measured) => ({
  entries: loweredAll(recorded.entries, measured.entries),
  elements: loweredAll(recorded.elements, measured.elements),
  page: lowered(recorded.page, measured.page),
});

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

const over = (name, recorded, measured) =>
  Object.entries(measured)
    .filter(([part, bytes]) => bytes > (recorded?.[part] ?? Infinity))
    .map(
      ([part, bytes]) =>
        `${name}: ${part} is ${kilobytes(bytes)}, ${kilobytes(bytes - recorded[part])} over its budget of ${kilobytes(recorded[part])}`,
    );

const overAny = (recorded, measured) =>
  Object.entries(measured).flatMap(([name, size]) =>
    recorded[name] ? over(name, recorded[name], size) : [`${name} has no budget: run \`npm run update -- sizes\``],
  );

/**
 * What is over its budget or has none.
 * @param {Budgets} kept
 * @param {Budgets} measured
 * @returns {string[]}
 */
export const faultsOf = (recorded, measured) => [
  ...overAny(recorded.entries, measured.entries),
  ...overAny(recorded.elements, measured.elements),
  ...over('the comparison page', recorded.page, measured.page),
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
