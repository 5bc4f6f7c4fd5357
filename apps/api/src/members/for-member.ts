import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { refuse, type Refusal } from '../http/envelope.ts';
import type { ApiEnvironment, Services } from '../http/environment.ts';
import { readBody } from '../http/read-request.ts';
import { memberOf } from './sessions.ts';

type ApiContext = Context<ApiEnvironment>;

/** Serves members only; what they see is theirs alone. A visitor is told why, with code 0. */
export const forMember =
  (
    services: Services,
    handle: (context: ApiContext, memberId: number) => Promise<Response>,
    toVisitor: Refusal = 'login_first',
  ): Handler<ApiEnvironment> =>
  async (context) => {
    const member = await memberOf(context, services);
    return member ? handle(context, member.id) : refuse(context, toVisitor);
  };

/** Handles a member's request whose body is what the contract says; a refusal names the fields that are wrong. */
export const withBody = <Schema extends v.GenericSchema>(
  services: Services,
  schema: Schema,
  handle: (context: ApiContext, memberId: number, body: v.InferOutput<Schema>) => Promise<Response>,
  toVisitor?: Refusal,
): Handler<ApiEnvironment> =>
  forMember(
    services,
    async (context, memberId) => {
      const body = await readBody(context, schema);
      if (body === null) return refuse(context, 'invalid_request', { status: 400 });
      if (body.success) return handle(context, memberId, body.output);
      const fields = [...new Set(body.issues.flatMap((issue) => v.getDotPath(issue) ?? []))];
      return refuse(context, 'invalid_request', { data: { fields } });
    },
    toVisitor,
  );
