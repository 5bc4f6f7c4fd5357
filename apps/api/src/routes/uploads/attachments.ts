import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../db/database.ts';
import { attachment } from '../../db/schema.ts';

/**
 * Whether all files are the member's own. Their rows are locked, so that none is removed before it is attached; in a
 * transaction.
 */
export async function ownUploads(tx: Database, memberId: number, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await queryRows(
    tx,
    sql`select id from upload where member_id = ${memberId}::integer
      and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) for share`,
  );
  return found.length === new Set(ids).size;
}

/** Attaches files, each once, to an enquiry or to a message. */
export async function attachUploads(
  tx: Database,
  ids: readonly string[],
  to: { enquiryId: number } | { messageId: number },
): Promise<void> {
  if (ids.length > 0) await tx.insert(attachment).values([...new Set(ids)].map((uploadId) => ({ uploadId, ...to })));
}
