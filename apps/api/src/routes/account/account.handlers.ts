import {
  changeAccount as changeAccountCall,
  changePassword as changePasswordCall,
} from '@millwright/api-client/contract';
import type { EditionKey } from '@millwright/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { queryRows } from '../../db/database.ts';
import { member, memberSession } from '../../db/schema.ts';
import { respond, caching, refuse } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { networkOf } from '../../members/client-address.ts';
import { preSessionOf } from '../../members/cookies.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import { openText, type LoginKeys } from '../../members/login-keys.ts';
import { hasTriedTooOften, limitLogins, recordAttempt } from '../../members/login-limits.ts';
import { hashPassword } from '../../members/passwords.ts';
import { consumeCode } from '../../members/verification-codes.ts';
import { anyTitle } from '../../db/in-edition.ts';
import { accountOf } from './account.wire.ts';
import { isGoodPassword } from './register.handlers.ts';

/** The suppliers that a member speaks for, by their names. */
const suppliersOf = ({ db }: Services, memberId: number, edition: EditionKey) =>
  queryRows<{ id: number; title: string }>(
    db,
    sql`select e.id, ${anyTitle(sql`e`, edition)} as title from supplier_member s join entry e on e.id = s.supplier_id
      where s.member_id = ${memberId}::integer order by title, e.id limit 50`,
  );

/** `GET /memberApi/account` */
export const showAccount = (services: Services) =>
  forMember(services, async (context, memberId, login) => {
    const suppliers = await suppliersOf(services, memberId, context.get('edition'));
    return respond(context, { ...accountOf(login.member), suppliers }, caching.personal);
  });

/** What is stored of a change; what is absent is left as it is. */
const columnsOf = ({
  notify,
  ...change
}: v.InferOutput<typeof changeAccountCall.request>): Partial<typeof member.$inferInsert> => ({
  trueName: change.true_name?.trim(),
  company: change.company?.trim(),
  position: change.position?.trim(),
  countryId: change.country_id,
  provinceId: change.province_id,
  cityId: change.city_id,
  language: change.language,
  notifyEnquiries: notify?.enquiries,
  notifyReminders: notify?.reminders,
});

/** `POST /memberApi/account` */
export const changeAccount = (services: Services) =>
  withBody(services, changeAccountCall.request, async (context, memberId, body) => {
    await refuseTooOften(context, services, memberId, 'account');
    const columns = columnsOf(body);
    if (Object.values(columns).some((value) => value !== undefined))
      await services.db.update(member).set(columns).where(eq(member.id, memberId));
    return respond(context, null, caching.personal);
  });

/** `POST /memberApi/account/password`: all other logins end. */
export const changePassword = (keys: LoginKeys, services: Services) =>
  withBody(services, changePasswordCall.request, async (context, memberId, body, { member: { account }, session }) => {
    const network = networkOf(context.env?.clientAddress);
    return limitLogins(async () => {
      if (await hasTriedTooOften(services, network)) return refuse(context, 'too_many_requests', { status: 429 });
      const live = await keys.live(body.kid);
      if (live.length === 0) return refuse(context, 'unknown_key');
      const password = await openText(body.password, live, { imageKey: '', now: services.clock() });
      // Before the code is used up, so that another password can be tried with it.
      if (!isGoodPassword(password)) return refuse(context, 'invalid_request', { data: { fields: ['password'] } });

      const preSession = preSessionOf(context);
      const isRight = preSession !== null && (await consumeCode(services, { account, preSession, code: body.vcode }));
      await recordAttempt(services, { account, network }, !isRight);
      if (!isRight) return refuse(context, 'sms_code_wrong');
      const passwordHash = await hashPassword(password);
      await services.db.transaction(async (tx) => {
        await tx.update(member).set({ passwordHash }).where(eq(member.id, memberId));
        await tx
          .delete(memberSession)
          .where(and(eq(memberSession.memberId, memberId), ne(memberSession.loginId, session.loginId)));
      });
      return respond(context, null, caching.personal);
    });
  });
