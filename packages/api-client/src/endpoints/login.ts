import {
  CODE_RESEND_SECONDS,
  type LoginByCode,
  type LoginByPassword,
  type LoginOutcome,
  type LoginPrompt,
  type SolvedCaptcha,
  type VerifyCodeRequest,
} from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { perform } from '../http/http.ts';
import * as contract from '../contract/login.ts';
import type { CallOptions } from '../http/http.types.ts';
import { failed, success, type Result } from '../result.ts';
import { captchaImageUrl, newImageKey, solveCaptcha } from './captcha.ts';

/** The public key of the service, and how far its clock is ahead of ours, in milliseconds. */
export interface LoginKey {
  /** Travels next to what was encrypted (`kid`). */
  id: string;
  /** SPKI in PEM. */
  key: string;
  /** Milliseconds; negative where the service's clock is behind. */
  clockAhead: number;
}

/** The key that accounts and passwords are encrypted with. */
export const getPublicKey = (client: ApiClient, options?: CallOptions): Promise<Result<LoginKey>> =>
  perform(
    client,
    contract.publicKey,
    {},
    ({ kid, key, time }) => ({ id: kid, key, clockAhead: time - Date.now() }),
    options,
  );

/**
 * Encrypts a text for the login (D4): RSA-OAEP with SHA-256 over base64 of its UTF-8. For the browser only; the
 * library is loaded when somebody logs in. It is a second skin over TLS, never a substitute. Returns null where this
 * cannot be done safely: without a source of randomness, which the library would replace by a guessable one, or a text
 * that is too long.
 */
export async function encryptForLogin(text: string, publicKey: string): Promise<string | null> {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') return null;
  const { JSEncrypt } = await import('jsencrypt');
  const encrypter = new JSEncrypt();
  encrypter.setPublicKey(publicKey);
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  return encrypter.encryptOAEP(base64) || null;
}

/** Encrypts texts with one key; each holds the image key, which works once, and the time, against replay. */
async function seal(
  { encrypt = encryptForLogin }: ApiClient,
  texts: string[],
  imageKey: string,
  { key, clockAhead }: LoginKey,
): Promise<Result<string[]>> {
  if (texts.some((text) => new TextEncoder().encode(text).length > contract.longestSecret))
    return failed({ kind: 'malformed', problem: 'too long' });
  const sealed: string[] = [];
  for (const text of texts) {
    const secret = await encrypt(JSON.stringify({ v: text, key: imageKey, t: Date.now() + clockAhead }), key).catch(
      () => null,
    );
    if (secret === null) return failed({ kind: 'insecure' });
    sealed.push(secret);
  }
  return success(sealed);
}

/** Gets the key, encrypts and sends; once more where the service has changed its key meanwhile. */
export async function sendSealed(
  client: ApiClient,
  texts: string[],
  imageKey: string,
  send: (sealed: string[], kid: string) => Promise<Result<void>>,
  options?: CallOptions,
): Promise<Result<void>> {
  for (let attempt = 1; ; attempt += 1) {
    const key = await getPublicKey(client, options);
    if (!key.ok) return key;
    const sealed = await seal(client, texts, imageKey, key.value);
    if (!sealed.ok) return sealed;
    const sent = await send(sealed.value, key.value.id);
    const isKeyUnknown = !sent.ok && sent.failure.kind === 'refused' && sent.failure.reason === 'unknown_key';
    if (!isKeyUnknown || attempt === 2) return sent;
  }
}

/** Requests a verification code; returns the seconds until the next one may be requested. */
export const requestVerificationCode = (
  client: ApiClient,
  { account, purpose, captcha, imageKey }: VerifyCodeRequest,
  options?: CallOptions,
): Promise<Result<number>> =>
  perform(
    client,
    contract.verifyCode,
    { body: { account, type: purpose, key: imageKey, img_code: captcha } },
    (data) => data?.wait ?? CODE_RESEND_SECONDS,
    options,
  );

/** Logs in with a verification code. */
export const logInByCode = (
  client: ApiClient,
  { account, smsCode }: LoginByCode,
  options?: CallOptions,
): Promise<Result<void>> =>
  sendSealed(
    client,
    [account],
    '',
    ([sealed], kid) =>
      perform(
        client,
        contract.loginByCode,
        { body: { account: sealed, vcode: smsCode, kid } },
        () => undefined,
        options,
      ),
    options,
  );

/** Logs in with a password. */
export function logInByPassword(
  client: ApiClient,
  { account, password, captcha, imageKey }: LoginByPassword,
  options?: CallOptions,
): Promise<Result<void>> {
  const { loginByPassword } = contract;
  const path = client.hasMemberHost ? loginByPassword.memberHostPath : loginByPassword.path;
  return sendSealed(
    client,
    [account, password],
    imageKey,
    ([sealedAccount, sealedPassword], kid) =>
      perform(
        client,
        { ...loginByPassword, path },
        { body: { account: sealedAccount, password: sealedPassword, img_code: captcha, key: imageKey, kid } },
        () => undefined,
        options,
      ),
    options,
  );
}

/** The field that a refusal is about, by its reason. A wrong account and a wrong password have one reason. */
const fields: Readonly<Partial<Record<string, LoginPrompt>>> = {
  phone_invalid: 'phone',
  email_invalid: 'email',
  image_code_required: 'captcha',
  image_code_wrong: 'captcha',
  sms_code_wrong: 'smsCode',
  credentials_wrong: 'password',
};

/** What a visitor is shown of a result: it worked, the service's own words if it has any, or why nothing came of it. */
export function loginOutcome(result: Result<unknown>): LoginOutcome {
  if (result.ok) return { ok: true };
  const { failure } = result;
  // Without words, nobody would see that it was refused.
  if (failure.kind === 'refused' && failure.message !== '')
    return { ok: false, failure: { code: 'refused', text: failure.message, field: fields[failure.reason ?? ''] } };
  return { ok: false, failure: { code: failure.kind === 'insecure' ? 'insecure' : 'unreachable' } };
}

/** Without cookies nobody can stay logged in, so nothing is sent. */
const withCookies = async (call: () => Promise<Result<unknown>>): Promise<LoginOutcome> =>
  navigator.cookieEnabled ? loginOutcome(await call()) : { ok: false, failure: { code: 'cookies' } };

/** What a login dialog calls, in the browser: `LoginPorts` of `@millwright/ui/login-dialog` without `onSuccess`. */
export const loginPorts = (client: ApiClient) => ({
  newImageKey,
  captchaSrc: (key: string): string => captchaImageUrl(client, key),
  requestCode: (request: VerifyCodeRequest) => withCookies(() => requestVerificationCode(client, request)),
  loginByCode: (login: LoginByCode) => withCookies(() => logInByCode(client, login)),
  loginByPassword: (login: LoginByPassword) => withCookies(() => logInByPassword(client, login)),
  /** Computes what a captcha proves; rejects where that cannot be done. The signal ends it. */
  solveProof: async (signal?: AbortSignal): Promise<SolvedCaptcha> => {
    const proof = await solveCaptcha(client, { signal });
    if (!proof.ok) throw new Error(proof.failure.kind);
    return proof.value;
  },
});
