import {
  accountDetail,
  accountExport,
  changeAccount as changeAccountCall,
  changePassword as changePasswordCall,
  endSessions as endSessionsCall,
  register as registerCall,
  requestDeletion as requestDeletionCall,
  sessionList,
  signOn,
  signOnAccept,
  signOnCode,
  withdrawDeletion as withdrawDeletionCall,
} from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { LoginKeys } from '../../members/login-keys.ts';
import { changeAccount, changePassword, showAccount } from './account.handlers.ts';
import { requestDeletion, withdrawDeletion } from './deletion.handlers.ts';
import { exportAccount } from './export.handlers.ts';
import { register } from './register.handlers.ts';
import { endSessions, listSessions } from './sessions.handlers.ts';
import { acceptCode, beginSignOn, handOutCode, signOnsAtOnce } from './sign-on.handlers.ts';

/** Registering, what a member does with its account, and carrying a login from site to site. */
export function accountRoutes(services: Services, keys: LoginKeys) {
  const steps = createRateLimit({ most: signOnsAtOnce, within: 10_000, clock: services.clock });
  return new Hono<ApiEnvironment>()
    .post(registerCall.path, register(keys, services))
    .get(accountDetail.path, showAccount(services))
    .post(changeAccountCall.path, changeAccount(services))
    .post(changePasswordCall.path, changePassword(keys, services))
    .get(sessionList.path, listSessions(services))
    .delete(endSessionsCall.path, endSessions(services))
    .get(accountExport.path, exportAccount(services))
    .post(requestDeletionCall.path, requestDeletion(services))
    .delete(withdrawDeletionCall.path, withdrawDeletion(services))
    .get(signOn.path, beginSignOn(services, steps))
    .get(signOnCode.path, handOutCode(services, steps))
    .get(signOnAccept.path, acceptCode(services, steps));
}
