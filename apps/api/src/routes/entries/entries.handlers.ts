import type { Call } from '@millwright/api-client/contract';
import { otherEditions, type EditionKey } from '@millwright/domain';
import { parameterOrderText } from '@millwright/domain/parameters';
import type { Handler } from 'hono';
import type * as v from 'valibot';
import { queryRows } from '../../db/database.ts';
import { addPage, pageKey, type KnownCounts, type KnownPages } from '../../db/query-cache.ts';
import type { EntryKind } from '../../db/schema.ts';
import { respond, refuse, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import {
  entryListQuery,
  knownEntriesQuery,
  standsNextFirst,
  type EntryFacetRow,
  type EntryRow,
} from './entries.queries.ts';
import { isCachedList, narrowingsOf, type EntryListRequest } from './entry-narrowing.ts';
import {
  hasParameterFacets,
  parameterFacets,
  parameterFacetsKey,
  type WireParameterFacet,
} from './parameter-facets.ts';
import { elsewhereQuery, entryDetailQuery } from './entry-detail.query.ts';
import { entryFacetsOf, entryOf, entryPageOf, type EntryDetailRow } from './entries.wire.ts';

interface ListRow {
  total: number;
  list: EntryRow[];
  facets: EntryFacetRow[];
  /** Of the lists. */
  version: string;
}

/** What is cached of a list. */
interface KnownList extends KnownCounts<EntryFacetRow> {
  pages: KnownPages;
}

const keyOf = ({ sort = 'latest', by, page, rows }: EntryListRequest): string =>
  pageKey(by ? `${sort} ${parameterOrderText(by)}` : sort, page, rows);

/** What is cached of the parameters of a list. */
interface KnownParameters {
  version: string;
  counted: WireParameterFacet[];
}

/** A page whose ids are known; null where they are not, or were others by now. */
async function knownPage(
  db: Services['db'],
  kind: EntryKind,
  known: KnownList,
  request: EntryListRequest,
  edition: EditionKey,
  now: Date,
): Promise<ListRow | null> {
  const { total, facets, version } = known;
  const ids = known.pages.get(keyOf(request));
  if (!ids) return null;
  const [row] = await queryRows<Pick<ListRow, 'list' | 'version'>>(db, knownEntriesQuery(kind, ids, edition, now));
  return row?.version === version ? { ...row, total, facets } : null;
}

/** Responds with a page of the list of a kind. */
export const listEntries = ({ db, clock, queries }: Services, kind: EntryKind, call: Call): Handler<ApiEnvironment> => {
  const lists = queries.of<KnownList>(kind);
  const parameters = queries.of<KnownParameters>('parameters');
  const countParameters = async (request: EntryListRequest, edition: EditionKey, now: Date, version: string) => {
    const key = parameterFacetsKey(request, edition);
    const known = parameters.get(key);
    if (known?.version === version) return known.counted;
    const counted = await parameterFacets(db, request, edition, now);
    parameters.set(key, { version, counted });
    return counted;
  };
  return async (context) => {
    const requested = readQuery(context, call.request) as EntryListRequest;
    const edition = context.get('edition');
    const now = clock();
    const narrowings = narrowingsOf(requested);
    const isCached = isCachedList(requested);
    const key = JSON.stringify([edition, ...narrowings.map(({ facet, value }) => [facet, value])]);
    const known = isCached ? lists.get(key) : undefined;
    // What stands on a page that the clock orders, only the clock says.
    const cachesPages = isCached && !standsNextFirst(kind, requested);
    const shown = known && cachesPages ? await knownPage(db, kind, known, requested, edition, now) : null;
    const {
      total,
      list,
      version,
      facets: counted,
    } = shown ?? (await queryRows<ListRow>(db, entryListQuery(kind, requested, edition, now, known)))[0]!;
    const isKnown = known !== undefined && version === known.version;
    const facets = isKnown ? known.facets : counted;
    if (isCached) {
      const cached = isKnown ? known : { version, total, facets, pages: new Map() };
      if (!isKnown) lists.set(key, cached);
      if (cachesPages)
        addPage(
          cached.pages,
          keyOf(requested),
          list.map(({ id }) => id),
        );
    }
    return respond(context, {
      list: list.map((entry) => entryOf(kind, entry, edition)),
      total,
      page: requested.page,
      rows: requested.rows,
      ...(requested.facets !== '0' && {
        facets: {
          ...entryFacetsOf(facets),
          ...(hasParameterFacets(kind, requested) && {
            parameters: await countParameters(requested, edition, now, version),
          }),
        },
      }),
    });
  };
};

/** Responds with what the page of an entry of a kind shows. */
export const showEntry =
  (
    { db, clock }: Services,
    kind: EntryKind,
    call: Call<v.GenericSchema<unknown, { id?: number | undefined }>>,
  ): Handler<ApiEnvironment> =>
  async (context) => {
    const { id } = readQuery(context, call.request);
    if (id === undefined) return refuse(context, 'not_found');
    const edition = context.get('edition');
    const now = clock();
    const [row] = await queryRows<EntryDetailRow>(db, entryDetailQuery(kind, id, edition, now));
    if (row) return respond(context, { item: entryPageOf(kind, row, edition) });
    for (const other of otherEditions(edition)) {
      const [elsewhere] = await queryRows<{ id: number }>(db, elsewhereQuery(kind, id, other, now));
      if (elsewhere) return refuse(context, 'other_edition', { data: { edition: other, id, diy_url: null } });
    }
    return refuse(context, 'not_found');
  };
