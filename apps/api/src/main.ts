import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { readConfig } from './config.ts';
import { currentRequestId } from './http/request-context.ts';
import { serverLimits, stopOnSignals } from './http/stop-server.ts';
import { createLogger, describeError } from './operations/logger.ts';
import { OperatorError } from './operator-error.ts';
import { makeFilesPrivate } from './private-files.ts';
import { startApi } from './start-api.ts';

/** The API on a port of its own, for a portal that has `API_ORIGIN`. */

makeFilesPrivate();
try {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel ?? 'info');
  const api = await startApi(config, { logger });
  const server = serve(
    {
      fetch: (request, env) => api.fetch(request, { clientAddress: clientAddress(env) }),
      port: config.port,
      serverOptions: serverLimits,
    },
    ({ port }) => {
      logger.info(`The API answers on http://localhost:${port}/`);
    },
  );
  stopOnSignals(server as Server, api.close, fail);
  // Of one request at most, which has its response or will have none: it ends no others. What is thrown outside of a
  // promise still ends the process.
  process.on('unhandledRejection', (error) =>
    logger.error({ requestId: currentRequestId(), error: describeError(error) }, 'a rejection was not handled'),
  );
} catch (error) {
  fail(error);
}

/** The URL of the connection's other end. */
function clientAddress(env: unknown): string | undefined {
  return (env as { incoming?: { socket?: { remoteAddress?: string } } }).incoming?.socket?.remoteAddress;
}

/** Says what a person can put right, and shows the rest as it is. */
function fail(error: unknown): void {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
