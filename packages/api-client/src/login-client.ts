import { encryptForLogin } from './encrypt.ts';
import { captchaEndpoints } from './endpoints/captcha.ts';
import { memberEndpoints } from './endpoints/members.ts';
import { createHttp } from './http/http.ts';
import type { HttpOptions } from './http/http.types.ts';

export { loginCalls, loginOutcome, type LoginCallOutcome, type LoginCalls } from './login-calls.ts';

/** The part of the whole client that logs in and out, for pages that need nothing else of it. In the browser only. */
export function createLoginClient(options: HttpOptions) {
  const http = createHttp(options);
  return { captcha: captchaEndpoints(http), members: memberEndpoints(http, encryptForLogin) };
}

/** The client that logs in and out. */
export type LoginClient = ReturnType<typeof createLoginClient>;
