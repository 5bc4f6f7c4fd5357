import {
  captchaImage,
  loginByCode as byCode,
  loginByPassword as byPassword,
  logout,
  proofSolution,
  proofTask,
  publicKey,
  verifyCode,
} from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { LoginKeys } from '../../members/login-keys.ts';
import type { Outbox } from '../../members/messages.ts';
import { requestCode, showCaptcha, showProofTask, takeProof } from './code.handlers.ts';
import { loginByCode, loginByPassword, logOut, showPublicKey } from './login.handlers.ts';
import { showOutbox } from './outbox.handlers.ts';

/** Images that one visitor may request in ten seconds. Generous, for a whole office may share an address. */
export const captchasAtOnce = 30;

/** Logging in and out, with what it takes: captchas, verification codes, the public key. */
export function loginRoutes(services: Services, keys: LoginKeys, outbox: Outbox | null) {
  const images = createRateLimit({ most: captchasAtOnce, within: 10_000, clock: services.clock });
  const passwordLogin = loginByPassword(keys, services);
  return new Hono<ApiEnvironment>()
    .get(captchaImage.path, showCaptcha(services, images))
    .get(proofTask.path, showProofTask(services, images))
    .post(proofSolution.path, takeProof(services))
    .post(verifyCode.path, requestCode(services))
    .get(publicKey.path, showPublicKey(keys, services))
    .post(byCode.path, loginByCode(keys, services))
    .post(byPassword.path, passwordLogin)
    .post(byPassword.memberHostPath, passwordLogin)
    .get(logout.path, logOut(services))
    .get('/memberApi/outbox', showOutbox(outbox));
}
