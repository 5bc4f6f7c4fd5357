import type { Call } from '@millwright/api-client/contract';
import type { Handler } from 'hono';
import type * as v from 'valibot';
import { queryRows } from '../../db/database.ts';
import type { EntryKind } from '../../db/schema.ts';
import { answer, refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { readQuery } from '../../http/read-request.ts';
import { entryDetailQuery, entryListQuery, type EntryListRequest, type EntryRow } from './entries.queries.ts';
import { entryFacetsOf, entryOf, entryPageOf, type EntryDetailRow, type EntryFacetRow } from './entries.wire.ts';

interface ListRow {
  total: number;
  page: number;
  list: EntryRow[];
  facets: EntryFacetRow[];
}

/** Answers a page of the list of a kind. */
export const listEntries = ({ db, clock }: Services, kind: EntryKind, call: Call): Handler<ApiEnvironment> => async (context) => {
  const request = readQuery(context, call.request);
  if (!request.success) return refuse(context, 'invalid_request');
  const asked = request.output as EntryListRequest;
  const edition = context.get('edition');
  const [row] = await queryRows<ListRow>(db, entryListQuery(kind, asked, edition, clock()));
  const { total, page, list, facets } = row!;
  return answer(context, { list: list.map((entry) => entryOf(kind, entry, edition)), total, page, rows: asked.rows, facets: entryFacetsOf(facets) });
};

/** Answers what the page of an entry of a kind shows. */
export const showEntry = ({ db }: Services, kind: EntryKind, call: Call<v.GenericSchema<unknown, { id?: number | undefined }>>): Handler<ApiEnvironment> => async (context) => {
  const request = readQuery(context, call.request);
  const id = request.success ? request.output.id : undefined;
  if (id === undefined) return refuse(context, 'not_found');
  const edition = context.get('edition');
  const [row] = await queryRows<EntryDetailRow>(db, entryDetailQuery(kind, id, edition));
  return row ? answer(context, { item: entryPageOf(kind, row, edition) }) : refuse(context, 'not_found');
};
