import type { PasswordChange, RegisterForm } from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import * as contract from '../contract/account.ts';
import { perform } from '../http/http.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Failure, Result } from '../result.ts';
import { sendSealed } from './login.ts';

/** What sends a sealed password besides a login. Apart from the account: pages that only read it need not load that. */

/**
 * Registers an account after `requestVerificationCode`, by which the terms are agreed to, and logs in. An account that
 * exists already is refused (see `isAccountTaken`); the same code then logs in.
 */
export const register = (
  client: ApiClient,
  { account, smsCode, trueName, company = '', password }: RegisterForm,
  options?: CallOptions,
): Promise<Result<void>> =>
  sendSealed(
    client,
    password ? [account, password] : [account],
    '',
    ([sealedAccount, sealedPassword], kid) =>
      perform(
        client,
        contract.register,
        {
          body: {
            account: sealedAccount,
            vcode: smsCode,
            kid,
            true_name: trueName,
            company,
            agreed: true,
            password: sealedPassword,
          },
        },
        () => undefined,
        options,
      ),
    options,
  );

/** Whether a registration was refused because the account exists. */
export const isAccountTaken = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.reason === 'account_exists';

/** Sets a password after `requestVerificationCode` for the member's own account; all other logins end. */
export const changePassword = (
  client: ApiClient,
  { password, smsCode }: PasswordChange,
  options?: CallOptions,
): Promise<Result<void>> =>
  sendSealed(
    client,
    [password],
    '',
    ([sealed], kid) =>
      perform(
        client,
        contract.changePassword,
        { body: { password: sealed, vcode: smsCode, kid } },
        () => undefined,
        options,
      ),
    options,
  );
