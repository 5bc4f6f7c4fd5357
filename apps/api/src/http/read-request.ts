import type { Context } from 'hono';
import * as v from 'valibot';
import type { ApiEnvironment } from './environment.ts';

/** The query of a request as a call of the contract understands it; of a repeated parameter the first counts. */
export function readQuery<Schema extends v.GenericSchema>(
  context: Context<ApiEnvironment>,
  schema: Schema,
): v.SafeParseResult<Schema> {
  return v.safeParse(schema, context.req.query());
}

/**
 * The JSON body of a request, as it is and as a call of the contract understands it; null where it is no JSON at all.
 */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context<ApiEnvironment>,
  schema: Schema,
): Promise<{ raw: Partial<Record<keyof v.InferInput<Schema>, unknown>>; parsed: v.SafeParseResult<Schema> } | null> {
  let body: unknown;
  try {
    body = JSON.parse(await context.req.text());
  } catch {
    return null;
  }
  return { raw: typeof body === 'object' && body !== null ? body : {}, parsed: v.safeParse(schema, body) };
}

/** The JSON body of a request as a call of the contract understands it; null where it is no JSON at all. */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context<ApiEnvironment>,
  schema: Schema,
): Promise<v.SafeParseResult<Schema> | null> {
  return (await readJson(context, schema))?.parsed ?? null;
}
