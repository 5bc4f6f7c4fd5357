import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { ApiEnvironment } from './environment.ts';

/** Distinguishes visitors within a day, without a cookie; nobody can be identified by it afterwards. */
export function visitorOf(context: Context<ApiEnvironment>, now: Date, key: Buffer): string {
  const about = [
    now.toISOString().slice(0, 10),
    context.env?.clientAddress ?? '',
    context.req.header('user-agent') ?? '',
  ];
  return createHmac('sha256', key).update(about.join('\n')).digest('base64url').slice(0, 22);
}
