import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faults } from './faults.ts';

export { canary } from './faults.ts';

/** A service that is not what it should be. */
export interface BrokenApi {
  name: string;
  origin: string;
  close(): void;
}

/** Starts a service for each fault on a port of its own; the first is a port where nobody listens. */
export async function startBrokenApis(): Promise<BrokenApi[]> {
  const start = (name: string, listener: RequestListener): Promise<BrokenApi> =>
    new Promise((resolve) => {
      const server = createServer(listener).listen(0, '127.0.0.1', () => {
        const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        resolve({ name, origin, close: () => void (server.close(), server.closeAllConnections()) });
      });
    });
  const closed = await start('is not there', () => undefined);
  closed.close();
  return [closed, ...(await Promise.all(Object.entries(faults).map(([name, listener]) => start(name, listener))))];
}

/** The names of the services that {@link startBrokenApis} starts. */
export const brokenApiNames: readonly string[] = ['is not there', ...Object.keys(faults)];
