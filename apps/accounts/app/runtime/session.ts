import { type ApiClient, getAccount, getMember, logOut, valueOf } from '@millwright/api-client';
import type { Member, MemberAccount } from '@millwright/domain';

/** Who is logged in on this host. */
export interface Session {
  /** Who it is; null for a visitor. Rejects where it cannot be known, and is requested again then. */
  member: () => Promise<Member | null>;
  /** The account of the member; null for a visitor. Rejects as `member` does. */
  account: () => Promise<MemberAccount | null>;
  /** Something of the account has changed, or who is logged in: it is requested again. */
  forget: () => void;
  /** Logs out here. Rejects where that failed. */
  logOut: () => Promise<void>;
}

/** Creates the session of a page: the account is requested once, for all loaders. */
export function createSession(client: ApiClient): Session {
  let known: Promise<[Member, MemberAccount] | null> | null = null;
  const forget = () => {
    known = null;
  };
  const request = async (): Promise<[Member, MemberAccount] | null> => {
    const member = valueOf(await getMember(client));
    return member && [member, valueOf(await getAccount(client))];
  };
  const both = () => {
    const mine = (known ??= request());
    mine.catch(() => known === mine && forget());
    return mine;
  };
  return {
    member: async () => (await both())?.[0] ?? null,
    account: async () => (await both())?.[1] ?? null,
    forget,
    logOut: async () => {
      valueOf(await logOut(client));
      forget();
    },
  };
}
