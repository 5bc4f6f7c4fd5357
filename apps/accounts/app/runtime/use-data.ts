import type { MemberAccount } from '@millwright/domain';
import { useLoaderData, useRouteLoaderData } from 'react-router';

/** What the loader of this page has loaded. */
export const useData = <Load extends (...visit: never[]) => unknown>(): Awaited<ReturnType<Load>> =>
  useLoaderData() as Awaited<ReturnType<Load>>;

/** The account of the member; only pages for members have one. */
export function useAccount(): MemberAccount {
  const account = useRouteLoaderData<MemberAccount | null>('frame');
  if (!account) throw new Error('useAccount is for pages of members');
  return account;
}
