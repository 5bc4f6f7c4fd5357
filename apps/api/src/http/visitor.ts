import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { ApiEnvironment } from './environment.ts';

/** Tells a visitor from others within a day, without a cookie; nobody can be told from it afterwards. */
export function visitorOf(context: Context<ApiEnvironment>, now: Date, key: Buffer): string {
  const about = [
    now.toISOString().slice(0, 10),
    context.env?.clientAddress ?? '',
    context.req.header('user-agent') ?? '',
  ];
  return createHmac('sha256', key).update(about.join('\n')).digest('base64url').slice(0, 22);
}
