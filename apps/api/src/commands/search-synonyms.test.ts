import { expect, inject, it } from 'vitest';
import { runChild } from '../../test-support/child.ts';
import { callCommand } from '../../test-support/command.ts';
import { fixtureNow } from '../../test-support/fixture.ts';
import { copyDataFolder, copyOnServer, sharedDatabase } from '../../test-support/test-api.ts';
import { createApi } from '../create-api.ts';
import { openDatabase, type DatabaseLocation } from '../db/open-database.ts';

const run = async (script: 'misses' | 'synonyms', environment: Record<string, string>, ...args: string[]) => {
  const { code, output, errors } = await callCommand(`search-${script}`, args, environment);
  return [code, (output + errors).trim()] as const;
};

/** A search in the Chinese edition, and its number of hits of that keyword. */
const searchOn = async (location: DatabaseLocation, clock: () => Date = () => fixtureNow) => {
  const database = await openDatabase(location);
  const api = createApi({ db: database.db, isLocalDemo: true, clock });
  return {
    total: async (keyword: string): Promise<number> => {
      const request = new Request(`http://api.test/api/search?${new URLSearchParams({ keyword })}`);
      const { data } = (await (await api.fetch(request)).json()) as { data: { total: number } };
      return data.total;
    },
    async close() {
      await api.close();
      await database.close();
    },
  };
};

it('what was not found is listed, found by a synonym that is added, and not once that is removed', async () => {
  const { location, environment } = await sharedDatabase();
  const searched = async (keyword: string) => {
    const portal = await searchOn(location);
    const total = await portal.total(keyword);
    await portal.close();
    return total;
  };
  expect(await run('misses', environment)).toEqual([0, 'Every search found what it was for.']);
  expect(await run('synonyms', environment, 'list')).toEqual([0, 'No synonyms were added.']);
  expect(await searched('麒麟臂')).toBe(0);
  expect(await searched('麒麟臂')).toBe(0);
  expect(await searched('炬阵钢')).toBe(0);
  const day = fixtureNow.toISOString().slice(0, 10);
  const listed = ['times  found  last        edition  keyword', `    2      0  ${day}  cn       麒麟臂`];
  expect(await run('misses', environment, '--limit', '1', '--edition', 'cn')).toEqual([0, listed.join('\n')]);
  const all = [...listed, `    1      0  ${day}  cn       炬阵钢`];
  expect(await run('misses', environment)).toEqual([0, all.join('\n')]);
  expect((await run('misses', environment, '--edition', 'en'))[1]).toBe('Every search found what it was for.');

  const [, added] = await run('synonyms', environment, 'add', '麒麟臂|注塑机', ' unicorn\u001b arm |');
  expect(added).toMatch(/^\d+ 麒麟臂 \| 注塑机 = unicorn arm$/);
  const [id = ''] = added.split(' ');
  expect(await run('synonyms', environment, 'list')).toEqual([0, added]);
  expect(await searched('麒麟臂')).toBeGreaterThan(40);
  expect(await run('synonyms', environment, 'remove', id)).toEqual([0, `The synonyms ${id} are removed.`]);
  expect(await run('synonyms', environment, 'remove', id)).toEqual([1, `There are no synonyms ${id}.`]);
  expect(await searched('麒麟臂')).toBe(0);
}, 180_000);

it('an embedded database that a portal uses is refused, to a process of its own, too', async () => {
  const dataDir = copyDataFolder('none');
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const inUse = expect.stringMatching(/^The data folder .* is in use by process \d+/);
  const portal = await searchOn({ dataDir });
  expect(await run('synonyms', environment, 'list')).toEqual([1, inUse]);
  const child = runChild('../src/commands/search-synonyms.ts', ['list'], environment);
  expect([await child.ended, child.errors()]).toEqual([1, inUse]);
  await portal.close();
  const misses = runChild('../src/commands/search-misses.ts', [], environment);
  expect([await misses.ended, misses.output().trim()]).toEqual([0, 'Every search found what it was for.']);
}, 180_000);

it.skipIf(inject('postgresFixture') === '')(
  'a portal on PostgreSQL finds by a synonym ten seconds after it was added, without a restart',
  async () => {
    const databaseUrl = await copyOnServer();
    let now = fixtureNow;
    const portal = await searchOn({ databaseUrl }, () => now);
    expect(await portal.total('麒麟臂')).toBe(0);
    const environment = { DATABASE_URL: databaseUrl };
    expect((await run('misses', environment))[1]).toMatch(/ 1 {6}0 .*麒麟臂$/);
    expect((await run('synonyms', environment, 'add', '麒麟臂|注塑机', ''))[1]).toMatch(/^\d+ 麒麟臂 \| 注塑机 =$/);
    now = new Date(fixtureNow.getTime() + 9_999);
    expect(await portal.total('麒麟臂')).toBe(0);
    now = new Date(fixtureNow.getTime() + 10_000);
    expect(await portal.total('麒麟臂')).toBeGreaterThan(40);
    await portal.close();
  },
  120_000,
);

it.each([
  ['misses', ['list'], /^Unexpected argument 'list'/],
  ['misses', ['--edition', 'de'], /^--edition must be one of cn, en\.$/],
  ['misses', ['--limit', '0'], /^--limit must be a whole number/],
  ['synonyms', [], /^Usage: npm run search -- synonyms/],
  ['synonyms', ['list', '1'], /^Usage: /],
  ['synonyms', ['add', '注塑机|射出机'], /^Usage: /],
  ['synonyms', ['add', '注塑机', ' | '], /^Synonyms are two terms or more/],
  ['synonyms', ['add', '注塑机|！', ''], /^“！” holds no word/],
  ['synonyms', ['add', '', 'mould|'.repeat(84)], /^The English terms may have 500 characters at most/],
  ['synonyms', ['remove', 'x'], /^Usage: /],
] as const)('%s %j is refused in one line, before the database is opened', async (script, args, words) => {
  const [code, text] = await run(script, { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, ...args);
  expect([code, text]).toEqual([2, expect.stringMatching(words)]);
  expect(text).not.toContain('\n');
});
