import { memberPostList, publishPost, withdrawPost } from '@millwright/api-client/contract';
import { POST_LIMITS, POST_VALID_DAYS } from '@millwright/domain';
import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { queryRows, type Database } from '../../db/database.ts';
import { memberPost } from '../../db/schema.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import { publishMemberPost, withdrawMemberPost } from '../../members/member-posts.ts';
import { shanghaiDay, shanghaiDayEnd } from '../../shanghai-day.ts';
import { memberPostsQuery, referencesQuery } from './posts.queries.ts';

type SentForm = v.InferOutput<typeof publishPost.request>;

const day = 86_400_000;

/** `GET /memberApi/posts` */
export const listPosts = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const paging = readQuery(context, memberPostList.request);
    const [row] = await queryRows<object>(services.db, memberPostsQuery(memberId, paging, services.clock()));
    return respond(context, row, caching.personal);
  });

/** The end of a post; null where the day is over, or too far away. */
function endOf(form: SentForm, now: Date): Date | null {
  if (form.valid_until === null) return shanghaiDayEnd(shanghaiDay(now.getTime() + POST_VALID_DAYS * day));
  const end = shanghaiDayEnd(form.valid_until);
  const last = shanghaiDayEnd(shanghaiDay(now.getTime() + POST_LIMITS.validDays * day));
  return end > now && end <= last ? end : null;
}

/** The fields that only the database, or the day, shows to be wrong. */
async function wrongFields(db: Database, form: SentForm, endsAt: Date | null, now: Date): Promise<string[]> {
  const [found] = await queryRows<{ industry: boolean; region: boolean }>(
    db,
    referencesQuery(form.industry_id, form.region_id),
  );
  const wrong = {
    industry_id: !found!.industry,
    region_id: !found!.region,
    target_date: form.target_date !== null && form.target_date < shanghaiDay(now),
    valid_until: endsAt === null,
  };
  return Object.entries(wrong).flatMap(([field, isWrong]) => (isWrong ? field : []));
}

const valuesOf = (form: SentForm) => ({
  side: form.side,
  // A title is one line.
  title: form.title.replaceAll(/\s+/g, ' ').trim(),
  text: form.text.trim(),
  industryId: form.industry_id,
  regionId: form.region_id,
  place: form.place.trim(),
  quantity: form.quantity,
  unit: form.unit.trim(),
  specification: form.specification,
  targetDate: form.target_date,
  incoterm: form.incoterm,
});

/** `POST /memberApi/posts`: stored once for each key. */
export const takePost = (services: Services) =>
  withBody(services, publishPost.request, async (context, memberId, form) => {
    const { db, clock, postReview } = services;
    const isIt = and(eq(memberPost.memberId, memberId), eq(memberPost.requestKey, form.key));
    const known = async (tx: Database) =>
      (await tx.select({ id: memberPost.id, state: memberPost.status }).from(memberPost).where(isIt))[0];
    const before = await known(db);
    if (before) return respond(context, before, caching.personal);
    const now = clock();
    const endsAt = endOf(form, now);
    const fields = await wrongFields(db, form, endsAt, now);
    if (endsAt === null || fields.length > 0) return refuse(context, 'invalid_request', { data: { fields } });
    await refuseTooOften(context, services, memberId, 'post');
    const stored = await db.transaction(async (tx) => {
      const own = { memberId, requestKey: form.key, edition: context.get('edition'), endsAt, sentAt: now };
      const [added] = await tx
        .insert(memberPost)
        .values({ ...valuesOf(form), ...own, status: 'waiting' })
        .onConflictDoNothing()
        .returning({ id: memberPost.id });
      if (added && postReview === 'none') await publishMemberPost(tx, added.id, now);
      // The one that was stored, by this request or by one with the same key at the same time.
      return (await known(tx))!;
    });
    return respond(context, stored, caching.personal);
  });

/** `POST /memberApi/posts/withdraw` */
export const takePostBack = (services: Services) =>
  withBody(services, withdrawPost.request, async (context, memberId, { id }) => {
    await refuseTooOften(context, services, memberId, 'decision');
    const isDone = await withdrawMemberPost(services.db, memberId, id, services.clock());
    return isDone ? respond(context, {}, caching.personal) : refuse(context, 'not_found');
  });
