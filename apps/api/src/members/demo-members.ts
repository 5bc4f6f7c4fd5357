import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { installation, member, memberSession } from '../db/schema.ts';
import type { Logger } from '../operations/logger.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/**
 * Members that come with the seeded content of a local demo, so that logging in can be tried; the README names them,
 * with their password.
 */
export const demoMembers = [
  { account: '13800138001', trueName: '林晓', password: 'Millwright-2026' },
  { account: 'demo@example.com', trueName: 'Alex Turner', password: 'Millwright-2026' },
  // These two speak for demo suppliers.
  { account: '13800138002', trueName: '陈伟', password: 'Millwright-2026', isSupplier: true },
  { account: 'supplier@example.com', trueName: 'Grace Chen', password: 'Millwright-2026', isSupplier: true },
] as const;

/** So many suppliers have the demo members who speak for suppliers: enough to ask several and to compare. */
const demoSuppliers = 3;

/** Adds the demo members, and makes some of them people of the first suppliers that both editions have. */
export async function seedDemoMembers(db: Database, now: Date): Promise<void> {
  // One hash for all: the password is published, and each takes long on purpose.
  const passwordHash = await hashPassword(demoMembers[0].password);
  for (const [index, { account, trueName, ...about }] of demoMembers.entries()) {
    const id = index + 1;
    const language = account.includes('@') ? 'en' : 'cn';
    await db.insert(member).values({ id, account, trueName, language, passwordHash, createdAt: now });
    if (!('isSupplier' in about)) continue;
    await db.execute(sql`insert into supplier_member (supplier_id, member_id, added_at)
      select id, ${id}::integer, ${now.toISOString()}::timestamptz from entry
      where kind = 'supplier' and published and title_cn is not null and title_en is not null
      order by id limit ${demoSuppliers}::integer`);
  }
  // Members who register get the ids above these.
  await db.execute(sql`select setval(pg_get_serial_sequence('member', 'id'), (select max(id) from member))`);
}

/** The account of the demo member who speaks for one of the other suppliers. */
const personOf = sql`'supplier-' || e.id || '@example.com'`;

/**
 * Adds a demo member for each supplier that has nobody, so that every enquiry of a demo can be answered:
 * `supplier-<id>@example.com`, with the password of the others.
 */
export async function seedSupplierPeople(db: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoMembers[0].password);
  await db.execute(sql`
    with person as (
      insert into member (account, true_name, language, password_hash, created_at)
      select ${personOf}, coalesce(e.title_en, e.title_cn, ''), 'en', ${passwordHash}, ${now.toISOString()}::timestamptz
      from entry e
      where e.kind = 'supplier' and e.published
        and not exists (select from supplier_member s where s.supplier_id = e.id)
      order by e.id
      returning id, account)
    insert into supplier_member (supplier_id, member_id, added_at)
    select e.id, person.id, ${now.toISOString()}::timestamptz
    from entry e
    join person on person.account = ${personOf}`);
}

/** Under which `installation` knows that the demo members were shut out, and by whom: not by the site's owner. */
const shutOut = 'demo_members_shut_out';

/** Ids of members, shut out or not, that a password opens that is published. */
async function membersWithPublishedPassword(db: Database, disabled: boolean): Promise<number[]> {
  const accounts = demoMembers.map(({ account }) => account);
  const isDemo = or(inArray(member.account, accounts), sql`${member.account} ~ '^supplier-[0-9]+@example[.]com$'`);
  const found = await db
    .select()
    .from(member)
    .where(and(isDemo, eq(member.disabled, disabled)));
  // Suppliers' people have one hash among them.
  const hashes = [...new Set(found.map(({ passwordHash }) => passwordHash))];
  const opened = await Promise.all(hashes.map((hash) => verifyPassword(demoMembers[0].password, hash)));
  const open = new Set(hashes.filter((_, index) => opened[index]));
  return found.filter(({ passwordHash }) => open.has(passwordHash)).map(({ id }) => id);
}

/**
 * Shuts out the demo members of a database that was seeded as a local demo and is none any more, with their sessions,
 * and lets them in again where it is one again.
 */
export async function admitDemoMembers(
  db: Database,
  isLocalDemo: boolean,
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const [mark] = await db.select().from(installation).where(eq(installation.name, shutOut));
  // A demo that always was one is not looked at further.
  if (isLocalDemo && !mark) return;
  const ids = await membersWithPublishedPassword(db, isLocalDemo);
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.update(member).set({ disabled: !isLocalDemo }).where(inArray(member.id, ids));
    await tx.delete(memberSession).where(inArray(memberSession.memberId, ids));
    if (isLocalDemo) await tx.delete(installation).where(eq(installation.name, shutOut));
    else await tx.insert(installation).values({ name: shutOut, value: ids.join() }).onConflictDoNothing();
  });
  if (isLocalDemo) logger.info('the demo members are let in again');
  else logger.warn({ members: ids.length }, 'the demo members, whose password is published, were shut out');
}
