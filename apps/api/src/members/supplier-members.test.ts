import { and, eq, like } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { runChild } from '../../test-support/child.ts';
import { callCommand } from '../../test-support/command.ts';
import { fixtureNow } from '../../test-support/fixture.ts';
import { describeOnOneDatabase, sharedDatabase } from '../../test-support/test-api.ts';
import { openDatabase } from '../db/open-database.ts';
import { entry, member } from '../db/schema.ts';
import { admitDemoMembers, seedDemoMembers, seedSupplierPeople } from './demo-members.ts';
import { addSupplierMember, listSupplierMembers, removeSupplierMember } from './supplier-members.ts';

describeOnOneDatabase('the people of a supplier', (use) => {
  beforeAll(() => seedDemoMembers(use().database.db, fixtureNow));

  it('of a demo are the two demo members who speak for the first three suppliers of both editions', async () => {
    const people = await listSupplierMembers(use().database.db);
    expect(people.map(({ supplierId, account }) => `${supplierId} ${account}`)).toEqual(
      [1000, 1001, 1002].flatMap((id) => [`${id} 13800138002`, `${id} supplier@example.com`]),
    );
  });

  it('of a demo are for every other supplier a member of its own, who logs in with the password of the demo', async () => {
    const { db } = use().database;
    await seedSupplierPeople(db, fixtureNow);
    const people = await listSupplierMembers(db);
    const suppliers = await db
      .select({ id: entry.id })
      .from(entry)
      .where(and(eq(entry.kind, 'supplier'), entry.published));
    expect(new Set(people.map(({ supplierId }) => supplierId))).toEqual(new Set(suppliers.map(({ id }) => id)));
    expect(people.filter(({ supplierId }) => supplierId === 1004)).toEqual([
      {
        supplierId: 1004,
        supplier: 'supplier no. 4',
        account: 'supplier-1004@example.com',
        trueName: 'supplier no. 4',
      },
    ]);
    // Those of others are let in no more than the other demo members are.
    const disabled = () => db.$count(member, eq(member.disabled, true));
    const all = await db.$count(member);
    await admitDemoMembers(db, false, { info: () => undefined, warn: () => undefined });
    expect(await disabled()).toBe(all);
    await admitDemoMembers(db, true, { info: () => undefined, warn: () => undefined });
    expect(await disabled()).toBe(0);
    await db.delete(member).where(like(member.account, 'supplier-%'));
  });

  it('are added and removed, each once, whatever is wrong being said', async () => {
    const { db } = use().database;
    const accounts = async () => (await listSupplierMembers(db, 1005)).map(({ account }) => account);
    for (let time = 0; time < 2; time += 1) await addSupplierMember(db, 'Demo@Example.com', 1005, fixtureNow);
    expect(await accounts()).toEqual(['demo@example.com']);
    expect(await removeSupplierMember(db, 'demo@example.com', 1005)).toBe(true);
    expect(await removeSupplierMember(db, 'demo@example.com', 1005)).toBe(false);
    expect(await accounts()).toEqual([]);
    await expect(addSupplierMember(db, 'nobody@example.com', 1005, fixtureNow)).rejects.toThrow(
      'There is no member nobody@example.com.',
    );
    // A product is no supplier.
    await expect(addSupplierMember(db, 'demo@example.com', 1500, fixtureNow)).rejects.toThrow(
      'There is no supplier 1500.',
    );
  });
});

it('are kept by a command', async () => {
  const { location, environment } = await sharedDatabase();
  const database = await openDatabase(location);
  await seedDemoMembers(database.db, fixtureNow);
  await database.close();
  const run = async (...args: string[]) => {
    const { code, output, errors } = await callCommand('supplier-members', args, environment);
    return [code, (output + errors).trim()];
  };
  const rename = async (trueName: string): Promise<void> => {
    const { db, close } = await openDatabase(location);
    await db.update(member).set({ trueName });
    await close();
  };
  const person = ['--account', 'demo@example.com', '--supplier', '1003'];
  expect(await run('add', ...person)).toEqual([0, 'demo@example.com speaks for the supplier 1003.']);
  await rename('Alex\u001b[2J\nTurner');
  expect(await run('list', '--supplier', '1003')).toEqual([
    0,
    '1003 supplier no. 3: demo@example.com (Alex [2J Turner)',
  ]);
  expect(await run('remove', ...person)).toEqual([0, 'demo@example.com no longer speaks for the supplier 1003.']);
  // One of them in a process of its own, which ends.
  const child = runChild('../src/commands/supplier-members.ts', ['list', '--supplier', '1003'], environment);
  expect([await child.ended, child.output(), child.errors()]).toEqual([0, 'Nobody speaks for a supplier.\n', '']);
  expect(await run('add', '--account', 'demo@example.com', '--supplier', '9')).toEqual([1, 'There is no supplier 9.']);
}, 120_000);
