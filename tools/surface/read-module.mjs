import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

/**
 * @typedef {{ name: string, text: string, members: string[], deprecated?: string, mentions: Set<string>, file: string
 * }} Declaration
 */

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '');
const oneLine = (text) =>
  withoutComments(text)
    .replace(/import\("([^"]+)"\)\./g, (_, from) => (from.startsWith('.') ? '' : `${from}.`))
    .replace(/\s+/g, ' ')
    .trim();

/** The comment that stands right before a place. */
const commentBefore = (source, at) =>
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export\s+)?(?:declare\s+)?$/.exec(source.slice(0, at))?.[1] ?? '';
const deprecationIn = (comment) =>
  /@deprecated\s*((?:\{@|[^@])*)/
    .exec(comment.replace(/^\s*\* ?/gm, ''))?.[1]
    .replace(/\s+/g, ' ')
    .trim();

const marked = (line, deprecated) => (deprecated === undefined ? line : `${line} // deprecated ${deprecated}`);

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

/** Every name that a piece of code mentions. */
const mentionsIn = (node, found = new Set()) => {
  if (node.type === 'Identifier') found.add(node.name);
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) mentionsIn(each, found);
  }
  return found;
};

const textOf = (source, node) => oneLine(source.slice(node.start, node.end));

/** The declarations of one statement, with their members line by line where they are interfaces. */
const declarationsIn = (source, file, node, statement) => {
  const deprecated = deprecationIn(commentBefore(source, statement.start));
  const made = (name, text, members = []) => ({ name, text, members, deprecated, mentions: mentionsIn(node), file });
  if (node.type === 'VariableDeclaration') {
    return node.declarations.map(({ id }) => made(id.name, `const ${textOf(source, id)}`));
  }
  if (node.type === 'TSInterfaceDeclaration' || node.type === 'ClassDeclaration') {
    const members = node.body.body.map((member) =>
      marked(textOf(source, member).replace(/[;,]$/, ''), deprecationIn(commentBefore(source, member.start))),
    );
    return [made(node.id.name, oneLine(source.slice(node.start, node.body.start)).replace(/^declare /, ''), members)];
  }
  return node.id
    ? [
        made(
          node.id.name,
          textOf(source, node)
            .replace(/^declare /, '')
            .replace(/;$/, ''),
        ),
      ]
    : [];
};

const cache = new Map();

/**
 * Reads a module of declarations: what it declares, what it takes from others, what it gives away.
 * @param {string} file of declarations, `….d.ts`
 */
export const readModule = (file) => {
  const known = cache.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const resolve = (from) => (from.startsWith('.') ? join(dirname(file), from.replace(/\.tsx?$/, '.d.ts')) : from);
  const module = { file, declared: new Map(), imported: new Map(), exported: new Map(), everythingOf: [] };
  cache.set(file, module);
  for (const statement of parseAst(source, { lang: 'dts' }).body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local, imported } of statement.specifiers)
        module.imported.set(local.name, { from: resolve(statement.source.value), name: imported?.name ?? '*' });
    } else if (statement.type === 'ExportAllDeclaration') {
      module.everythingOf.push(resolve(statement.source.value));
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const { local, exported } of statement.specifiers) {
        module.exported.set(
          exported.name,
          statement.source ? { from: resolve(statement.source.value), name: local.name } : { name: local.name },
        );
      }
    } else {
      const isExport = statement.type === 'ExportNamedDeclaration';
      for (const declaration of declarationsIn(source, file, isExport ? statement.declaration : statement, statement)) {
        const { name, text } = declaration;
        // A function with several signatures is declared once for each.
        const before = text.startsWith('function ') ? module.declared.get(name)?.text : undefined;
        module.declared.set(name, before ? { ...declaration, text: `${before}; ${text}` } : declaration);
        if (isExport) module.exported.set(name, { name });
      }
    }
  }
  return module;
};
