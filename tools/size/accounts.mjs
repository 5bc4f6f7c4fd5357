import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from './measure-bundle.mjs';

/** What was promised: the scripts that the first load of any page of the sites with accounts fetches, in bytes. */
export const promisedFirstLoad = 160_000;

/** The chunks that a chunk imports, with itself, by their keys in Vite's manifest. */
const closure = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) closure(manifest, imported, seen);
  return seen;
};

/**
 * The scripts of the first load of each page, in bytes after brotli: the entry, the copy of the larger edition, and the
 * page. What a page fetches afterwards, such as the machine of the login, is not in it.
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: readonly string[] }>} manifest of Vite
 * @param {(file: string) => number} sizeOf bytes of a built file
 * @returns {Record<string, number>} by the name of the page's module
 */
export const firstLoads = (manifest, sizeOf) => {
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key].isEntry);
  const editions = keys.filter((key) => /i18n\/src\/client\/accounts-\w+\.ts$/.test(key));
  const pages = keys.filter((key) => /^app\/pages\/[\w-]+\.tsx$/.test(key));
  const sum = (roots) => {
    const chunks = new Set(roots.flatMap((key) => [...closure(manifest, key)]));
    return [...chunks].reduce((bytes, key) => bytes + sizeOf(manifest[key].file), 0);
  };
  return Object.fromEntries(
    pages.map((page) => [
      page.replace(/^app\/pages\/|\.tsx$/g, ''),
      Math.max(...editions.map((edition) => sum([entry, edition, page]))),
    ]),
  );
};

/** The same of a built application. @param {string} folder */
export const measureAccounts = (folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map();
  return firstLoads(manifest, (file) => {
    if (!sizes.has(file)) sizes.set(file, brotli(readFileSync(join(folder, file))));
    return sizes.get(file);
  });
};

/** What is over the promise. @param {Record<string, number>} loads @returns {string[]} */
export const accountsFaults = (loads) =>
  Object.entries(loads)
    .filter(([, bytes]) => bytes > promisedFirstLoad)
    .map(
      ([page, bytes]) =>
        `the first load of accounts/${page} is ${(bytes / 1000).toFixed(1)} kB, over ${promisedFirstLoad / 1000} kB`,
    );
