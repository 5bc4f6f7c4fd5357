import { endSessions as endSessionsCall } from '@millwright/api-client/contract';
import { and, desc, eq, max, min, ne, sql } from 'drizzle-orm';
import { memberSession } from '../../db/schema.ts';
import { respond, caching, refuse } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import { isLive } from '../../members/sessions.ts';

/** Logins that are listed, the ones used last. */
const mostListed = 50;

/** The member's logins, each once on however many sites it is; for the list, and for the export. */
export const loginsQuery = ({ db, clock }: Pick<Services, 'db' | 'clock'>, memberId: number) =>
  db
    .select({
      id: memberSession.loginId,
      created: min(memberSession.createdAt),
      seen: max(memberSession.seenAt),
      agent: max(memberSession.agent),
    })
    .from(memberSession)
    .where(and(eq(memberSession.memberId, memberId), isLive(clock())))
    .groupBy(memberSession.loginId)
    .orderBy(desc(sql`max(${memberSession.seenAt})`), memberSession.loginId)
    .limit(mostListed);

/** `GET /memberApi/account/sessions` */
export const listSessions = (services: Services) =>
  forMember(services, async (context, memberId, { session }) => {
    const logins = await loginsQuery(services, memberId);
    const list = logins.map(({ created, seen, ...login }) => ({
      ...login,
      created: created!.toISOString(),
      seen: seen!.toISOString(),
      here: login.id === session.loginId,
    }));
    return respond(context, { list }, caching.personal);
  });

/** `DELETE /memberApi/account/sessions` */
export const endSessions = (services: Services) =>
  withBody(services, endSessionsCall.request, async (context, memberId, body, { session }) => {
    await refuseTooOften(context, services, memberId, 'account');
    const which = 'id' in body ? eq(memberSession.loginId, body.id) : ne(memberSession.loginId, session.loginId);
    const ended = await services.db
      .delete(memberSession)
      .where(and(eq(memberSession.memberId, memberId), which))
      .returning({ id: memberSession.loginId });
    return 'id' in body && ended.length === 0 ? refuse(context, 'not_found') : respond(context, null, caching.personal);
  });
