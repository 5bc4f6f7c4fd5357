import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { ConfigError, readConfig } from './config.ts';
import { DamagedDatabaseError } from './db/data-folder.ts';
import { SchemaMismatchError } from './db/migrate.ts';
import { DataFolderInUseError } from './db/owner-lock.ts';
import { createLogger } from './operations/logger.ts';
import { startApi } from './start-api.ts';

/** The API on a port of its own, for a portal that has `API_ORIGIN`. */

/** How long running requests may take to finish when the process is told to stop, in milliseconds. */
const longestFinish = 10_000;

/** How long connections are still taken then: those that wait in the kernel's queue would otherwise be reset. */
const lastCall = 250;

try {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel ?? 'info');
  const api = await startApi(config, { logger });
  const server = serve({ fetch: (request, env) => api.fetch(request, { clientAddress: clientAddress(env) }), port: config.port, serverOptions: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000 } }, ({ port }) => {
    logger.info(`The API answers on http://localhost:${port}/`);
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(async () => {
      // Closing drops connections whose request has not been read yet; on a busy machine that takes some turns.
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      server.close(() => {
        api.close().then(() => process.exit(0), (error: unknown) => fail(error));
      });
    }, lastCall);
    // Whoever has not got its answer by then does not get it.
    setTimeout(() => (server as Server).closeAllConnections(), longestFinish).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  fail(error);
}

/** The address of the connection's other end. */
function clientAddress(env: unknown): string | undefined {
  return (env as { incoming?: { socket?: { remoteAddress?: string } } }).incoming?.socket?.remoteAddress;
}

/** Says in one line what a person can put right, and shows the rest as it is. */
function fail(error: unknown): void {
  const isExpected = error instanceof ConfigError || error instanceof DamagedDatabaseError || error instanceof DataFolderInUseError || error instanceof SchemaMismatchError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
