import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/bootstrap.mjs';
import { libraryEntries } from './size/library.mjs';
import { writtenSizes } from './size/table.mjs';

const page = join(root, 'docs/reuse.md');
const marks = ['<!-- entries: written by tools/entries.mjs -->', '<!-- end of entries -->'];

const pascal = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** The values that an index exports, in order. */
const exportsOf = (text) => [
  ...[...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ').at(-1))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  ),
  ...[...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name),
];

/** Where a rule is from, which a reader of the table cannot look up: `(spec §2)`, `(product.md, spec §3)`. */
const source = / \((?:[\w.-]+\.md|spec §[^()]*?)(?:[,;] (?:[\w.-]+\.md|spec §[^()]*?))*\)/g;

/** The first sentence of the comment above an export, as one line. */
const sentenceOf = (name, texts) => {
  for (const text of texts) {
    const [, comment] =
      new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:const|function|class) ${name}\b`).exec(text) ?? [];
    if (comment === undefined) continue;
    const line = comment
      .replaceAll(/^\s*\* ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(source, '')
      .replaceAll(/\{@link (\w+)\}/g, '`$1`')
      .trim();
    return (/^.*?[.](?= [A-Z@]|$)/.exec(line)?.[0] ?? line).replace(/\.$/, '').replaceAll('|', '\\|');
  }
  return '';
};

/** The exports of an entry, the one that it is named after first. */
const ranked = (name, values) => {
  const entry = pascal(name);
  const rank = (value) =>
    [value === entry, value.startsWith(entry), value === `create${entry}`, true].findIndex((holds) => holds);
  return values.toSorted((a, b) => rank(a) - rank(b));
};

/** What an entry is: what it exports, and what the first of that says of itself. */
const factsOf = (name, index) => {
  const folder = dirname(index);
  const texts = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(?:test|stories|fixtures|css)\./.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const values = ranked(name, exportsOf(readFileSync(index, 'utf8')));
  const described = values.find((value) => sentenceOf(value, texts) !== '');
  return { values, line: described ? sentenceOf(described, texts) : '' };
};

const kilobytes = (bytes) => (bytes ? (bytes / 1000).toFixed(1) : '–');

/** The table of all entries, with the sizes of docs/sizes.md. */
const entriesTable = () => {
  const sizes = writtenSizes();
  const rows = libraryEntries().map(([name, index]) => {
    const [js, css] = sizes[name] ?? [0, 0];
    const { values, line } = factsOf(name, index);
    const exported = values.map((value) => `\`${value}\``).join(', ') || '–';
    return `| \`${name}\` | ${exported} | ${kilobytes(js)} | ${kilobytes(css)} | ${line || '–'} |`;
  });
  return ['| Entry | Exports | JS | CSS | What it is |', '|---|---|---|---|---|', ...rows].join('\n');
};

/** docs/reuse.md with the table as it is now. */
export const pageWithEntries = (text = readFileSync(page, 'utf8')) => {
  const [before, rest] = text.split(marks[0]);
  const [, after] = (rest ?? '').split(marks[1]);
  if (after === undefined) throw new Error('docs/reuse.md has lost the marks of its table of entries');
  return `${before}${marks[0]}\n\n${entriesTable()}\n\n${marks[1]}${after}`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(page, pageWithEntries());
