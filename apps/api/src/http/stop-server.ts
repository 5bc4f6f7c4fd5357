import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * How long clients of a server may take, in milliseconds, and the bytes of their headers. Slow senders are looked for each
 * second: by default they would have up to half a minute more than they may.
 */
export const serverLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
} as const;

/** How long a server may take to stop, in milliseconds. */
export interface StopTimes {
  /**
   * How long connections are still taken: those that wait in the kernel's queue would otherwise be reset. @default 250
   */
  lastCall?: number;
  /** How long running requests may take. A client that has no response by then gets none. @default 10000 */
  longest?: number;
}

/**
 * Prepares a server to be stopped, and returns how: no new connections, and those that are open end with the next
 * response, which says so: clients send no further request on one that is about to end. It settles when the last one
 * has ended. `server.close()` alone resets those that nobody has taken yet, and waits for those that a browser opened
 * ahead and never used.
 */
export function stoppable(server: Server): (times?: StopTimes) => Promise<void> {
  const open = new Set<Socket>();
  let isTaking = false;
  server.on('connection', (socket) => {
    isTaking = true;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // A turn takes one connection from the queue, and reads what has arrived.
  const turns = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) await setImmediate();
  };

  return async ({ lastCall = 250, longest = 10_000 } = {}) => {
    server.prependListener('request', (_request, response) => void (response.shouldKeepAlive = false));
    await setTimeout(lastCall);
    do {
      isTaking = false;
      await turns(4);
    } while (isTaking);
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    NetServer.prototype.close.call(server, () => resolve());
    const ended = new AbortController();
    const { signal } = ended;
    const bytesRead = (): number => [...open].reduce((sum, socket) => sum + socket.bytesRead, 0);
    const endIdle = async (): Promise<void> => {
      while (!signal.aborted) {
        const before = bytesRead();
        await setTimeout(lastCall, undefined, { signal });
        await turns(4);
        // Where a request just came, others may be about to, on connections that had their response a moment ago.
        if (bytesRead() === before) server.closeIdleConnections();
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      }
    };
    endIdle().catch(() => undefined);
    setTimeout(longest, undefined, { signal }).then(
      () => server.closeAllConnections(),
      () => undefined,
    );
    await closed;
    ended.abort();
  };
}

/** Stops a server once it is told to, closes what it needs when running requests have ended, and ends the process. */
export function stopOnSignals(server: Server, close: () => Promise<unknown>, fail: (error: unknown) => void): void {
  const stopServer = stoppable(server);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    stopServer()
      .then(close)
      .then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
