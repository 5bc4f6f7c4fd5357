import { htmlLang, type EditionKey } from '@millwright/domain';
import { shorten } from '@millwright/i18n/shorten';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isPublicEntry } from '../content/publication.ts';
import { queryRows, type Database } from '../db/database.ts';
import { entry, entryContact, member, memberPost } from '../db/schema.ts';

type MemberPostRow = typeof memberPost.$inferSelect;

/** Characters of a text that lists show. */
const briefLength = 160;

/** Title and brief in one edition. */
const textsOfEdition = (edition: EditionKey, title: string, brief: string) =>
  ({
    cn: { titleCn: title, briefCn: brief },
    en: { titleEn: title, briefEn: brief },
    de: { titleDe: title, briefDe: brief },
  })[edition];

/** The entry of a post; it appears in the edition in which it was written. */
const entryOf = (post: MemberPostRow, company: string, ownerId: number | null, now: Date) => {
  const brief = shorten(post.text.replaceAll(/\s+/g, ' '), briefLength, htmlLang(post.edition));
  return {
    kind: 'post' as const,
    ...textsOfEdition(post.edition, post.title, brief),
    industryId: post.industryId,
    regionId: post.regionId,
    ownerId,
    side: post.side,
    publishedAt: now,
    endsAt: post.endsAt,
    details: {
      quantity: post.quantity,
      unit: post.unit,
      place: post.place,
      by_member: true,
      company,
      specification: post.specification,
      ...(post.targetDate !== null && { target_date: post.targetDate }),
      ...(post.incoterm !== null && { incoterm: post.incoterm }),
      paragraphs: post.text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    },
  };
};

/** The first supplier that a member speaks for: enquiries about the member's posts go there. */
async function supplierOf(tx: Database, memberId: number, now: Date): Promise<number | null> {
  const [found] = await queryRows<{ id: number }>(
    tx,
    sql`select e.id from supplier_member s join entry e on e.id = s.supplier_id
      where s.member_id = ${memberId}::integer and e.kind = 'supplier' and ${isPublicEntry('e', now)}
      order by e.id limit 1`,
  );
  return found?.id ?? null;
}

/** Whether somebody can be reached through an entry as it is. */
const hasContact = async (tx: Database, id: number): Promise<boolean> =>
  (await tx.$count(entryContact, eq(entryContact.entryId, id))) > 0;

/**
 * Publishes a post that waits: an entry like those of editors, with the member as its contact where the member speaks
 * for no supplier that has one. False where no such post waits, its last day is over, or its author is disabled. Within a transaction.
 */
export async function publishMemberPost(tx: Database, id: number, now: Date): Promise<boolean> {
  const isWaiting = and(eq(memberPost.id, id), eq(memberPost.status, 'waiting'));
  const [post] = await tx.select().from(memberPost).where(isWaiting).for('update');
  if (!post || post.endsAt <= now) return false;
  const [author] = await tx.select().from(member).where(eq(member.id, post.memberId)).for('share');
  if (!author || author.disabled) return false;
  const ownerId = await supplierOf(tx, author.id, now);
  const [added] = await tx
    .insert(entry)
    .values(entryOf(post, author.company, ownerId, now))
    .returning({ id: entry.id });
  if (ownerId === null || !(await hasContact(tx, ownerId))) {
    const isMail = author.account.includes('@');
    await tx.insert(entryContact).values({
      entryId: added!.id,
      personCn: author.trueName,
      personEn: author.trueName,
      [isMail ? 'email' : 'phone']: author.account,
    });
  }
  await tx
    .update(memberPost)
    .set({ status: 'published', entryId: added!.id, decidedAt: now })
    .where(eq(memberPost.id, id));
  return true;
}

/** Ends a post that waits or is published, and hides its entry. Within a transaction. */
async function endPost(
  tx: Database,
  which: { id: number; memberId?: number },
  end: { status: 'refused' | 'withdrawn'; reason?: string; decidedAt: Date },
): Promise<boolean> {
  const ofMember = which.memberId === undefined ? undefined : eq(memberPost.memberId, which.memberId);
  const [ended] = await tx
    .update(memberPost)
    .set(end)
    .where(and(eq(memberPost.id, which.id), ofMember, inArray(memberPost.status, ['waiting', 'published'])))
    .returning({ entryId: memberPost.entryId });
  if (ended && ended.entryId !== null)
    await tx.update(entry).set({ published: false }).where(eq(entry.id, ended.entryId));
  return ended !== undefined;
}

/** Publishes a post that waits for a review. False where none does that can be published. */
export const approvePost = (db: Database, id: number, now: Date): Promise<boolean> =>
  db.transaction((tx) => publishMemberPost(tx, id, now));

/** Refuses a post that waits, or takes one down. False where there is none. @param reason shown to its author */
export const refusePost = (db: Database, id: number, reason: string, now: Date): Promise<boolean> =>
  db.transaction((tx) => endPost(tx, { id }, { status: 'refused', reason, decidedAt: now }));

/** Takes a post back for its author. False where the member has none that waits or is published. */
export const withdrawMemberPost = (db: Database, memberId: number, id: number, now: Date): Promise<boolean> =>
  db.transaction((tx) => endPost(tx, { id, memberId }, { status: 'withdrawn', decidedAt: now }));

/** Deletes the posts of a member, with their entries. Within a transaction. */
export async function deleteMemberPosts(tx: Database, memberId: number): Promise<void> {
  const entries = tx
    .select({ id: memberPost.entryId })
    .from(memberPost)
    .where(and(eq(memberPost.memberId, memberId), sql`${memberPost.entryId} is not null`));
  await tx.delete(entry).where(inArray(entry.id, sql`(${entries})`));
  await tx.delete(memberPost).where(eq(memberPost.memberId, memberId));
}

/** A post that waits for a review. */
export type WaitingPost = Pick<
  MemberPostRow,
  'id' | 'edition' | 'side' | 'title' | 'text' | 'specification' | 'sentAt'
> & { account: string; company: string };

/** The posts that wait for a review, the oldest first, at most `most`. */
export const waitingPosts = (db: Database, most: number): Promise<WaitingPost[]> =>
  db
    .select({
      id: memberPost.id,
      edition: memberPost.edition,
      side: memberPost.side,
      title: memberPost.title,
      text: memberPost.text,
      specification: memberPost.specification,
      sentAt: memberPost.sentAt,
      account: member.account,
      company: member.company,
    })
    .from(memberPost)
    .innerJoin(member, eq(member.id, memberPost.memberId))
    .where(eq(memberPost.status, 'waiting'))
    .orderBy(memberPost.sentAt, memberPost.id)
    .limit(most);
