import * as v from 'valibot';

/** Gives the ticket that shared pages are signed with. */
export interface TicketSource {
  appId: string;
  /** Rejects where there is none to be had. */
  ticket(): Promise<string>;
}

/** How the interface of WeChat is called. */
export interface WechatSettings {
  appId: string;
  appSecret: string;
  /** Where its interface is. */
  origin: string;
}

/** How long WeChat may take for a ticket, in milliseconds. */
const longestWait = 2000;

/** A ticket is requested again so long before it expires, in milliseconds. */
const margin = 5 * 60_000;

const tokenResponse = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), expires_in: v.number() });
const ticketResponse = v.object({ ticket: v.pipe(v.string(), v.minLength(1)), expires_in: v.number() });

/** Requests tickets from WeChat by HTTP, and caches the valid one; concurrent callers wait for the same request. */
export function createWechatTickets(
  { appId, appSecret, origin }: WechatSettings,
  clock: () => Date,
  send: typeof fetch = fetch,
): TicketSource {
  let cached: { ticket: string; until: number } | null = null;
  let requesting: Promise<string> | null = null;

  const request = async <Schema extends v.GenericSchema>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<v.InferOutput<Schema>> => {
    const response = await send(`${origin}${path}?${new URLSearchParams(query)}`, { redirect: 'error', signal });
    const parsed = v.safeParse(schema, await response.json());
    // Its response may name the secret; what is thrown here does not.
    if (!parsed.success) throw new Error('WeChat gave no ticket.');
    return parsed.output;
  };
  const renew = async (): Promise<string> => {
    const signal = AbortSignal.timeout(longestWait);
    const { access_token } = await request(
      '/cgi-bin/token',
      { grant_type: 'client_credential', appid: appId, secret: appSecret },
      tokenResponse,
      signal,
    );
    const { ticket, expires_in } = await request(
      '/cgi-bin/ticket/getticket',
      { access_token, type: 'jsapi' },
      ticketResponse,
      signal,
    );
    cached = { ticket, until: clock().getTime() + expires_in * 1000 - margin };
    return ticket;
  };
  return {
    appId,
    async ticket() {
      if (cached && clock().getTime() < cached.until) return cached.ticket;
      requesting ??= renew().finally(() => {
        requesting = null;
      });
      return requesting;
    },
  };
}
