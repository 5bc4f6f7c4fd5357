import { isOwnPath } from '@millwright/domain';

/** Where somebody goes after the login: an own path, never another host. */
export const pathAfterLogin = (to: string | null): string =>
  to !== null && isOwnPath(to) && !/^\/(?:login|register)\b/.test(to) ? to : '/';

/** The login, which leads back to a path. */
export const loginPath = (from: string): string =>
  from === '/' ? '/login' : `/login?${new URLSearchParams({ to: from })}`;
