import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a built module or declaration imports, statically or later; what stands in comments is no import. */
const importsOf = (text) =>
  [
    ...text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(/\b(?:from|import)\s*\(?\s*(["'])([^"'$\s,]+)\1/g),
  ].map(([, , specifier]) => specifier);

/** The package that an import names: `@a/b/c` is of `@a/b`. */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * What a built package imports, or its style sheets fetch, and does not bring, so that another site could not build
 * with it, and what it brings and never imports, so that another site would install it for nothing.
 * @param {string} dist The built folder, with its manifest.
 * @returns {{ missing: string[], unused: string[] }} `missing`: each with the file that wants it
 */
export const importFaults = (dist) => {
  const {
    name: own,
    dependencies = {},
    peerDependencies = {},
  } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const brought = new Set([own, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const used = new Set();
  const missing = [];
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist }).sort()) {
    for (const name of importsOf(readFileSync(join(dist, file), 'utf8'))
      .filter((each) => !each.startsWith('.'))
      .map(packageOf)) {
      used.add(name);
      if (!brought.has(name)) missing.push(`${name} in ${file}`);
    }
  }
  for (const file of globSync('**/*.css', { cwd: dist }).sort()) {
    for (const [, url] of readFileSync(join(dist, file), 'utf8').matchAll(/url\(["']?(\.{1,2}\/[^"')]+)/g))
      if (!existsSync(join(dist, file, '..', url))) missing.push(`${url} in ${file}`);
  }
  return { missing, unused: Object.keys(dependencies).filter((name) => !used.has(name)) };
};

/**
 * Removes the declarations that no entry of a built package leads to: they tell of what is compiled away, such as style
 * sheets in TypeScript, and import what another site does not have.
 * @param {string} dist The built folder, with its manifest.
 */
export const selectReachableDeclarations = (dist) => {
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const reached = new Set();
  const reach = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const each of importsOf(readFileSync(file, 'utf8')))
      if (each.startsWith('.')) reach(join(file, '..', each).replace(/\.(?:js|tsx?)$/, '.d.ts'));
  };
  for (const { types } of Object.values(exports)) if (types) reach(join(dist, types));
  for (const file of globSync('**/*.d.ts', { cwd: dist })) if (!reached.has(join(dist, file))) rmSync(join(dist, file));
};
