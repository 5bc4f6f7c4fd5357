import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promised } from './promised.mjs';

/**
 * What a part may weigh, in bytes after brotli. `why` is the sentence by which it rose last.
 * @typedef {Record<string, number> & { why?: string }} Budget
 * @typedef {{ entries: Record<string, Budget>, elements: Record<string, Budget>, page: Budget }} Budgets
 * @typedef {{ entries: Record<string, object>, elements: Record<string, object>, page: object }} Measured
 */

/** Where the budgets are stored. */
const budgetFile = join(import.meta.dirname, 'budgets.json');

/** The budgets on record. @returns {Budgets} */
export const readBudgets = (file = budgetFile) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { entries: {}, elements: {}, page: {} };

/** How far a measure may be from its budget, either way: a new version of the bundler moves some bytes. */
const tolerance = (budget) => Math.max(budget * 0.02, 200);

/** The numbers of what was measured: an entry also has what it adds to another one, which has no budget. */
const numbersOf = (measured) => Object.entries(measured).filter(([, bytes]) => typeof bytes === 'number');

/** One budget after an acceptance: what is within the tolerance stays, and nothing rises without a sentence. */
const acceptedOne = (recorded, measured, why) => {
  const isHigher = ([part, bytes]) =>
    recorded?.[part] !== undefined && bytes > recorded[part] + tolerance(recorded[part]);
  const rose = why !== undefined && numbersOf(measured).some(isHigher);
  const parts = numbersOf(measured).map(([part, bytes]) => {
    const budget = recorded?.[part];
    const isFar = budget === undefined || Math.abs(bytes - budget) > tolerance(budget);
    return [part, isFar && (why !== undefined || !isHigher([part, bytes])) ? bytes : budget];
  });
  const reason = rose ? why : recorded?.why;
  return { ...Object.fromEntries(parts), ...(reason && { why: reason }) };
};

const acceptedAll = (recorded, measured, why) =>
  Object.fromEntries(Object.entries(measured).map(([name, size]) => [name, acceptedOne(recorded[name], size, why)]));

/**
 * The budgets after an acceptance. What has none yet gets one; what is gone is forgotten.
 * @param {Budgets} recorded
 * @param {Measured} measured
 * @param {string} [why] The sentence by which budgets rise; without it they fall or stay.
 * @returns {Budgets}
 */
export const accepted = (recorded, measured, why) => ({
  entries: acceptedAll(recorded.entries, measured.entries, why),
  elements: acceptedAll(recorded.elements, measured.elements, why),
  page: acceptedOne(recorded.page, measured.page, why),
});

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

const faultsOfOne = (name, recorded, measured, limits = {}) =>
  numbersOf(measured).flatMap(([part, bytes]) => {
    const budget = recorded?.[part];
    const size = `${name}: ${part} is ${kilobytes(bytes)}`;
    if (bytes > (limits[part] ?? Infinity))
      return [`${size}, more than the ${kilobytes(limits[part])} that are promised`];
    if (budget === undefined) return [`${name}: ${part} has no budget: run \`npm run update -- sizes\``];
    if (Math.abs(bytes - budget) <= tolerance(budget)) return [];
    return bytes > budget
      ? [`${size}, ${kilobytes(bytes - budget)} over its budget of ${kilobytes(budget)}`]
      : [`${size}, its budget ${kilobytes(budget)}: lower it by \`npm run update -- sizes\``];
  });

const faultsOfAll = (recorded, measured, limits) =>
  Object.entries(measured).flatMap(([name, size]) => faultsOfOne(name, recorded[name], size, limits));

/**
 * What is further from its budget than the tolerance, has none, or is more than was promised.
 * @param {Budgets} recorded
 * @param {Measured} measured
 * @returns {string[]}
 */
export const faultsOf = (recorded, measured) => [
  ...faultsOfAll(recorded.entries, measured.entries),
  ...faultsOfAll(recorded.elements, measured.elements, promised.element),
  ...faultsOfOne('the comparison page', recorded.page, measured.page, promised.page),
];

/** Writes the budgets, one entry a line, so that a change of one is one line. */
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
