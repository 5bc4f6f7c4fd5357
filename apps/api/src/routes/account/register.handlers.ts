import { register as registerCall } from '@millwright/api-client/contract';
import { canReceiveCode, PASSWORD_MIN_LENGTH, type EditionKey } from '@millwright/domain';
import { eq } from 'drizzle-orm';
import type { Context, Handler } from 'hono';
import type * as v from 'valibot';
import { member } from '../../db/schema.ts';
import { respond, caching, refuse, readBody } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { networkOf } from '../../members/client-address.ts';
import { preSessionOf } from '../../members/cookies.ts';
import { refuseFields } from '../../members/for-member.ts';
import { openText, type LoginKeys } from '../../members/login-keys.ts';
import { hasTriedTooOften, limitLogins, normaliseAccount, recordAttempt } from '../../members/login-limits.ts';
import { hashPassword } from '../../members/passwords.ts';
import { beginSession } from '../../members/sessions.ts';
import { isRightCode, spendCode, type GivenCode } from '../../members/verification-codes.ts';

type Registration = v.InferOutput<typeof registerCall.request>;

/** Whether a password may be set: the login takes any, so that this is the only place that requires a length. */
export const isGoodPassword = (password: string | null): password is string =>
  password !== null && [...password].length >= PASSWORD_MIN_LENGTH;

/** The code that was given, where everything opens that it needs; null for what cannot be right. */
function givenCode(context: Context<ApiEnvironment>, account: string | null, code: string): GivenCode | null {
  const preSession = preSessionOf(context);
  return account !== null && canReceiveCode(account) && preSession !== null
    ? { account: normaliseAccount(account), preSession, code }
    : null;
}

/** Stores a member, and returns its id; null where the account has become somebody's meanwhile. */
async function storeMember(
  { db, clock }: Services,
  account: string,
  { body, password, language }: { body: Registration; password: string | null; language: EditionKey },
): Promise<number | null> {
  const now = clock();
  const passwordHash = password === null ? null : await hashPassword(password);
  const [stored] = await db
    .insert(member)
    .values({
      account,
      passwordHash,
      trueName: body.true_name.trim(),
      company: body.company.trim(),
      language,
      agreedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: member.account })
    .returning({ id: member.id });
  return stored?.id ?? null;
}

/** `POST /memberApi/register`. Until the code is right, nothing depends on whether the account exists. */
export const register =
  (keys: LoginKeys, services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const body = await readBody(context, registerCall.request, (issues) => refuseFields(context, issues));
    const network = networkOf(context.env?.clientAddress);
    return limitLogins(async () => {
      if (await hasTriedTooOften(services, network)) return refuse(context, 'too_many_requests', { status: 429 });
      const live = await keys.live(body.kid);
      if (live.length === 0) return refuse(context, 'unknown_key');
      const expected = { imageKey: '', now: services.clock() };
      const password = body.password === undefined ? null : await openText(body.password, live, expected);
      // Before the code is used up, so that another password can be tried with it.
      if (body.password !== undefined && !isGoodPassword(password))
        return refuse(context, 'invalid_request', { data: { fields: ['password'] } });

      const given = givenCode(context, await openText(body.account, live, expected), body.vcode);
      const isRight = given !== null && (await isRightCode(services, given));
      await recordAttempt(services, { account: given?.account ?? '', network }, !isRight);
      if (!isRight) return refuse(context, 'sms_code_wrong');
      // The code stays good, so that its owner can log in with it.
      if ((await services.db.$count(member, eq(member.account, given.account))) > 0)
        return refuse(context, 'account_exists');
      if (!(await spendCode(services, given))) return refuse(context, 'sms_code_wrong');
      const id = await storeMember(services, given.account, { body, password, language: context.get('edition') });
      if (id === null) return refuse(context, 'account_exists');
      await beginSession(context, services, id);
      return respond(context, null, caching.personal);
    });
  };
