import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { runChild } from '../../test-support/child.ts';
import { callCommand } from '../../test-support/command.ts';
import { fixtureNow } from '../../test-support/fixture.ts';
import { sharedDatabase } from '../../test-support/test-api.ts';
import { openDatabase } from '../db/open-database.ts';
import { entry, memberPost } from '../db/schema.ts';
import { seedDemoMembers } from '../members/demo-members.ts';

const usage = 'Usage: npm run members -- posts list, approve <id>, or refuse <id> --reason <text>';

it('posts that wait are listed, approved and refused by a command', async () => {
  const { location, environment } = await sharedDatabase();
  const database = await openDatabase(location);
  await seedDemoMembers(database.db, fixtureNow);
  const post = {
    memberId: 2,
    edition: 'en',
    side: 'supply',
    text: 'Two lathes\n\u001b[31mred',
    place: '',
    quantity: 2,
    unit: 'pieces',
    specification: [{ label: 'Swing', value: '400 mm' }],
    endsAt: new Date('2099-01-01T00:00:00Z'),
    status: 'waiting',
    sentAt: fixtureNow,
  } as const;
  const titles = ['Lathes', 'Mills'];
  const [first, second] = await database.db
    .insert(memberPost)
    .values(
      titles.map((title) => ({
        ...post,
        title,
        requestKey: `key-of-${title}`,
        specification: [...post.specification],
      })),
    )
    .returning({ id: memberPost.id });
  await database.close();
  const run = async (...args: string[]) => {
    const { code, output, errors } = await callCommand('review-posts', args, environment);
    return [code, (output + errors).trim()] as const;
  };
  const [, listed] = await run('list');
  expect(listed).toContain(`${first!.id} 2026`);
  expect(listed).toContain('en supply: Lathes\n  demo@example.com\n  | Two lathes\n  |  [31mred\n  - Swing: 400 mm');
  expect(listed).not.toContain('\u001b');
  expect(await run('approve', String(first!.id))).toEqual([0, `The post ${first!.id} is published.`]);
  expect(await run('approve', String(first!.id))).toEqual([1, `No post ${first!.id} waits for that.`]);
  expect(await run('refuse', String(second!.id), '--reason', 'No services')).toEqual([
    0,
    `The post ${second!.id} is refused.`,
  ]);
  // One of them in a process of its own, which ends.
  const child = runChild('../src/commands/review-posts.ts', ['list'], environment);
  expect([await child.ended, child.output(), child.errors()]).toEqual([0, 'No post waits.\n', '']);
  const after = await openDatabase(location);
  const posts = await after.db.select().from(memberPost).orderBy(memberPost.id);
  expect(posts.map(({ status, reason }) => [status, reason])).toEqual([
    ['published', ''],
    ['refused', 'No services'],
  ]);
  const [shown] = await after.db.select().from(entry).where(eq(entry.id, posts[0]!.entryId!));
  expect(shown).toMatchObject({ kind: 'post', titleEn: 'Lathes', titleCn: null, published: true });
  await after.close();
}, 120_000);

it.each([
  [[]],
  [['approve']],
  [['approve', 'x']],
  [['refuse', '1']],
  [['refuse', '1', '--reason', ' ']],
  [['list', '1']],
])(
  'is shown the usage for %j',
  async (args) => {
    const folder = mkdtempSync(join(inject('runFolder'), 'misused-posts-'));
    const { code, errors } = await callCommand('review-posts', args, {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
    });
    expect([code, errors.trim()]).toEqual([2, usage]);
  },
  60_000,
);
