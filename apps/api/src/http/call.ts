import type { Context } from 'hono';
import { apiMessage } from '@millwright/i18n/api-messages';
import * as v from 'valibot';
import type { ApiEnvironment } from './environment.ts';
import { messageFor, type Refusal } from './refusals.ts';

type ApiContext = Context<ApiEnvironment>;

/** Thrown to end a request with a refusal, wherever that is found out. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly response: Response;

  constructor(response: Response) {
    super();
    this.response = response;
  }
}

/**
 * The query of a request as a call of the contract understands it; of a repeated parameter the first counts.
 * @throws the refusal where it is not what the contract says
 */
export function readQuery<Schema extends v.GenericSchema>(
  context: ApiContext,
  schema: Schema,
  reason: Refusal = 'invalid_request',
  options?: RefusalOptions,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, context.req.query());
  if (parsed.success) return parsed.output;
  throw new RefusedError(refuse(context, reason, options));
}

/**
 * The JSON body of a request, as it is and as a call of the contract understands it.
 * @throws the refusal where it is no JSON at all
 */
export async function readJson<Schema extends v.GenericSchema>(
  context: ApiContext,
  schema: Schema,
): Promise<{ raw: Partial<Record<keyof v.InferInput<Schema>, unknown>>; parsed: v.SafeParseResult<Schema> }> {
  let body: unknown;
  try {
    body = JSON.parse(await context.req.text());
  } catch {
    throw new RefusedError(refuse(context, 'invalid_request', { status: 400 }));
  }
  return { raw: typeof body === 'object' && body !== null ? body : {}, parsed: v.safeParse(schema, body) };
}

/**
 * The JSON body of a request as a call of the contract understands it.
 * @throws the refusal where it is no JSON at all, or not what the contract says
 */
export async function readBody<Schema extends v.GenericSchema>(
  context: ApiContext,
  schema: Schema,
  refuseIssues: (issues: readonly v.BaseIssue<unknown>[]) => Response = () => refuse(context, 'invalid_request'),
): Promise<v.InferOutput<Schema>> {
  const { parsed } = await readJson(context, schema);
  if (parsed.success) return parsed.output;
  throw new RefusedError(refuseIssues(parsed.issues));
}

/** How long a response may be cached. Content is the same for every client that requests one language. */
export const caching = {
  content: 'public, max-age=60, stale-while-revalidate=300',
  none: 'no-store',
  personal: 'private, no-store',
} as const;

/**
 * Responds with `data` in a successful envelope.
 * @param said a message for the reader, in their language @default none
 */
export function respond(
  context: ApiContext,
  data: unknown,
  cacheControl: string = caching.content,
  said?: 'loggedIn' | 'loggedOut' | 'codeSent',
): Response {
  context.header('cache-control', cacheControl);
  return context.json({ code: 1, msg: said ? apiMessage(said, context.get('edition') ?? 'cn') : '', data });
}

/** The response to a refusal. */
interface RefusalOptions {
  /** @default 200 */
  status?: 200 | 400 | 403 | 404 | 405 | 413 | 414 | 415 | 429 | 500 | 503;
  data?: unknown;
  /** What the message states. */
  values?: { seconds: number };
}

/** Responds with a refusal: an envelope whose code is 0, with a message in the reader's language. */
export function refuse(context: ApiContext, reason: Refusal, options: RefusalOptions = {}): Response {
  const { status = 200, data, values = { seconds: 0 } } = options;
  context.header('cache-control', caching.none);
  context.set('reason', reason);
  const msg = messageFor(reason, context.get('edition') ?? 'cn', values);
  return context.json({ code: 0, msg, reason, ...(data === undefined ? {} : { data }) }, status);
}
