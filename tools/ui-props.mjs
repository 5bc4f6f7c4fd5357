import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { root } from './lib/bootstrap.mjs';

/**
 * The public surface of the component library as text: for each entry, every exported type of its *.types.ts files
 * and every exported *Props, member by member. It is kept in docs/contracts/ui-props.txt, so that a changed prop is seen
 * when a change is read. `npm run props` writes it anew.
 */
export const surfaceFile = join(root, 'docs/contracts/ui-props.txt');

const oneLine = (text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replace(/\s+/g, ' ').replace(/^\| /, '').trim();

const membersOf = (source, body) =>
  body.map((member) => oneLine(source.slice(member.start, member.end)).replace(/[;,]$/, ''));

const linesOf = (source, node) => {
  const name = node.id.name;
  const parameters = node.typeParameters ? oneLine(source.slice(node.typeParameters.start, node.typeParameters.end)) : '';
  if (node.type === 'TSInterfaceDeclaration') {
    const parents = node.extends.map((parent) => oneLine(source.slice(parent.start, parent.end)));
    const head = `  ${name}${parameters}${parents.length > 0 ? ` extends ${parents.join(', ')}` : ''}`;
    return [head, ...membersOf(source, node.body.body).map((member) => `    ${member}`)];
  }
  return [`  ${name}${parameters} = ${oneLine(source.slice(node.typeAnnotation.start, node.typeAnnotation.end))}`];
};

const isSurface = (file, node) =>
  (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration') && (file.endsWith('.types.ts') || node.id.name.endsWith('Props'));

const typesOf = (folder, file) => {
  const source = readFileSync(join(folder, file), 'utf8');
  const { body } = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return body
    .filter((statement) => statement.type === 'ExportNamedDeclaration' && isSurface(file, statement.declaration))
    .map((statement) => ({ name: statement.declaration.id.name, lines: linesOf(source, statement.declaration) }));
};

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|fixtures|css)\.tsx?$/.test(file);

/** The surface as it is now. */
export const uiSurface = () => {
  const folder = join(root, 'packages/ui');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(exports)
    .map(([path, conditions]) => [path, conditions['@millwright/source']])
    .filter(([, source]) => source?.endsWith('/index.ts'))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  const sections = entries.map(([path, source]) => {
    const place = join(folder, dirname(source));
    const types = readdirSync(place).filter(isSource).sort().flatMap((file) => typesOf(place, file));
    return [`@millwright/ui${path.slice(1)}`, ...types.sort((a, b) => a.name.localeCompare(b.name, 'en')).flatMap(({ lines }) => lines)].join('\n');
  });
  return `${sections.join('\n\n')}\n`;
};

if (process.argv[1] === join(import.meta.dirname, 'ui-props.mjs')) {
  writeFileSync(surfaceFile, uiSurface());
  console.log('Wrote docs/contracts/ui-props.txt.');
}
