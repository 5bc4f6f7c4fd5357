import type { EditionKey } from '@millwright/domain';
import type { SQL } from 'drizzle-orm';
import type { Handler } from 'hono';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { respond } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';

/** Responds with the one row of a query as it is: the queries speak the language of the contract. */
export const respondToQuery =
  ({ db, clock }: Services, query: (edition: EditionKey, now: Date) => SQL): Handler<ApiEnvironment> =>
  async (context) => {
    const [row] = await queryRows<object>(db, prepared(query(context.get('edition'), clock())));
    return respond(context, row);
  };
