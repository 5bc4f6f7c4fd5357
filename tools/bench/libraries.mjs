import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/bootstrap.mjs';

const usage = 'Usage: npm run bench -- libraries --peers <folder> [--rounds <number>] [--write]';
const document = join(root, 'docs/benchmarks.md');
const heading = '### The comparison page next to other libraries';

/** The section of docs/benchmarks.md with the table that was measured. */
const withTable = (text, table, date) => {
  const at = text.indexOf(heading);
  if (at < 0) throw new Error(`docs/benchmarks.md has no section "${heading}".`);
  const next = text.slice(at + heading.length).search(/\n##+ /);
  const end = next < 0 ? text.length : at + heading.length + next;
  const section = `${heading}

\`npm run bench -- libraries --peers <folder> --write\`, ${date}. One page with the same widgets and content in each library; every number is of
this run. "Over React only" is what a page loads before anything on it is opened. antd, MUI and Chakra write their styles by script, so that they are in
their JavaScript, and React Aria has none. "Elements" are those of the page before anything is opened: ours has the options of its native
select, all slides and all panels in it.

${table.trim()}
`;
  return text.slice(0, at) + section + text.slice(end);
};

/**
 * Measures the comparison page next to the pages of other component libraries, by the script that these come with.
 * `--peers` names their folder, in which they are installed and built.
 */
export const benchLibraries = async (node, args) => {
  const { values } = parseArgs({
    args,
    options: { peers: { type: 'string' }, rounds: { type: 'string', default: '5' }, write: { type: 'boolean' } },
  });
  const script = values.peers && join(resolve(values.peers), 'ui-libs/table.mjs');
  if (!script || !existsSync(script)) {
    console.error(usage);
    process.exit(2);
  }
  const { buildPage } = await import('../size/comparison.mjs');
  const folder = await buildPage('main');
  copyFileSync(join(folder, 'main.html'), join(folder, 'index.html'));
  const table = execFileSync(node, [script, '--rounds', values.rounds, '--extra', `Millwright=${folder}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(table);
  if (values.write)
    writeFileSync(document, withTable(readFileSync(document, 'utf8'), table, new Date().toISOString().slice(0, 10)));
};
