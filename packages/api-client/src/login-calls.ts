import type { LoginByCode, LoginByPassword, VerifyCodeRequest } from '@millwright/domain';
import type { captchaEndpoints, SolvedImageCode } from './endpoints/captcha.ts';
import type { memberEndpoints } from './endpoints/members.ts';
import type { Result } from './result.ts';

/** What a visitor is told of a call: it worked, the service's own words, or why nothing came of it. */
export type LoginCallOutcome =
  | { ok: true }
  | { ok: false; failure: { code: 'refused'; text: string } | { code: 'insecure' | 'cookies' | 'unreachable' } };

/** What a login dialog calls; `LoginPorts` of `@millwright/ui/login-dialog` without `onSuccess`. */
export interface LoginCalls {
  /** A new key for a captcha. */
  newImageKey: () => string;
  /** Address of the picture of a key. */
  imageCodeSrc: (key: string) => string;
  /** Sends a verification code. */
  requestCode: (request: VerifyCodeRequest) => Promise<LoginCallOutcome>;
  /** Logs in with a verification code. */
  loginByCode: (login: LoginByCode) => Promise<LoginCallOutcome>;
  /** Logs in with a password. */
  loginByPassword: (login: LoginByPassword) => Promise<LoginCallOutcome>;
  /** Computes what a captcha proves; rejects where that cannot be done. The signal ends it. */
  solveProof: (signal?: AbortSignal) => Promise<SolvedImageCode>;
}

/** What a visitor is told of a result. */
export function loginOutcome(result: Result<unknown>): LoginCallOutcome {
  if (result.ok) return { ok: true };
  const { failure } = result;
  if (failure.kind === 'refused') return { ok: false, failure: { code: 'refused', text: failure.message } };
  return { ok: false, failure: { code: failure.kind === 'insecure' ? 'insecure' : 'unreachable' } };
}

/** Without cookies nobody can stay logged in, so nothing is sent. */
const withCookies = async (call: () => Promise<Result<unknown>>): Promise<LoginCallOutcome> =>
  navigator.cookieEnabled ? loginOutcome(await call()) : { ok: false, failure: { code: 'cookies' } };

/** The calls of a login dialog over a client, for the browser. */
export function loginCalls({
  captcha,
  members,
}: {
  captcha: ReturnType<typeof captchaEndpoints>;
  members: ReturnType<typeof memberEndpoints>;
}): LoginCalls {
  return {
    newImageKey: captcha.newKey,
    imageCodeSrc: captcha.imageUrl,
    requestCode: (request) => withCookies(() => members.requestCode(request)),
    loginByCode: (form) => withCookies(() => members.loginByCode(form)),
    loginByPassword: (form) => withCookies(() => members.loginByPassword(form)),
    solveProof: async (signal) => {
      const proof = await captcha.solveProof({ signal });
      if (!proof.ok) throw new Error(proof.failure.kind);
      return proof.value;
    },
  };
}
