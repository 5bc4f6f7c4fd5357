import { join } from 'node:path';
import {
  createApiClient,
  logInByCode,
  logInByPassword,
  requestVerificationCode,
  trustedHtml,
  type Result,
} from '@millwright/api-client';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { ApiOptions } from '../src/create-api.ts';
import { actionLimits, type LimitedAction } from '../src/members/action-limits.ts';
import { demoMembers } from '../src/members/demo-members.ts';
import type { Message } from '../src/members/messages.ts';
import { encryptInNode, openBrowser, type Browser } from './browser.ts';
import { origin, type TestApi } from './test-api.ts';

type Client = Browser['client'];

/** What the API reaches beyond its database, and whether that fails. */
export const outside: { sent: Message[]; sendingFails: boolean; ticketFails: boolean } = {
  sent: [],
  sendingFails: false,
  ticketFails: false,
};

/** Options of an API that reaches `outside`. */
export const outsideOptions: Partial<ApiOptions> = {
  uploadDir: join(inject('runFolder'), `uploads-of-calls-${process.pid}`),
  messages: {
    send: async (message) => {
      if (outside.sendingFails) throw new Error('The gateway is down.');
      outside.sent.push(message);
    },
  },
  wechat: {
    appId: 'wx1',
    ticket: async () => {
      if (outside.ticketFails) throw new Error('There is no ticket.');
      return 'ticket-1';
    },
  },
};

/** What the cases of calls play on: an API, the two demo members, and visitors. */
export interface Stage {
  test: Pick<TestApi, 'api' | 'database' | 'time'>;
  /** The first demo member, logged in. */
  member: Browser;
  /** The second demo member, logged in, for what uses a member's limits up. */
  busyMember: Browser;
  /** A member who speaks for the suppliers 1000 to 1002, logged in. */
  supplier: Browser;
  /** Somebody who is not logged in. */
  visitor: Browser;
}

/** A client whose requests pass through `pass`, which may change them or their responses. */
export const through = (
  { fetch }: Browser,
  pass: (request: Request, next: (request: Request) => Promise<Response>) => Promise<Response>,
): Client =>
  createApiClient({
    fetch: (request) => pass(request, fetch),
    baseUrl: origin,
    edition: 'cn',
    prepareHtml: trustedHtml,
    encrypt: encryptInNode,
  });

/** A client whose bodies are changed on their way. */
export const withChangedBody = (browser: Browser, change: (body: Record<string, unknown>) => object): Client =>
  through(browser, async (request, next) => {
    if (request.method === 'GET') return next(request);
    const body = JSON.stringify(change((await request.json()) as Record<string, unknown>));
    return next(new Request(request.url, { method: request.method, headers: request.headers, body }));
  });

/** A client whose tasks need no work. */
export const withoutWork = (browser: Browser, change: (body: Record<string, unknown>) => object): Client => {
  const changing = { ...browser, fetch: browser.fetch };
  changing.fetch = async (request) => {
    const response = await browser.fetch(request);
    if (request.method !== 'GET') return response;
    const envelope = (await response.json()) as { data?: { difficulty?: number } };
    if (envelope.data?.difficulty) envelope.data.difficulty = 0;
    return Response.json(envelope, { status: response.status });
  };
  return withChangedBody(changing, change);
};

/** Requests a code for an account, with a captcha earned by proof of work. */
export const requestCode = async (browser: Browser, account: string): Promise<Result<number>> =>
  requestVerificationCode(browser.client, { account, purpose: 'login', ...(await browser.solve()) });

/** The last code that was sent to an account. */
export const codeSentTo = (account: string): string =>
  /\d{6}/.exec(outside.sent.findLast(({ to, text }) => to === account && /\d{6}/.test(text))!.text)![0];

/** Logs in with a demo member's password, or with another one. */
export const logInWith = async (browser: Browser, password: string = demoMembers[0]!.password): Promise<Result<void>> =>
  logInByPassword(browser.client, { account: demoMembers[0]!.account, password, ...(await browser.solve()) });

/** The client of the busy member, who has done something as often as it may be done. */
export async function tiredOf({ test, busyMember }: Stage, action: LimitedAction): Promise<Client> {
  const [{ most }] = actionLimits[action];
  await test.database.db.execute(sql`insert into member_action (member_id, kind, happened_at)
    select 2, ${action}, ${test.time.now.toISOString()}::timestamptz from generate_series(1, ${most}::integer)`);
  return busyMember.client;
}

/** A browser of a network that has tried to log in as often as a network may. */
export async function tiredNetwork({ test }: Stage, clientAddress: string): Promise<Browser> {
  const browser = openBrowser(test.api, { clientAddress });
  for (let time = 0; time < 25; time += 1)
    await logInByCode(browser.client, { account: '13700000001', smsCode: '123456' });
  return browser;
}
