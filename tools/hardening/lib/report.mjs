const start = (kind) => `<!-- hardening ${kind}: written by the command -->`;
const end = (kind) => `<!-- end of hardening ${kind} -->`;

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');

/** How much was held, in a cell. */
const heldCell = ({ passed, isHeld, unsure, skipped }) =>
  skipped ? '–' : `${passed}${isHeld ? '' : unsure ? ' **not judged**' : ' **not held**'}`;

/** The command that prints and writes the row of a goal. */
const commandOf = (goal, full) => `\`npm run hardening -- ${/^G\d+/.exec(goal)[0]}${full ? ' --full' : ''} --write\``;

/** The table of a run. */
const tableOf = (outcomes, { full, date, cores, node }) =>
  [
    `Each row is what its command reported last, on ${cores} cores, Node ${node}. "Load" is how many tasks of ` +
      'the whole machine ran or waited when the goal began.',
    '',
    '| Goal | What is done | Tried | Held | Figures | Seconds | Load | Date | Command |',
    '|---|---|---|---|---|---|---|---|---|',
    ...outcomes.map((outcome) => {
      const { goal, name, count, detail, skipped, unsure, seconds, load } = outcome;
      const figures = skipped
        ? `not run: ${skipped}`
        : `${detail}${unsure ? `; not judged, because the machine was too busy: ${unsure}` : ''}`;
      return (
        `| ${goal} | ${cell(name)} | ${skipped ? '–' : count} | ${heldCell(outcome)} | ${cell(figures)} | ` +
        `${seconds.toFixed(0)} | ${load} | ${date} | ${commandOf(goal, full)} |`
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
  const kept = text
    .slice(from, to)
    .split('\n')
    .filter((line) => goalOf(line) && !ran.has(goalOf(line)));
  const isRow = (line) => goalOf(line) !== undefined;
  const [head, rows] = [
    table.split('\n').filter((line) => !isRow(line)),
    [...table.split('\n').filter(isRow), ...kept],
  ];
  const number = (line) => Number.parseInt(goalOf(line).slice(1), 10);
  return withPart(text, kind, [...head, ...rows.sort((a, b) => number(a) - number(b))].join('\n'));
};
