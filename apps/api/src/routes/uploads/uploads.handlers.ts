import { createHash } from 'node:crypto';
import { uploadedFile, uploadFile } from '@millwright/api-client/contract';
import type { UploadType } from '@millwright/domain';
import { and, eq, sql, sum } from 'drizzle-orm';
import { queryRows } from '../../db/database.ts';
import { member, upload } from '../../db/schema.ts';
import { attachmentAs } from '../../http/attachment.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { createConcurrencyLimit } from '../../http/concurrency-limit.ts';
import { storeFile } from '../../media/stored-files.ts';
import { readUpload, removeUpload } from '../../media/upload-store.ts';
import { uploadMediaTypes, uploadName, uploadTypeOf } from '../../media/upload-type.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember } from '../../members/for-member.ts';
import { randomToken } from '../../members/hashes.ts';
import { isOwnThread } from '../threads/threads.queries.ts';

/** Bytes of all files of a member: 100 MB. */
export const mostBytes = 100 * 1024 * 1024;

/** The columns of a file that are sent to members. */
const shown = { id: upload.id, name: upload.name, type: upload.type, bytes: upload.bytes };

/** `POST /memberApi/uploads`: the same bytes under the same name are stored once. */
export function takeUpload(services: Services) {
  const { db, clock, uploadDir } = services;
  // Each is in memory as a whole.
  const withinLimit = createConcurrencyLimit({ running: 4, waiting: 32 });
  return forMember(services, async (context, memberId) => {
    const requested = readQuery(context, uploadFile.request, 'invalid_request', { data: { fields: ['name'] } });
    if (uploadDir === null) return refuse(context, 'unavailable', { status: 503 });
    return withinLimit(async () => {
      const content = Buffer.from(await context.req.arrayBuffer());
      const type = uploadTypeOf(content);
      if (type === null) return refuse(context, 'file_refused');
      const name = uploadName(requested.name, type);
      const contentHash = createHash('sha256').update(content).digest('base64url');
      const isOwn = eq(upload.memberId, memberId);
      const isIt = and(isOwn, eq(upload.contentHash, contentHash), eq(upload.name, name));
      // Its day begins again.
      const [known] = await db.update(upload).set({ uploadedAt: clock() }).where(isIt).returning(shown);
      if (known) return respond(context, known, caching.personal);
      await refuseTooOften(context, services, memberId, 'upload');
      const id = randomToken();
      // First the bytes: a row always has its file, and the maintenance removes files without a row.
      await storeFile(uploadDir, id, content);
      const stored = await db.transaction(async (tx) => {
        // One upload of a member after the other: none is added next to the sum or the search of another.
        await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
        const [same] = await tx.select(shown).from(upload).where(isIt);
        if (same) return same;
        const [all] = await tx
          .select({ bytes: sum(upload.bytes).mapWith(Number) })
          .from(upload)
          .where(isOwn);
        if ((all?.bytes ?? 0) + content.length > mostBytes) return null;
        const row = { id, memberId, name, type, bytes: content.length, contentHash, uploadedAt: clock() };
        const [added] = await tx.insert(upload).values(row).returning(shown);
        return added!;
      });
      if (stored?.id !== id) await removeUpload(uploadDir, id);
      return stored ? respond(context, stored, caching.personal) : refuse(context, 'storage_full');
    });
  });
}

/**
 * A file that is the member's own, or in an enquiry or a message of a thread of the member, as the buyer or as one of
 * the supplier's people.
 */
const visibleFile = (memberId: number, id: string) => sql`
  select u.name, u.type
  from upload u
  where u.id = ${id} and (
    u.member_id = ${memberId}::integer or exists (
      select from attachment a
      left join thread_message m on m.id = a.message_id
      join enquiry_thread t on t.enquiry_id = a.enquiry_id or t.id = m.thread_id
      where a.upload_id = u.id and ${isOwnThread(memberId)}))`;

/** `GET /memberApi/uploads/file`: saved, never shown, and nothing in it runs. */
export const sendUpload = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { id } = readQuery(context, uploadedFile.request, 'not_found', { status: 404 });
    const [file] = await queryRows<{ name: string; type: UploadType }>(services.db, visibleFile(memberId, id));
    const content = file && services.uploadDir !== null ? await readUpload(services.uploadDir, id) : null;
    if (!file || content === null) return refuse(context, 'not_found', { status: 404 });
    return context.body(new Uint8Array(content), 200, {
      'content-type': uploadMediaTypes[file.type],
      'content-length': String(content.length),
      'content-disposition': attachmentAs(`file.${file.type}`, file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': caching.personal,
    });
  });
