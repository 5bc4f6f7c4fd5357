import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../library/pack.mjs';

/** As strict as TypeScript can be configured to be, with the declarations of the packages and of what they bring. */
const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['react'],
  noEmit: true,
  strict: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  noPropertyAccessFromIndexSignature: true,
};

/**
 * Compiles a module that imports every entry of the packages, style sheets among them, with TypeScript's strictest
 * settings.
 * @param {string} folder A site that has the packages and TypeScript.
 */
export const checkStrictTypes = async (folder) => {
  const lines = ['domain', 'i18n', 'api-client', 'ui'].flatMap((name) => {
    const { exports } = JSON.parse(
      readFileSync(join(folder, 'node_modules/@millwright', name, 'package.json'), 'utf8'),
    );
    return Object.keys(exports)
      .filter((entry) => !entry.endsWith('.json'))
      .map((entry, at) => {
        const path = `'@millwright/${name}${entry.slice(1)}'`;
        return entry.endsWith('.css') ? `import ${path};` : `export * as ${name.replace('-', '')}${at} from ${path};`;
      });
  });
  const place = join(folder, 'strict');
  mkdirSync(place);
  writeFileSync(join(place, 'every-entry.ts'), `${lines.join('\n')}\n`);
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  await must('The strictest types', 'npx', ['tsc', '-p', place], folder);
};
