import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { queryRows } from '../db/database.ts';
import { readMigrations } from '../db/migrate.ts';
import { bringsToken } from '../http/bearer.ts';
import { caching, refuse } from '../http/call.ts';
import type { ApiEnvironment, Services } from '../http/environment.ts';
import { isFromThisMachine } from '../http/this-machine.ts';
import type { Metrics } from './metrics.ts';

/** A database that does not respond in this time is not ready, in milliseconds. */
const longestWait = 2000;

/** How the API is watched. */
export interface OperationsOptions {
  metrics: Metrics;
  /** Lets clients that have it read the metrics. */
  metricsToken: string | null;
  /** Lets this machine read them without. */
  isLocalDemo: boolean;
}

/** Whether the database responds, and has the schema of this version. */
async function isReady({ db }: Pick<Services, 'db'>, wanted: number): Promise<boolean> {
  const requested = queryRows<{ version: number }>(db, sql`select max(version) as version from schema_migration`).then(
    ([row]) => row?.version === wanted,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, longestWait, false)));
  try {
    return await Promise.race([requested, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `/healthz`: the process responds. `/readyz`: it can do its work. `/metrics`: what it does, with the token, or
 * for this machine in a local demo.
 */
export function operationsRoutes(services: Services, { metrics, metricsToken, isLocalDemo }: OperationsOptions) {
  const wanted = readMigrations().at(-1)!.version;
  return new Hono<ApiEnvironment>()
    .get('/healthz', (context) => context.text('ok', 200, { 'cache-control': caching.none }))
    .get('/readyz', async (context) => {
      const ready = await isReady(services, wanted);
      return context.text(
        ready ? 'ready' : 'The database does not respond, or has another schema.',
        ready ? 200 : 503,
        {
          'cache-control': caching.none,
        },
      );
    })
    .get('/metrics', async (context) => {
      if (!(isLocalDemo && isFromThisMachine(context)) && !bringsToken(context.req.raw, metricsToken))
        return refuse(context, 'not_found', { status: 404 });
      const { text, contentType } = await metrics.read();
      return context.body(text, 200, { 'content-type': contentType, 'cache-control': caching.none });
    });
}
