import { getSupplier, listCertificates, saveCertificate, valueOf } from '@millwright/api-client';
import { expect, it } from 'vitest';
import { logIn } from '../../test-support/browser.ts';
import { runChild } from '../../test-support/child.ts';
import { callCommand } from '../../test-support/command.ts';
import { fixtureNow } from '../../test-support/fixture.ts';
import { sharedDatabase } from '../../test-support/test-api.ts';
import { createApi } from '../create-api.ts';
import { openDatabase } from '../db/open-database.ts';
import { seedDemoMembers } from '../members/demo-members.ts';
import { shanghaiDay } from '../shanghai-day.ts';

it('a certificate is listed, said to be checked, shown so until the supplier changes it, and taken back', async () => {
  const { location, environment } = await sharedDatabase();
  const run = async (...args: string[]) => {
    const { code, output, errors } = await callCommand('check-certificates', args, environment);
    return [code, (output + errors).trim()] as const;
  };
  const of = ['--supplier', '1001'];
  const list = async () => {
    const [code, text] = await run('list', ...of);
    expect(code).toBe(0);
    return text.split('\n').map((line) => /^(\w{10}) (.*?)(?: · .*)?: (.*?)$/.exec(line)!.slice(1));
  };
  /** What a page shows, and what the supplier's people change, on the same database. */
  const served = async <T>(use: (person: Awaited<ReturnType<typeof logIn>>) => Promise<T>): Promise<T> => {
    const database = await openDatabase(location);
    const api = createApi({ db: database.db, isLocalDemo: true, clock: () => fixtureNow });
    const result = await use(await logIn(api, 2, 'en'));
    await api.close();
    await database.close();
    return result;
  };
  const fresh = await openDatabase(location);
  await seedDemoMembers(fresh.db, fixtureNow);
  await fresh.close();
  const [[iso9001 = ''] = []] = await list();
  expect((await list()).map(([, name, state]) => [name, state])).toEqual([
    ['ISO 9001', 'stated'],
    ['ISO 14001', expect.stringMatching(/^checked by .+ on \d{4}-\d\d-\d\d$/)],
  ]);
  expect(await run('check', iso9001, ...of, '--by', ' Jo\u001b Weber ', '--on', '2026-01-31')).toEqual([
    0,
    'ISO 9001: checked by Jo Weber on 2026-01-31',
  ]);
  expect((await list())[0]).toEqual([iso9001, 'ISO 9001', 'checked by Jo Weber on 2026-01-31']);

  await served(async ({ client }) => {
    const [shown] = valueOf(await getSupplier(client, 1001)).certificates;
    expect(shown).toMatchObject({ name: 'ISO 9001', checkedBy: 'Jo Weber', checkedOn: '2026-01-31' });
    const desk = valueOf(await listCertificates(client, 1001));
    const { isChecked, ...certificate } = desk.items[0]!;
    expect(isChecked).toBe(true);
    // What is stored as it was stays checked, what was changed does not.
    const same = await saveCertificate(client, 1001, { version: desk.version, at: 0, certificate });
    const { version } = valueOf(same);
    expect(valueOf(await listCertificates(client, 1001)).items[0]!.isChecked).toBe(true);
    const changed = { ...certificate, number: 'NC-7' };
    valueOf(await saveCertificate(client, 1001, { version, at: 0, certificate: changed }));
    const [after] = valueOf(await getSupplier(client, 1001)).certificates;
    expect(after).toMatchObject({ number: 'NC-7', checkedBy: '', checkedOn: null });
  });
  // What somebody has read is no longer there, and is not vouched for.
  const [code, said] = await run('check', iso9001, ...of, '--by', 'Jo Weber');
  expect([code, said]).toEqual([1, expect.stringContaining(`no certificate ${iso9001}`)]);

  const [[changed = ''] = []] = await list();
  const today = shanghaiDay(new Date());
  expect(await run('check', changed, ...of, '--by', 'Jo Weber')).toEqual([
    0,
    expect.stringContaining(`checked by Jo Weber on ${today}`),
  ]);
  // One of them in a process of its own, which ends.
  const child = runChild('../src/commands/check-certificates.ts', ['uncheck', changed, ...of], environment);
  expect([await child.ended, child.output(), child.errors()]).toEqual([0, 'ISO 9001 · NC-7: stated\n', '']);
  await served(async ({ client }) => {
    const [shown] = valueOf(await getSupplier(client, 1001)).certificates;
    expect(shown).toMatchObject({ name: 'ISO 9001', number: 'NC-7', checkedBy: '', checkedOn: null });
  });
}, 180_000);

it.each([
  [['list'], /^Usage: /],
  [['check', 'a', '--supplier', '1001'], /^Usage: /],
  [['uncheck', 'a', '--supplier', '1001', '--by', 'Jo'], /^Usage: /],
  [['check', 'a', '--supplier', '1001', '--by', ' '], /^--by is a name/],
  [['check', 'a', '--supplier', '1001', '--by', 'Jo', '--on', '2026-02-30'], /^--on is a day/],
  [['check', 'a', '--supplier', '1001', '--by', 'Jo', '--on', '2999-01-01'], /^--on is a day/],
])('%j is refused before the database is opened', async (args, words) => {
  const { code, errors } = await callCommand('check-certificates', args, { DATABASE_URL: '' });
  expect([code, errors]).toEqual([2, expect.stringMatching(words)]);
});
