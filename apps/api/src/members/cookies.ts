import { sessionHint } from '@millwright/domain';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiEnvironment } from '../http/environment.ts';
import { hashOfToken, randomToken } from './hashes.ts';

/** Cookies of members. The prefix makes browsers refuse them from other hosts and without a safe connection. */
const names = { session: 'sid', preSession: 'pre' } as const;

/** One day, in seconds. */
const day = 86_400;
const lifetimes = { session: 30 * day, preSession: day } as const;

type MemberCookie = keyof typeof names;

const isToken = (value: string | undefined): value is string => value !== undefined && /^[\w-]{22}$/.test(value);

/** The value of a cookie that could be ours; null for any other. */
export function readToken(context: Context<ApiEnvironment>, cookie: MemberCookie): string | null {
  const value = getCookie(context, names[cookie], 'host');
  return isToken(value) ? value : null;
}

/**
 * Gives the visitor a cookie; an empty value takes it away. Next to a session stands what tells scripts of it, and
 * nothing more: pages request who is logged in only where somebody may be.
 */
export function writeToken(context: Context<ApiEnvironment>, cookie: MemberCookie, value: string): void {
  const options = {
    prefix: 'host',
    secure: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: value === '' ? 0 : lifetimes[cookie],
  } as const;
  setCookie(context, names[cookie], value, { ...options, httpOnly: true });
  if (cookie === 'session') setCookie(context, sessionHint, value === '' ? '' : '1', options);
}

/** The hash of the visitor's pre-session, which is begun where there is none (D31). */
export function beginPreSession(context: Context<ApiEnvironment>): string {
  const known = readToken(context, 'preSession');
  if (known !== null) return hashOfToken(known);
  const token = randomToken();
  writeToken(context, 'preSession', token);
  return hashOfToken(token);
}

/** The hash of the visitor's pre-session; null where there is none. */
export function preSessionOf(context: Context<ApiEnvironment>): string | null {
  const token = readToken(context, 'preSession');
  return token === null ? null : hashOfToken(token);
}
