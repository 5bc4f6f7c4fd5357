import { calls, rawCalls } from '../contract/index.ts';
import type { Fetch } from '../http/http.types.ts';
import { sampleOf } from './sample-of.ts';

/** The name of a call of the contract. */
export type CallName = keyof typeof calls;

/** The name of a URL of the contract that responds without an envelope. */
export type RawCallName = keyof typeof rawCalls;

/**
 * What the fake does in place of responding:
 * - a number: that HTTP status with an envelope of code 0
 * - `hang`: never responds, until the caller gives up
 * - `refuse`: status 200 with code 0
 * - `malformed`: no JSON; `truncated`: JSON that breaks off; `wrong shape`: data of another shape; `empty`: no body
 * - `huge`: more than 5 MB
 * - `reset`: the connection breaks
 * - `redirect`: leads elsewhere
 */
export type Fault =
  | number
  | 'hang'
  | 'refuse'
  | 'malformed'
  | 'truncated'
  | 'wrong shape'
  | 'empty'
  | 'huge'
  | 'reset'
  | 'redirect';

/** How a fake API responds. */
export interface FakeApiOptions {
  /** Data in place of the samples, by call. */
  responses?: Partial<Record<CallName, unknown>>;
  /** Faults by call; `all` for every other one. */
  faults?: Partial<Record<CallName | RawCallName | 'all', Fault>>;
}

/** A server of the contract without a database. */
export interface FakeApi {
  /** Responds to a request; give it to a client as its `fetch`, or to a server of your own. */
  fetch: Fetch;
  /** The calls that were requested, in their order. */
  requested: (CallName | RawCallName)[];
  /** Sets or, with null, ends a fault. */
  fail(call: CallName | RawCallName | 'all', fault: Fault | null): void;
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const success = (data: unknown) => ({ code: 1, msg: '', data });
const refused = { code: 0, msg: 'Refused by the fake', reason: 'refused_by_fake' };

/** What stands where a call expects something else: a list for an object. */
const wrongShape = [['wrong']];

function failWith(fault: Fault, request: Request): Promise<Response> {
  if (typeof fault === 'number') return Promise.resolve(json(refused, fault));
  switch (fault) {
    case 'hang':
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
      );
    case 'reset':
      return Promise.reject(new TypeError('The connection was reset.'));
    case 'refuse':
      return Promise.resolve(json(refused));
    case 'malformed':
      return Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'application/json' } }));
    case 'truncated':
      return Promise.resolve(new Response(JSON.stringify(success({ list: [{ id: 1 }] })).slice(0, -4)));
    case 'wrong shape':
      return Promise.resolve(json(success(wrongShape)));
    case 'empty':
      return Promise.resolve(new Response(''));
    case 'huge':
      return Promise.resolve(json(success('x'.repeat(6 * 1024 * 1024))));
    case 'redirect':
      return Promise.resolve(new Response(null, { status: 302, headers: { location: '/elsewhere' } }));
  }
}

const routeOfCall = (name: CallName): string => `${calls[name].method} ${calls[name].path}`;
const names = new Map((Object.keys(calls) as CallName[]).map((name) => [routeOfCall(name), name]));
const rawNames = new Map((Object.keys(rawCalls) as RawCallName[]).map((name) => [rawCalls[name].path, name]));

/** What a URL without an envelope responds with: a short file of its type, or a redirect to the front page. */
function rawResponse(name: RawCallName): Response {
  const { type } = rawCalls[name];
  if (type === null) return new Response(null, { status: 303, headers: { location: '/' } });
  const isShown = type === 'text/html' || type === 'image/svg+xml';
  const headers = { 'content-type': type, ...(!isShown && { 'content-disposition': 'attachment' }) };
  return new Response(`A sample of ${name}`, { headers });
}

/** What a call returns where nothing else is said: a sample that is what the contract says. */
export const sampleResponse = (name: CallName): unknown => sampleOf(calls[name].response);

/** Makes a server that responds to every URL of the contract with typed samples, chosen data, or a chosen fault. */
export function createFakeApi({ responses = {}, faults = {} }: FakeApiOptions = {}): FakeApi {
  const broken = new Map(Object.entries(faults) as [CallName | RawCallName | 'all', Fault][]);
  const requested: FakeApi['requested'] = [];
  return {
    requested,
    fail: (call, fault) => void (fault === null ? broken.delete(call) : broken.set(call, fault)),
    fetch: async (request) => {
      const path = new URL(request.url).pathname;
      const name = names.get(`${request.method} ${path === '/login_by_pwd' ? calls.loginByPassword.path : path}`);
      const raw = name === undefined && request.method === 'GET' ? rawNames.get(path as never) : undefined;
      if (raw !== undefined) {
        requested.push(raw);
        const fault = broken.get(raw) ?? broken.get('all');
        return fault === undefined ? rawResponse(raw) : failWith(fault, request);
      }
      if (name === undefined) return json({ code: 0, msg: 'There is no such call', reason: 'not_found' }, 404);
      requested.push(name);
      const fault = broken.get(name) ?? broken.get('all');
      if (fault !== undefined) return failWith(fault, request);
      return json(success(Object.hasOwn(responses, name) ? responses[name] : sampleResponse(name)));
    },
  };
}
