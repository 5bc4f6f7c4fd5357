import type { Result } from '@millwright/api-client';
import type { LoginOutcome, LoginPorts } from '@millwright/ui/login-dialog';
import type { Kit } from './kit.ts';

function outcomeOf(result: Result<unknown>): LoginOutcome {
  if (result.ok) return { ok: true };
  const { failure } = result;
  if (failure.kind === 'refused') return { ok: false, failure: { code: 'refused', text: failure.message } };
  return { ok: false, failure: { code: failure.kind === 'insecure' ? 'insecure' : 'unreachable' } };
}

/** Without cookies nobody can stay logged in, so nothing is sent. */
const withCookies = async (call: () => Promise<Result<unknown>>): Promise<LoginOutcome> =>
  navigator.cookieEnabled ? outcomeOf(await call()) : { ok: false, failure: { code: 'cookies' } };

/** How the login dialog of a page reaches the API of the portal. */
export async function loadLoginPorts({ loadClient }: Kit, onSuccess: () => void): Promise<LoginPorts> {
  const { captcha, members } = await loadClient();
  return {
    newImageKey: captcha.newKey,
    imageCodeSrc: captcha.imageUrl,
    requestCode: (request) => withCookies(() => members.requestCode(request)),
    loginByCode: (form) => withCookies(() => members.loginByCode(form)),
    loginByPassword: (form) => withCookies(() => members.loginByPassword(form)),
    solveProof: async () => {
      const proof = await captcha.solveProof();
      if (!proof.ok) throw new Error(proof.failure.kind);
      return proof.value;
    },
    onSuccess,
  };
}
