import type { Call } from '@millwright/api-client/contract';
import { twinEdition } from '@millwright/domain';
import type { Handler } from 'hono';
import type * as v from 'valibot';
import { queryRows } from '../../db/database.ts';
import type { EntryKind } from '../../db/schema.ts';
import { answer, refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { readQuery } from '../../http/read-request.ts';
import { createCountedBefore, type KnownCounts } from '../counted-before.ts';
import { elsewhereQuery, entryDetailQuery, entryListQuery, narrowingsOf, type EntryListRequest, type EntryRow } from './entries.queries.ts';
import { entryFacetsOf, entryOf, entryPageOf, type EntryDetailRow, type EntryFacetRow } from './entries.wire.ts';

interface ListRow {
  total: number;
  page: number;
  list: EntryRow[];
  facets: EntryFacetRow[];
  /** Of the lists. */
  version: string;
}

/** Answers a page of the list of a kind. */
export const listEntries = ({ db, clock }: Services, kind: EntryKind, call: Call): Handler<ApiEnvironment> => {
  const countedBefore = createCountedBefore<KnownCounts<EntryFacetRow>>();
  return async (context) => {
    const request = readQuery(context, call.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const asked = request.output as EntryListRequest;
    const edition = context.get('edition');
    const narrowings = narrowingsOf(asked);
    // What the clock, an exhibitor or a keyword narrows is counted each time, what one list holds never is.
    const isKept = narrowings.length > 1 && !asked.when && !asked.exhibitor && asked.keyword === undefined;
    const key = JSON.stringify([edition, ...narrowings.map(({ facet, value }) => [facet, value])]);
    const known = isKept ? countedBefore.of(key) : undefined;
    const [row] = await queryRows<ListRow>(db, entryListQuery(kind, asked, edition, clock(), known));
    const { total, page, list, version } = row!;
    const facets = known && version === known.version ? known.facets : row!.facets;
    if (isKept && version !== known?.version) countedBefore.keep(key, { version, total, facets });
    return answer(context, { list: list.map((entry) => entryOf(kind, entry, edition)), total, page, rows: asked.rows, facets: entryFacetsOf(facets) });
  };
};

/** Answers what the page of an entry of a kind shows. */
export const showEntry = ({ db, clock }: Services, kind: EntryKind, call: Call<v.GenericSchema<unknown, { id?: number | undefined }>>): Handler<ApiEnvironment> => async (context) => {
  const request = readQuery(context, call.request);
  const id = request.success ? request.output.id : undefined;
  if (id === undefined) return refuse(context, 'not_found');
  const edition = context.get('edition');
  const [row] = await queryRows<EntryDetailRow>(db, entryDetailQuery(kind, id, edition, clock()));
  if (row) return answer(context, { item: entryPageOf(kind, row, edition) });
  const other = twinEdition(edition);
  const [elsewhere] = await queryRows<{ id: number }>(db, elsewhereQuery(kind, id, other));
  return elsewhere ? refuse(context, 'other_edition', { data: { edition: other, id, diy_url: null } }) : refuse(context, 'not_found');
};
