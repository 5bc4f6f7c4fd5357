import { requiredGoals } from './goals.mjs';

const start = (kind) => `<!-- hardening ${kind}: written by the command -->`;
const end = (kind) => `<!-- end of hardening ${kind} -->`;

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The command that prints and writes the row of a goal. */
const commandOf = (goal, full) => `\`node tools/hardening.mjs ${goal}${full ? ' --full' : ''} --write\``;

/** The table of a run. */
const tableOf = (outcomes, { full, date, cores, node }) =>
  [
    `Each row is what its command reported last, on ${cores} cores, Node ${node}. "Load" is how many tasks of ` +
      'the whole machine ran or waited when the goal began.',
    '',
    '| Goal | What is done | Cases | Passed | Verdict | Figures | Seconds | Load | Date | Command |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...outcomes.map(({ goal, name, count, passed, detail, skipped, unsure, verdict, seconds, load }) => {
      const figures = skipped
        ? `not run: ${skipped}`
        : `${detail}${unsure ? `; not judged, because the machine was too busy: ${unsure}` : ''}`;
      return (
        `| ${goal} | ${cell(name)} | ${skipped ? '–' : count} | ${skipped ? '–' : passed} | ${verdict} | ` +
        `${cell(figures)} | ${seconds.toFixed(0)} | ${load} | ${date} | ${commandOf(goal, full)} |`
      );
    }),
  ].join('\n');

/** A document with another text between two marks. */
const withPart = (text, kind, part) => {
  const [from, to] = [text.indexOf(start(kind)), text.indexOf(end(kind))];
  if (from === -1 || to === -1) throw new Error(`The document has no place for the table of the ${kind}.`);
  return `${text.slice(0, from)}${start(kind)}\n${part}\n${text.slice(to)}`;
};

/** A document with what the goals measured cell by cell, where one did. */
export const withMatrix = (text, outcomes, { date }) => {
  const matrix = outcomes.findLast((outcome) => outcome.matrix)?.matrix;
  return matrix ? withPart(text, 'matrix', `The last of ${date}.\n\n${matrix}`) : text;
};

/**
 * A document with the table of a run in its place: that of the short or of the full run. Rows of goals that did not run
 * stay.
 */
export const withTable = (text, outcomes, about) => {
  const kind = about.full ? 'full' : 'short';
  const [from, to] = [text.indexOf(start(kind)), text.indexOf(end(kind))];
  const table = tableOf(outcomes, about);
  const ran = new Set(outcomes.map(({ goal }) => goal));
  const goalOf = (line) => /^\| (G\d+[^|]*) \|/.exec(line)?.[1];
  const previous = text
    .slice(from, to)
    .split('\n')
    .filter((line) => goalOf(line) && !ran.has(goalOf(line)));
  const isRow = (line) => goalOf(line) !== undefined;
  const [head, rows] = [
    table.split('\n').filter((line) => !isRow(line)),
    [...table.split('\n').filter(isRow), ...previous],
  ];
  const number = (line) => Number.parseInt(goalOf(line).slice(1), 10);
  return withPart(text, kind, [...head, ...rows.sort((a, b) => number(a) - number(b))].join('\n'));
};

/** The rows of a table of runs, by their goals. */
const rowsIn = (text, kind) => {
  const part = text.slice(text.indexOf(start(kind)), text.indexOf(end(kind)));
  const rows = part
    .split('\n')
    .filter((line) => /^\| G\d+ \|/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((one) => one.trim()));
  return new Map(
    rows.map(([, goal, , cases, , verdict, , , , date]) => [goal, { cases: Number(cases), verdict, date }]),
  );
};

const number = (value) => value.toLocaleString('en');

/** What one run of a goal came to, in a cell. */
const runCell = (row) =>
  row === undefined
    ? 'not measured'
    : `${row.verdict === 'held' ? 'held' : `**${row.verdict}**`}, ${Number.isNaN(row.cases) ? '–' : number(row.cases)}, ${row.date}`;

/** A document with a row for each goal: what is required, and what the tables of the runs say of it. */
export const withGoals = (text) => {
  const [short, full] = [rowsIn(text, 'short'), rowsIn(text, 'full')];
  const heldOf = (rows) => requiredGoals.filter(({ goal }) => rows.get(goal)?.verdict === 'held').length;
  const inFull = requiredGoals.filter(({ goal, cases }) =>
    [short, full].some((rows) => rows.get(goal)?.verdict === 'held' && rows.get(goal).cases >= cases),
  );
  const rows = requiredGoals.map(
    ({ goal, asked, cases, unit, isGate, by, less = '' }) =>
      `| ${isGate ? `**${goal}** gate` : goal} | ${cell(asked)} | ${number(cases)} ${unit} | ${runCell(short.get(goal))} | ` +
      `${runCell(full.get(goal))} | ${cell(by)} | ${cell(less)} |`,
  );
  const table = [
    `Of ${requiredGoals.length} goals, ${heldOf(short)} are held by their last short run and ${heldOf(full)} by their last ` +
      `full one; ${inFull.length} of them with all the cases that are asked for.`,
    '',
    '| Goal | Asked | Cases asked | Short: verdict, cases, date | Full: verdict, cases, date | Proven by | Why it is less |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ];
  return withPart(text, 'goals', table.join('\n'));
};
