import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ApiAccess } from '../server/api-access.ts';
import { proxiedApi, type ProxyBudgets } from '../server/api-gateway/proxied-api.ts';
import { faults, type FaultName } from './faults.ts';

const faultHeader = 'x-test-fault';

/** A call of the API. */
export type Call = Pick<Request, 'method' | 'url'>;

/** An API behind a proxy that spoils chosen responses. */
export interface FaultProxy {
  /** Where it listens. */
  origin: string;
  /** Spoils every response from now on, or, with null, none. */
  spoil(fault: FaultName | null): void;
  /** The way to it of a portal whose calls are spoilt as `faultOf` says; `onFault` is notified of each that was. */
  access(faultOf: (call: Call) => FaultName | null, onFault?: (call: Call) => void): ApiAccess;
  close(): Promise<void>;
}

/** Starts a proxy, over real connections, before an API in this process. */
export async function startFaultProxy(api: Pick<ApiAccess, 'fetch'>, budgets: ProxyBudgets = {}): Promise<FaultProxy> {
  let general: FaultName | null = null;
  const pass = getRequestListener((request) => api.fetch(request, { clientAddress: '127.0.0.1' }));
  const server = createServer((request, response) => {
    const fault = general ?? (request.headers[faultHeader] as FaultName | undefined);
    if (!fault) return void pass(request, response);
    if (fault === 'is not there') return void request.socket.destroy();
    return void faults[fault](request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A port of the system's own, at which nobody listens.
  const nowhere = proxiedApi('http://127.0.0.1:1', 'http://127.0.0.1:1', budgets);
  const there = proxiedApi(origin, origin, budgets);
  return {
    origin,
    spoil: (fault) => void (general = fault),
    access: (faultOf, onFault = () => undefined) => ({
      async fetch(request, about) {
        const fault = faultOf(request);
        if (!fault) return there.fetch(request, about);
        onFault(request);
        if (fault === 'is not there') return nowhere.fetch(request, about);
        const spoilt = new Request(request);
        spoilt.headers.set(faultHeader, fault);
        return there.fetch(spoilt, about);
      },
      async transport(request) {
        const fault = faultOf(request);
        if (!fault) return there.transport!(request);
        onFault(request);
        if (fault === 'is not there') return nowhere.transport!(request);
        return there.transport!({ ...request, headers: { ...request.headers, [faultHeader]: fault } });
      },
      close: async () => undefined,
    }),
    async close() {
      await Promise.all([there.close(), nowhere.close()]);
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
