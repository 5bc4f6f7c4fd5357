import { createApiClient, topBannerCode, type Result } from '@millwright/api-client';
import { encryptForLogin } from '@millwright/api-client/encrypt';
import type { LoginOutcome, LoginPorts } from '@millwright/ui/login-dialog';
import type { BrowserApiOptions, OnDemandServices } from './services.types.ts';
import { valueOf } from './value-of.ts';

/** What the login dialog shows of a call. */
function outcomeOf(result: Result<unknown>): LoginOutcome {
  if (result.ok) return { ok: true };
  const { failure } = result;
  if (failure.kind === 'refused') return { ok: false, failure: { code: 'refused', text: failure.message } };
  return { ok: false, failure: { code: failure.kind === 'insecure' ? 'insecure' : 'unreachable' } };
}

/** Without cookies nobody can stay logged in, so nothing is sent. */
const withCookies = async (call: () => Promise<Result<unknown>>): Promise<LoginOutcome> =>
  navigator.cookieEnabled ? outcomeOf(await call()) : { ok: false, failure: { code: 'cookies' } };

/** The services that need the whole client of the API. Fetched with their first use. */
export function createOnDemandServices(options: BrowserApiOptions): OnDemandServices {
  const client = createApiClient({ ...options, encrypt: encryptForLogin });
  const { captcha, members } = client;
  const login: Omit<LoginPorts, 'onSuccess'> = {
    newImageKey: captcha.newKey,
    imageCodeSrc: captcha.imageUrl,
    solveProof: async () => valueOf(await captcha.solveProof()),
    requestCode: (request) => withCookies(() => members.requestCode(request)),
    loginByCode: (form) => withCookies(() => members.loginByCode(form)),
    loginByPassword: (form) => withCookies(() => members.loginByPassword(form)),
  };
  return {
    loadTopBanner: async () => valueOf(await client.banners.list(topBannerCode))[0] ?? null,
    loadBaseInfo: async () => valueOf(await client.baseInfo.get()),
    loadLogin: () => Promise.resolve(login),
    logout: async () => valueOf(await members.logout()),
  };
}
