import type { LoginByCode, LoginByPassword, Member, UserProfile, VerifyCodeRequest } from '@millwright/domain';
import { CODE_RESEND_SECONDS } from '@millwright/domain';
import { perform } from '../contract/call.ts';
import {
  loginByCode,
  loginByPassword,
  logout,
  logoutHeader,
  longestSecret,
  publicKey,
  verifyCode,
} from '../contract/login.ts';
import { readMember, readProfile, userInfo } from '../contract/member.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
import { failed, type Failure, type Result } from '../result.ts';

/** Encrypts a text with a public key in PEM; null where that cannot be done safely. */
export type Encrypt = (text: string, publicKey: string) => Promise<string | null>;

/** The public key of the service, and how far its clock is ahead of ours, in milliseconds. */
export interface LoginKey {
  /** Travels beside what was encrypted (`kid`). */
  id: string;
  /** SPKI in PEM. */
  key: string;
  /** Milliseconds; negative where the service's clock is behind. */
  clockAhead: number;
}

/** How many whole seconds a refusal asks to wait before another code; null for any other failure. */
export function secondsToWait(failure: Failure): number | null {
  if (failure.kind !== 'refused' || failure.reason !== 'too_soon') return null;
  const { seconds } = (failure.data ?? {}) as { seconds?: unknown };
  return typeof seconds === 'number' && seconds >= 0 ? Math.ceil(seconds) : CODE_RESEND_SECONDS;
}

/** The calls about who is looking, and about logging in and out. */
export const memberEndpoints = (http: Http, encrypt: Encrypt | undefined) => {
  const getKey = (options?: CallOptions): Promise<Result<LoginKey>> =>
    perform(http, publicKey, {}, ({ kid, key, time }) => ({ id: kid, key, clockAhead: time - Date.now() }), options);

  /** Encrypts texts with one key; each holds the image key, which works once, and the time, against replay. */
  const seal = async (texts: string[], imageKey: string, { key, clockAhead }: LoginKey): Promise<Result<string[]>> => {
    if (!encrypt) return failed({ kind: 'insecure' });
    if (texts.some((text) => new TextEncoder().encode(text).length > longestSecret))
      return failed({ kind: 'malformed', problem: 'too long' });
    const sealed: string[] = [];
    for (const text of texts) {
      const secret = await encrypt(JSON.stringify({ v: text, key: imageKey, t: Date.now() + clockAhead }), key).catch(
        () => null,
      );
      if (secret === null) return failed({ kind: 'insecure' });
      sealed.push(secret);
    }
    return { ok: true, value: sealed };
  };

  /** Gets the key, encrypts and sends; once more where the service has changed its key meanwhile. */
  const sendSealed = async (
    texts: string[],
    imageKey: string,
    send: (sealed: string[], kid: string) => Promise<Result<void>>,
    options?: CallOptions,
  ): Promise<Result<void>> => {
    for (let attempt = 1; ; attempt += 1) {
      const key = await getKey(options);
      if (!key.ok) return key;
      const sealed = await seal(texts, imageKey, key.value);
      if (!sealed.ok) return sealed;
      const sent = await send(sealed.value, key.value.id);
      const isKeyUnknown = !sent.ok && sent.failure.kind === 'refused' && sent.failure.reason === 'unknown_key';
      if (!isKeyUnknown || attempt === 2) return sent;
    }
  };

  return {
    /** The member who is logged in; null for a visitor. */
    me: (options?: CallOptions): Promise<Result<Member | null>> => perform(http, userInfo, {}, readMember, options),

    /** The profile of the member who is logged in, as forms use it; null for a visitor. */
    profile: (options?: CallOptions): Promise<Result<UserProfile | null>> =>
      perform(http, userInfo, {}, readProfile, options),

    /** The key that accounts and passwords are encrypted with. */
    publicKey: getKey,

    /** Asks for a verification code; answers the seconds until the next one may be asked for. See `secondsToWait`. */
    requestCode: (
      { account, purpose, imageCode, imageKey }: VerifyCodeRequest,
      options?: CallOptions,
    ): Promise<Result<number>> =>
      perform(
        http,
        verifyCode,
        { body: { account, type: purpose, key: imageKey, img_code: imageCode } },
        (data) => data?.wait ?? CODE_RESEND_SECONDS,
        options,
      ),

    /** Logs in with a verification code. */
    loginByCode: ({ account, smsCode }: LoginByCode, options?: CallOptions): Promise<Result<void>> =>
      sendSealed(
        [account],
        '',
        ([sealed], kid) =>
          perform(http, loginByCode, { body: { account: sealed, vcode: smsCode, kid } }, () => undefined, options),
        options,
      ),

    /** Logs in with a password. */
    loginByPassword: (
      { account, password, imageCode, imageKey }: LoginByPassword,
      options?: CallOptions,
    ): Promise<Result<void>> => {
      const path = http.hasMemberHost ? loginByPassword.memberHostPath : loginByPassword.path;
      return sendSealed(
        [account, password],
        imageKey,
        ([sealedAccount, sealedPassword], kid) =>
          perform(
            http,
            { ...loginByPassword, path },
            { body: { account: sealedAccount, password: sealedPassword, img_code: imageCode, key: imageKey, kid } },
            () => undefined,
            options,
          ),
        options,
      );
    },

    /** Logs out. */
    logout: (options?: CallOptions): Promise<Result<void>> =>
      perform(http, logout, { headers: logoutHeader }, () => undefined, options),
  };
};
