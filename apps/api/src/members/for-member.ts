import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { refuse, readBody } from '../http/call.ts';
import type { Refusal } from '../http/refusals.ts';
import type { ApiEnvironment, Services } from '../http/environment.ts';
import { sessionOf, type Login } from './sessions.ts';

type ApiContext = Context<ApiEnvironment>;

/** Serves members only; what they see is theirs alone. A visitor is shown why, with code 0. */
export const forMember =
  (
    services: Services,
    handle: (context: ApiContext, memberId: number, login: Login) => Promise<Response>,
    toVisitor: Refusal = 'login_first',
  ): Handler<ApiEnvironment> =>
  async (context) => {
    const login = await sessionOf(context, services);
    return login ? handle(context, login.member.id, login) : refuse(context, toVisitor);
  };

/** Refuses a body that is not what the contract says, and names the fields that are wrong. */
export function refuseFields(context: ApiContext, issues: readonly v.BaseIssue<unknown>[]): Response {
  const fields = [...new Set(issues.flatMap((issue) => v.getDotPath(issue) ?? []))];
  return refuse(context, 'invalid_request', { data: { fields } });
}

/** Handles a member's request whose body is what the contract says; a refusal names the fields that are wrong. */
export const withBody = <Schema extends v.GenericSchema>(
  services: Services,
  schema: Schema,
  handle: (context: ApiContext, memberId: number, body: v.InferOutput<Schema>, login: Login) => Promise<Response>,
  toVisitor?: Refusal,
): Handler<ApiEnvironment> =>
  forMember(
    services,
    async (context, memberId, login) => {
      const body = await readBody(context, schema, (issues) => refuseFields(context, issues));
      return handle(context, memberId, body, login);
    },
    toVisitor,
  );
