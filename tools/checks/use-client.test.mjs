import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';

const nextTo = /\.(?:test|stories|fixtures|harness|simulation)\.|\/testing\//;

/** What only a client component may do: hooks, handlers, contexts, classes, functions given to other components. */
const isInteractive = (text) =>
  /\buse[A-Z]\w*\(|createContext\(|\s(?:on|render)[A-Z]\w+=\{|extends (?:React\.)?Component\b|from '@radix-ui\//.test(
    text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  );

const components = globSync('packages/{ui,i18n}/src/**/*.tsx', { cwd: root }).filter((file) => !nextTo.test(file));

it('there are components to look at', () => {
  expect(components.length).toBeGreaterThan(100);
});

it.each(components.filter((file) => isInteractive(readFileSync(join(root, file), 'utf8'))))(
  '%s says that it belongs to the client, for sites with server components',
  (file) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/^'use client';\n/);
  },
);
