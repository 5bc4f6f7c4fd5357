import { captchaImage, proofSolution, proofTask, verifyCode } from '@millwright/api-client/contract';
import { canReceiveCode, CODE_RESEND_SECONDS, htmlLang, type HtmlLang } from '@millwright/domain';
import type { Handler } from 'hono';
import { respond, caching, refuse, readBody, readJson, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { normaliseAccount } from '../../members/login-limits.ts';
import { networkOf } from '../../members/client-address.ts';
import { beginPreSession, preSessionOf } from '../../members/cookies.ts';
import { drawCaptcha } from '../../members/draw-captcha.ts';
import { consumeCaptcha, issueCaptcha, issueProofTask, proofDifficulty, redeemProof } from '../../members/captchas.ts';
import { secondsToWaitFor, sendCode } from '../../members/verification-codes.ts';
import type { RateLimit } from '../../http/rate-limit.ts';

const accountPrompt: Readonly<Record<HtmlLang, 'phone_invalid' | 'email_invalid'>> = {
  'zh-CN': 'phone_invalid',
  en: 'email_invalid',
  de: 'email_invalid',
};

/** `GET /img_code`: draws a code for a key, and begins the pre-session that it belongs to. */
export const showCaptcha =
  (services: Services, images: RateLimit): Handler<ApiEnvironment> =>
  async (context) => {
    const { key: imageKey } = readQuery(context, captchaImage.request, 'invalid_request', { status: 400 });
    const preSession = beginPreSession(context);
    if (!images.allows(networkOf(context.env?.clientAddress) ?? preSession))
      return refuse(context, 'too_many_requests', { status: 429 });
    const code = await issueCaptcha(services, { preSession, imageKey });
    services.meter.captcha('issued');
    return context.body(drawCaptcha(code), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': caching.none,
      'content-security-policy': "default-src 'none'; sandbox",
    });
  };

/** `GET /memberApi/proof` */
export const showProofTask =
  (services: Services, images: RateLimit): Handler<ApiEnvironment> =>
  async (context) => {
    const { key: imageKey } = readQuery(context, proofTask.request, 'invalid_request', { status: 400 });
    const preSession = beginPreSession(context);
    if (!images.allows(networkOf(context.env?.clientAddress) ?? preSession))
      return refuse(context, 'too_many_requests', { status: 429 });
    const challenge = await issueProofTask(services, { preSession, imageKey });
    services.meter.captcha('issued');
    return respond(context, { challenge, difficulty: proofDifficulty }, caching.none);
  };

/** `POST /memberApi/proof` */
export const takeProof =
  (services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { key: imageKey, solution } = await readBody(context, proofSolution.request);
    const preSession = preSessionOf(context);
    if (preSession === null) return refuse(context, 'invalid_request');
    const code = await redeemProof(services, { preSession, imageKey }, solution);
    return code === null ? refuse(context, 'image_code_wrong') : respond(context, { img_code: code }, caching.none);
  };

/**
 * `POST /api/verify_code`: shape, interval, captcha (which is used up), limits, sending, in this order. A second
 * request within the interval costs no captcha.
 */
export const requestCode =
  (services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { raw, parsed } = await readJson(context, verifyCode.request);
    const edition = context.get('edition');
    if (!canReceiveCode(raw.account)) return refuse(context, accountPrompt[htmlLang(edition)]);
    if (typeof raw.img_code !== 'string' || raw.img_code.trim() === '') return refuse(context, 'image_code_required');
    if (!parsed.success) return refuse(context, 'invalid_request');

    const account = normaliseAccount(parsed.output.account);
    const seconds = await secondsToWaitFor(services, account);
    if (seconds > 0) return refuse(context, 'too_soon', { data: { seconds }, values: { seconds } });
    const preSession = preSessionOf(context);
    const isHuman =
      preSession !== null &&
      (await consumeCaptcha(services, { preSession, imageKey: parsed.output.key }, parsed.output.img_code));
    services.meter.captcha(isHuman ? 'right' : 'wrong');
    if (!isHuman) return refuse(context, 'image_code_wrong');

    const outcome = await sendCode(services, {
      account,
      preSession,
      network: networkOf(context.env?.clientAddress),
      edition,
    });
    services.meter.sms(outcome.kind);
    switch (outcome.kind) {
      case 'sent':
        return respond(context, { wait: CODE_RESEND_SECONDS }, caching.none, 'codeSent');
      case 'too_soon':
        return refuse(context, 'too_soon', {
          data: { seconds: outcome.seconds },
          values: { seconds: outcome.seconds },
        });
      case 'limit':
        return refuse(context, 'code_limit_reached');
      case 'not_sent':
        return refuse(context, 'code_not_sent');
    }
  };
