import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The source of a type that begins at a place, up to where its member ends. */
const typeAt = (source: string, start: number): string => {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at]!;
    if (depth === 0 && /[;,}]/.test(sign)) return source.slice(start, at);
    if (/[({[<]/.test(sign)) depth += 1;
    // The arrow of a function ends nothing.
    if (/[)}\]]/.test(sign) || (sign === '>' && source[at - 1] !== '=')) depth -= 1;
  }
  return source.slice(start);
};

/**
 * The type of a prop that is a readonly list, as the sources write it.
 * @param name of the prop
 * @param sources of the component, the likeliest first
 */
export const listTypeOf = (name: string, sources: readonly string[]): string | undefined => {
  for (const source of sources) {
    const found = new RegExp(String.raw`\b${name}\??: (?=readonly )`).exec(source);
    if (found)
      return typeAt(source, found.index + found[0].length)
        .replaceAll(/\s+/g, ' ')
        .trim();
  }
  return undefined;
};

/** Adds their source to the types that react-docgen does not know, which are lists that are readonly. */
export const listTypes = (): Plugin => ({
  name: 'millwright:list-types',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('"tsType":{"name":"unknown"}')) return undefined;
    const [file = id] = id.split('?');
    const source = readFileSync(file, 'utf8');
    const imported = [...source.matchAll(/from '(\.[^']+\.tsx?)'/g)].map(([, path]) => join(dirname(file), path!));
    const sources = [source, ...imported.map((each) => readFileSync(each, 'utf8'))];
    return code.replaceAll(
      /"([\w-]+)":\{"required":(true|false),"tsType":\{"name":"unknown"\}/g,
      (_, name: string, required: string) => {
        const raw = listTypeOf(name, sources) ?? this.error(`The type of ${name} is unknown in ${file}.`);
        return `"${name}":{"required":${required},"tsType":${JSON.stringify({ name: 'list', raw })}`;
      },
    );
  },
});
