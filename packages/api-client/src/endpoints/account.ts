import type { AccountChange, AccountSite, MemberAccount, MemberSession } from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import * as contract from '../contract/account.ts';
import { perform } from '../http/http.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** The account of the member who is logged in. Refuses a visitor. */
export const getAccount = (client: ApiClient, options?: CallOptions): Promise<Result<MemberAccount>> =>
  perform(client, contract.accountDetail, {}, contract.readAccount, options);

/** Changes what is given of the account; a refusal has the names of wrong fields (`wrongFields`). */
export const changeAccount = (client: ApiClient, change: AccountChange, options?: CallOptions): Promise<Result<void>> =>
  perform(client, contract.changeAccount, { body: contract.writeAccount(change) }, () => undefined, options);

/** The member's logins that last, the one used last first. */
export const listSessions = (client: ApiClient, options?: CallOptions): Promise<Result<MemberSession[]>> =>
  perform(client, contract.sessionList, {}, ({ list }) => list.map(contract.readSession), options);

/** Ends one of the member's logins. */
export const endSession = (client: ApiClient, id: string, options?: CallOptions): Promise<Result<void>> =>
  perform(client, contract.endSessions, { body: { id } }, () => undefined, options);

/** Ends all logins of the member but this one. */
export const endOtherSessions = (client: ApiClient, options?: CallOptions): Promise<Result<void>> =>
  perform(client, contract.endSessions, { body: { others: true } }, () => undefined, options);

/** Requests the account to be deleted; returns the instant from which it is. */
export const requestDeletion = (client: ApiClient, options?: CallOptions): Promise<Result<string>> =>
  perform(client, contract.requestDeletion, { body: {} }, ({ delete_at: deleteAt }) => deleteAt, options);

/** Withdraws the deletion of an account. */
export const withdrawDeletion = (client: ApiClient, options?: CallOptions): Promise<Result<void>> =>
  perform(client, contract.withdrawDeletion, { body: {} }, () => undefined, options);

/** The URL of a file of everything that is stored about the member: a link to download. */
export const accountExportUrl = (client: Pick<ApiClient, 'urlOf'>): string => client.urlOf(contract.accountExport.path);

/**
 * The path by which a visitor of a site is logged in there with the login of another one: a link, behind the origin of
 * the site where one wants to be logged in. `path` is where one arrives, with `sign_on=none` where nobody was logged
 * in.
 */
export const signOnPath = (from: AccountSite, path: string): string =>
  `${contract.signOn.path}?${new URLSearchParams({ from, path })}`;
