import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';

const flat = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(flat));

/** What widgets tell each other by custom properties: set by them while a page is used, not for a site to set. */
const between = ['--mw-header-bottom', '--mw-header-upper'];

/** The custom properties that a site may set and read: the tokens. */
const customProperties = async () => {
  const { vars } = await import('../../packages/ui/src/foundations/theme-tokens.css.ts');
  return flat(vars).map((value) => value.replace(/^var\((.*)\)$/, '$1'));
};

/** The names that the sources write, and that are neither tokens nor between the widgets. */
export const unlistedProperties = async () => {
  const listed = new Set([...(await customProperties()), ...between]);
  const sources = globSync('packages/{ui,elements}/src/**/*.{ts,tsx,css}', { cwd: root });
  const found = sources.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/--mw-[a-z\d-]*[a-z\d]/g) ?? []);
  return [...new Set(found)].filter((name) => !listed.has(name) && !isGroup(name, listed));
};

/** The beginning of names, as documentation mentions a group of them: `--mw-color-…`. */
const isGroup = (name, listed) => [...listed].some((each) => each.startsWith(`${name}-`));

/** The list as text. */
export const customPropertiesText = async () => `${(await customProperties()).join('\n')}\n`;
