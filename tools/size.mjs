import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { mustBuild } from './lib/nx.mjs';

/**
 * `npx node tools/size.mjs`: what each entry of the component library costs over React, what each custom element costs
 * a page, and what the comparison page and the sites with accounts do, from production bundles after brotli.
 * `--accept` lowers the budgets to that, and with `--why "a sentence"` raises them, which is recorded. `--write`
 * writes docs/sizes.md. `--check` only says what is over, and whether that page is out of date.
 */
const options = /** @type {const} */ ({
  accept: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  why: { type: 'string' },
});
const readOptions = () => {
  try {
    return parseArgs({ options }).values;
  } catch {
    console.error('Usage: npx node tools/size.mjs [--accept [--why "a sentence"]] [--write] [--check]');
    return process.exit(2);
  }
};
const { accept, write, check, why } = readOptions();
const { env } = bootstrap();
await mustBuild(env, 'elements');
await mustBuild(env, 'accounts');
const { accountsFaults, measureAccounts } = await import('./size/accounts.mjs');
const { accepted, faultsOf, readBudgets, writeBudgets } = await import('./size/budgets.mjs');
const { measureComparison } = await import('./size/comparison.mjs');
const { measureElements } = await import('./size/elements.mjs');
const { measureLibrary } = await import('./size/library.mjs');
const { outdated, writeSizes } = await import('./size/table.mjs');

const kilobytes = (bytes) => (bytes === 0 ? '–' : (bytes / 1000).toFixed(2));
const line = (...cells) => console.log(`| ${cells.join(' | ')} |`);

const printTables = ({ entries, elements, page }, budgets) => {
  line('Entry', 'JS kB', 'budget', 'CSS kB', 'budget', 'JS kB later', 'CSS kB later');
  console.log('|---|---|---|---|---|---|---|');
  for (const [name, { js, css, lazyJs, lazyCss }] of Object.entries(entries)) {
    const budget = budgets.entries[name] ?? {};
    line(
      name,
      kilobytes(js),
      kilobytes(budget.js ?? 0),
      kilobytes(css),
      kilobytes(budget.css ?? 0),
      kilobytes(lazyJs),
      kilobytes(lazyCss),
    );
  }
  console.log('');
  line('Element', 'kB alone', 'budget', 'of that CSS', 'kB further', 'budget');
  console.log('|---|---|---|---|---|---|');
  for (const [name, { first, css, further }] of Object.entries(elements))
    line(
      name,
      kilobytes(first),
      kilobytes(budgets.elements[name]?.first ?? 0),
      kilobytes(css),
      kilobytes(further),
      kilobytes(budgets.elements[name]?.further ?? 0),
    );
  console.log('\nThe comparison page over React alone:\n');
  line('Library', 'JS kB before anything was opened', 'JS kB after everything was', 'CSS kB');
  console.log('|---|---|---|---|');
  line('Millwright', kilobytes(page.beforeJs), kilobytes(page.afterJs), kilobytes(page.css));
};

const budgets = readBudgets();
const measured = {
  entries: await measureLibrary({ added: write }),
  elements: await measureElements(join(root, 'packages/elements/dist')),
  page: await measureComparison(),
};
const next = accept ? accepted(budgets, measured, why) : budgets;
if (accept) writeBudgets(next);
if (write) writeSizes(measured);
if (!check) printTables(measured, next);
const accounts = measureAccounts(join(root, 'apps/accounts/build'));
if (!check) {
  console.log('\nThe first load of each page of the sites with accounts:\n');
  line('Page', 'JS kB');
  console.log('|---|---|');
  for (const [page, bytes] of Object.entries(accounts)) line(page, kilobytes(bytes));
}
const faults = [...faultsOf(next, measured), ...accountsFaults(accounts)];
const old = outdated(measured);
if (old.length > 0) {
  console.error(`\n${old.join('\n')}`);
  process.exitCode = 1;
}
if (faults.length > 0) {
  console.error(
    `\n${faults.join('\n')}\n\nA budget rises by \`npx node tools/size.mjs --accept --write --why "a sentence"\`, which records why.`,
  );
  process.exitCode = 1;
}
