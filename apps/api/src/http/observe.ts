import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ApiEnvironment } from './environment.ts';
import { withRequestId } from './request-context.ts';

/** A response, as it is logged and counted: by its route, for URLs may hold what is nobody's business. */
export interface ResponseRecord {
  requestId: string;
  method: string;
  route: string;
  status: number;
  /** Why it was refused, most often with a status of 200; absent where it was not. */
  reason?: string;
  seconds: number;
}

/** Gives each request an id, its own or that of the server that passed it on, and reports when it got its response. */
export const observe =
  (onResponse: (responded: ResponseRecord) => void): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const brought = context.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(brought) ? brought : randomUUID();
    context.set('requestId', requestId);
    context.header('x-request-id', requestId);
    const start = performance.now();
    await withRequestId(requestId, next);
    const route = routePath(context, -1);
    onResponse({
      requestId,
      method: context.req.method,
      route: route.includes('*') ? 'none' : route,
      status: context.res.status,
      reason: context.get('reason'),
      seconds: (performance.now() - start) / 1000,
    });
  };
