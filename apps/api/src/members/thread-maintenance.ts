import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { instantSql } from '../content/publication.ts';
import { queryRows, type Database } from '../db/database.ts';
import { upload } from '../db/schema.ts';
import type { Services } from '../http/environment.ts';
import { namesIn } from '../media/stored-files.ts';
import { removeUpload } from '../media/upload-store.ts';
import { runEach } from '../operations/run-each.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A supplier is reminded once after so long, but not of what nobody has answered for a fortnight. */
const replyIn = 48 * hour;
const forgottenAfter = 14 * day;
/** A buyer is reminded once so long before a quote ends. */
const endsWithin = 3 * day;
/** A reminder that reached nobody is tried again in each maintenance, until so long after it was due. */
const retriedFor = day;
/** A file that nothing refers to is removed after so long. */
const looseFor = day;
/** What is done at once of each; the rest is done the next time. */
const mostAtOnce = 100;

type Needed = Pick<Services, 'db' | 'clock' | 'notifications' | 'uploadDir'>;

/** Reminds suppliers of enquiries that nobody has answered. */
async function remindSuppliers({ db, clock, notifications }: Needed): Promise<void> {
  const ago = (time: number) => instantSql(new Date(clock().getTime() - time));
  const waiting = await queryRows<{ id: number }>(
    db,
    sql`update enquiry_thread set reminded_at = ${instantSql(clock())}
      where id in (
        select id from enquiry_thread
        where status in ('sent', 'read') and reminded_at is null
          and last_at <= ${ago(replyIn)} and last_at > ${ago(forgottenAfter)}
        order by last_at limit ${sql.raw(String(mostAtOnce))} for update skip locked)
      returning id`,
  );
  for (const { id } of waiting)
    notifications.notify(id, 'supplier', 'waiting', async () => {
      await queryRows(
        db,
        sql`update enquiry_thread set reminded_at = null
          where id = ${id}::integer and last_at > ${ago(replyIn + retriedFor)} returning id`,
      );
    });
}

/** Reminds buyers of open quotes that end soon. */
async function remindBuyers({ db, clock, notifications }: Needed): Promise<void> {
  const now = clock();
  const ending = await queryRows<{ id: number }>(
    db,
    sql`update thread_quote set reminded_at = ${instantSql(now)}
      where id in (
        select id from thread_quote
        where decision = 'open' and reminded_at is null
          and expires_at > ${instantSql(now)} and expires_at <= ${instantSql(new Date(now.getTime() + endsWithin))}
        order by expires_at limit ${sql.raw(String(mostAtOnce))} for update skip locked)
      returning thread_id as id`,
  );
  for (const id of new Set(ending.map((quote) => quote.id)))
    notifications.notify(id, 'buyer', 'ending', async () => {
      const stillTried = instantSql(new Date(clock().getTime() + endsWithin - retriedFor));
      await queryRows(
        db,
        sql`update thread_quote set reminded_at = null
          where thread_id = ${id}::integer and reminded_at = ${instantSql(now)} and expires_at > ${stillTried}
          returning id`,
      );
    });
}

/** Removes the rows of old files that nothing refers to; returns their ids. */
const forgetLooseFiles = (db: Database, before: Date): Promise<{ id: string }[]> =>
  db.transaction(async (tx) => {
    // Locked first and looked at afterwards: one that is being attached is locked, too.
    const old = await queryRows<{ id: string }>(
      tx,
      sql`select id from upload u
        where uploaded_at <= ${instantSql(before)} and not exists (select from attachment a where a.upload_id = u.id)
        order by uploaded_at limit ${sql.raw(String(mostAtOnce))} for update skip locked`,
    );
    if (old.length === 0) return [];
    const isLoose = sql`not exists (select from attachment a where a.upload_id = ${upload.id})`;
    return tx
      .delete(upload)
      .where(
        sql`${inArray(
          upload.id,
          old.map(({ id }) => id),
        )} and ${isLoose}`,
      )
      .returning({ id: upload.id });
  });

/** Removes old files that nothing refers to. What stays of one that cannot be removed is an orphan. */
async function removeLooseFiles({ db, uploadDir }: Needed, before: Date): Promise<void> {
  const loose = await forgetLooseFiles(db, before);
  if (uploadDir !== null) await runEach(loose, ({ id }) => removeUpload(uploadDir, id));
}

/** Removes files that were left by a kill or by members who are no more: without a row, and as old as loose ones. */
async function removeOrphans({ db, uploadDir }: Needed, before: Date): Promise<void> {
  if (uploadDir === null) return;
  const names = await namesIn(uploadDir);
  const known = await queryRows<{ name: string }>(
    db,
    sql`select u.id as name from upload u
      where u.id in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`,
  );
  const storedNames = new Set(known.map(({ name }) => name));
  for (const name of names.filter((each) => !storedNames.has(each))) {
    const path = join(uploadDir, name);
    const about = await stat(path).catch(() => null);
    if (about?.isFile() && about.mtime <= before) await rm(path, { force: true });
  }
}

/**
 * Sends the reminders that are due, each once where somebody was reached, and removes files that nothing refers to.
 * Each of these is done also where another fails; then it rejects.
 */
export async function runThreadMaintenance(services: Needed): Promise<void> {
  const before = new Date(services.clock().getTime() - looseFor);
  await runEach([remindSuppliers, remindBuyers, removeLooseFiles, removeOrphans], (step) => step(services, before));
}
