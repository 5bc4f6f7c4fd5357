import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { runChild } from '../../test-support/child.ts';
import { callCommand } from '../../test-support/command.ts';

/** Ways to call a command that it does not understand, and how its one line begins. */
const misuses: [command: string, args: string[], line: RegExp][] = [
  ['backup', [], /^Usage: npm run backup/],
  ['backup', ['a.tar.gz', 'b.tar.gz'], /^Usage: npm run backup/],
  ['restore', [], /^Usage: npm run backup -- --restore/],
  ['restore', ['a.tar.gz', '--replace'], /^Unknown option '--replace'/],
  ['export', [], /^Usage: npm run export/],
  ['export', ['a', 'b'], /^Usage: npm run export/],
  ['import', [], /^Usage: npm run import/],
  ['import', ['a.xml', '--edition', 'de'], /^--edition must be one of cn, en/],
  ['import', ['a.xml', '--edition'], /^Option '--edition <value>' argument missing/],
  ['import', ['a.xml', '--image-base', 'ftp://www.example.com/'], /^--image-base must be/],
  ['seed', ['--scale', 'many'], /^Usage: npm run import -- --seed/],
  ['seed', ['--scale', '1000001'], /^Usage: npm run import -- --seed/],
  ['seed', ['100000'], /^Unexpected argument '100000'/],
  ['supplier-members', [], /^Usage: npm run members -- suppliers/],
  ['supplier-members', ['add', '--account', 'a@example.com'], /^Usage: npm run members/],
  ['supplier-members', ['list', '--supplier', 'x'], /^Usage: npm run members/],
  ['bench-api', ['--scales', '1000,many'], /^Usage: npm run bench -- calls/],
  ['bench-api', ['--folders', 'x'], /^Unknown option '--folders'/],
  ['bench-search', ['quick'], /^Unexpected argument 'quick'/],
];

/** The first misuse of each command. */
const first = misuses.filter(([command], at) => misuses.findIndex(([other]) => other === command) === at);

const newFolder = () => mkdtempSync(join(inject('runFolder'), 'misused-'));
const environmentOf = (folder: string) => ({ DATA_DIR: join(folder, 'data'), DATABASE_URL: '', INIT_CWD: folder });

it.each(misuses)(
  '%s %j is refused in one line, with the exit code 2, and nothing is written',
  async (command, args, line) => {
    const folder = newFolder();
    const { code, output, errors } = await callCommand(command, args, environmentOf(folder));
    expect([code, output, errors.trimEnd()]).toEqual([2, '', expect.stringMatching(line)]);
    expect(errors.trimEnd()).not.toContain('\n');
    expect(readdirSync(folder)).toEqual([]);
  },
  60_000,
);

it.each(first)(
  '%s %j ends a process of its own in the same way',
  async (command, args, line) => {
    const folder = newFolder();
    const child = runChild(`../src/commands/${command}.ts`, args, environmentOf(folder));
    expect([await child.ended, child.output(), child.errors().trimEnd()]).toEqual([2, '', expect.stringMatching(line)]);
    expect(child.errors().trimEnd()).not.toContain('\n');
    expect(readdirSync(folder)).toEqual([]);
  },
  60_000,
);
