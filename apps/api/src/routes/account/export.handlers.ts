import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  enquiry,
  enquiryThread,
  favourite,
  memberAction,
  memberPost,
  subscription,
  supplierChange,
  supplierMember,
  threadMessage,
  threadQuote,
  threadReport,
  upload,
} from '../../db/schema.ts';
import { caching } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember } from '../../members/for-member.ts';
import type { Login } from '../../members/sessions.ts';
import { accountOf } from './account.wire.ts';
import { loginsQuery } from './sessions.handlers.ts';

/** Rows that are read at a time. */
const pageRows = 500;

/** A list of the file: its name, the table with the rows of a member, and the columns that it is read by. */
type List = readonly [name: string, table: PgTable & { memberId: PgColumn }, order: readonly PgColumn[]];

/** Everything that is stored about a member besides its account and its logins. */
const lists: readonly List[] = [
  ['favourites', favourite, [favourite.kind, favourite.targetId]],
  ['subscriptions', subscription, [subscription.id]],
  ['enquiries', enquiry, [enquiry.id]],
  ['threads', enquiryThread, [enquiryThread.id]],
  ['messages', threadMessage, [threadMessage.id]],
  ['quotes', threadQuote, [threadQuote.id]],
  ['posts', memberPost, [memberPost.id]],
  ['files', upload, [upload.uploadedAt, upload.id]],
  ['reports', threadReport, [threadReport.threadId]],
  ['suppliers', supplierMember, [supplierMember.supplierId]],
  ['changes', supplierChange, [supplierChange.id]],
  ['actions', memberAction, [memberAction.id]],
];

/** A page of a list, behind so many rows. */
const readPage = ({ db }: Services, [, table, order]: List, memberId: number, offset: number): Promise<object[]> =>
  db
    .select()
    .from(table as PgTable)
    .where(eq(table.memberId, memberId))
    .orderBy(...order)
    .limit(pageRows)
    .offset(offset);

/** The file piece by piece, so that a long history is never in memory as a whole. */
async function* fileOf(services: Services, { member, session }: Login): AsyncGenerator<string> {
  const logins = (await loginsQuery(services, member.id)).map(({ id, ...login }) => ({
    ...login,
    here: id === session.loginId,
  }));
  const about = { ...accountOf(member), agreed: member.agreedAt, is_editor: member.isEditor };
  yield `{"exported":${JSON.stringify(services.clock())},\n"account":${JSON.stringify(about)},\n"sessions":${JSON.stringify(logins)}`;
  for (const list of lists) {
    yield `,\n"${list[0]}":[`;
    for (let offset = 0, isFirst = true, isLast = false; !isLast; offset += pageRows) {
      const rows = await readPage(services, list, member.id, offset);
      for (const row of rows) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
        isFirst = false;
      }
      isLast = rows.length < pageRows;
    }
    yield ']';
  }
  yield '}\n';
}

/** What a generator makes, as it is read. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/** `GET /memberApi/account/export` */
export const exportAccount = (services: Services) =>
  forMember(services, async (context, memberId, login) => {
    await refuseTooOften(context, services, memberId, 'export');
    return context.body(streamOf(fileOf(services, login)), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="account.json"',
      'cache-control': caching.personal,
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
