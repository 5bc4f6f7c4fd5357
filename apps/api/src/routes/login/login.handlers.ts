import { setTimeout as wait } from 'node:timers/promises';
import {
  loginByCode as loginByCodeCall,
  loginByPassword as loginByPasswordCall,
} from '@millwright/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from 'hono';
import { member } from '../../db/schema.ts';
import { respond, caching, refuse, readBody, readJson } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { isNotForeign } from '../../http/guards.ts';
import { networkOf } from '../../members/client-address.ts';
import { preSessionOf } from '../../members/cookies.ts';
import { consumeCaptcha } from '../../members/captchas.ts';
import { openText, type LoginKeys } from '../../members/login-keys.ts';
import { delayOf, hasTriedTooOften, limitLogins, normaliseAccount, recordAttempt } from '../../members/login-limits.ts';
import { verifyPassword } from '../../members/passwords.ts';
import { beginSession, endSession } from '../../members/sessions.ts';
import { consumeCode } from '../../members/verification-codes.ts';

async function memberBy(account: string, { db }: Services): Promise<typeof member.$inferSelect | null> {
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.account, account), eq(member.disabled, false)));
  return found ?? null;
}

/** `GET /memberApi/public_key` */
export const showPublicKey =
  (keys: LoginKeys, { clock }: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { kid, publicKey } = await keys.current();
    return respond(context, { kid, key: publicKey, time: clock().getTime() }, caching.none);
  };

/** `POST /memberApi/login_by_code`. Whatever is wrong has one response. */
export const loginByCode =
  (keys: LoginKeys, services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const request = await readBody(context, loginByCodeCall.request, () => refuse(context, 'sms_code_wrong'));
    const { account: sealed, vcode, kid } = request;
    const network = networkOf(context.env?.clientAddress);
    return limitLogins(async () => {
      if (await hasTriedTooOften(services, network)) return refuse(context, 'too_many_requests', { status: 429 });
      const live = await keys.live(kid);
      if (live.length === 0) return refuse(context, 'unknown_key');

      const opened = await openText(sealed, live, { imageKey: '', now: services.clock() });
      const account = opened === null ? null : normaliseAccount(opened);
      const preSession = preSessionOf(context);
      const isRight =
        account !== null && preSession !== null && (await consumeCode(services, { account, preSession, code: vcode }));
      const found = isRight ? await memberBy(account, services) : null;
      await recordAttempt(services, { account: account ?? '', network }, found === null);
      if (found === null) return refuse(context, 'sms_code_wrong');
      await beginSession(context, services, found.id);
      return respond(context, null, caching.personal, 'loggedIn');
    });
  };

/** A login whose captcha was right, and that is decided after `delay` milliseconds. */
interface Tried {
  account: string;
  password: string | null;
  found: typeof member.$inferSelect | null;
  delay: number;
}

/**
 * `POST /memberApi/login_by_pwd`. Unknown account, wrong password and damaged secret have one response and one cost.
 */
export const loginByPassword =
  (keys: LoginKeys, services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { raw, parsed } = await readJson(context, loginByPasswordCall.request);
    if (typeof raw.img_code !== 'string' || raw.img_code.trim() === '') return refuse(context, 'image_code_required');
    if (!parsed.success) return refuse(context, 'credentials_wrong');
    const { account: sealedAccount, password: sealedPassword, img_code: captcha, key: imageKey, kid } = parsed.output;
    const network = networkOf(context.env?.clientAddress);

    const decide = async ({ account, password, found }: Tried): Promise<Response> => {
      const isRight = (await verifyPassword(password ?? '', found?.passwordHash ?? null)) && found !== null;
      await recordAttempt(services, { account, network }, !isRight);
      if (!isRight) return refuse(context, 'credentials_wrong');
      await beginSession(context, services, found.id);
      return respond(context, null, caching.personal, 'loggedIn');
    };
    const outcome = await limitLogins(async (): Promise<Response | Tried> => {
      if (await hasTriedTooOften(services, network)) return refuse(context, 'too_many_requests', { status: 429 });
      // Before the captcha is used up, so that the page can try again with the new key.
      const live = await keys.live(kid);
      if (live.length === 0) return refuse(context, 'unknown_key');
      const preSession = preSessionOf(context);
      const isHuman = preSession !== null && (await consumeCaptcha(services, { preSession, imageKey }, captcha));
      services.meter.captcha(isHuman ? 'right' : 'wrong');
      if (!isHuman) return refuse(context, 'image_code_wrong');

      const expected = { imageKey, now: services.clock() };
      const openedAccount = await openText(sealedAccount, live, expected);
      const password = await openText(sealedPassword, live, expected);
      const account = normaliseAccount(openedAccount ?? '');
      const found = account === '' || password === null ? null : await memberBy(account, services);
      const tried = { account, password, found, delay: await delayOf(services, { account, network }) };
      return tried.delay > 0 ? tried : decide(tried);
    });
    if (outcome instanceof Response) return outcome;
    // A delayed response keeps nobody from a turn.
    await wait(outcome.delay);
    return limitLogins(() => decide(outcome));
  };

/** `GET /memberApi/logout`. A foreign page can make a browser request it, but not like this (D3). */
export const logOut =
  (services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    // A link or an image is never a deliberate request: an article may hold an image with this URL.
    const isRequested =
      site === undefined
        ? context.req.header('x-requested-with') !== undefined
        : site !== 'none' && !/^(?:navigate|no-cors)$/.test(context.req.header('sec-fetch-mode') ?? '');
    const isListed = origin !== undefined && services.allowedOrigins.includes(origin);
    if (!isNotForeign(context, services) || !(isRequested || isListed))
      return refuse(context, 'forbidden', { status: 403 });
    await endSession(context, services);
    context.header('clear-site-data', '"cache"');
    return respond(context, null, caching.personal, 'loggedOut');
  };
