import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { wordsOfMillwright } from '../consumers/words-of-millwright.mjs';
import { root } from '../lib/bootstrap.mjs';

const template = join(root, 'tools/starter/template');
const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

it('a site made by the starter begins without a word or link of Millwright', () => {
  expect(wordsOfMillwright(template, ['**/*.*'])).toEqual([]);
});

it.each([
  ['a word', "export const name = 'Millwright';"],
  ['a link', "export const link = 'https://cn.millwright.example';"],
  ['the editions of Millwright', "export const title = 'Welcome to Millwright, the trade paper';"],
])('%s of Millwright would be found', (_, source) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(folder);
  cpSync(template, folder, { recursive: true });
  writeFileSync(join(folder, 'src/added.ts'), source);
  expect(wordsOfMillwright(folder, ['**/*.*'])).toHaveLength(1);
});
