import { builtInName, type EditionKey } from '@millwright/domain';
import {
  allParameters,
  parameterOf,
  valueRanges,
  type ParameterDefinition,
  type ValueRange,
} from '@millwright/domain/parameters';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../db/database.ts';
import type { EntryKind } from '../../db/schema.ts';
import { narrowedList, narrowingsOf, statesParameter, type EntryListRequest } from './entry-narrowing.ts';

/** Parameters of which a list has counts: those that most of its products state. */
const parametersCounted = 8;

/** Choices of a parameter that are counted. */
const choicesCounted = 20;

/** How the values of a parameter spread over a list, whatever parameters narrow it. */
interface Spread {
  key: string;
  count: number;
  /** Null for choices. */
  least: number | null;
  most: number | null;
}

/** What is counted of a parameter. */
interface Counted {
  definition: ParameterDefinition;
  ranges: ValueRange[];
}

/** Results with a range, by its place, or with a choice. */
interface CountRow {
  key: string;
  place: number | null;
  choice: string | null;
  count: number;
}

/** A counted parameter as the contract has it. */
export interface WireParameterFacet {
  key: string;
  label: string;
  unit: string;
  ranges: (ValueRange & { count: number })[];
  choices: { value: string; label: string; count: number }[];
}

/** Whether a list is narrow enough for its products to state the same things. */
export const hasParameterFacets = (kind: EntryKind, request: EntryListRequest): boolean =>
  kind === 'product' && request.parameters === '1' && narrowingsOf(request).length > 0;

/** What tells the counts of lists apart. */
export const parameterFacetsKey = (request: EntryListRequest, edition: EditionKey): string =>
  JSON.stringify([edition, narrowingsOf(request), request.keyword, request.p]);

const spreadQuery = (unstated: SQL): SQL => sql`
  select q.key, count(*)::integer as count, min(q.low)::float8 as least, max(q.high)::float8 as most
  from (select l.entry_id from ${unstated}) x
  join entry_parameter q on q.entry_id = x.entry_id
  group by q.key`;

/** The parameters that are worth a filter: those that narrow the list now, then what most of its products state. */
function countedOf(spreads: readonly Spread[], { p = [] }: EntryListRequest): Counted[] {
  const places = new Map(allParameters().map(({ key }, place) => [key, place]));
  const rank = ({ key, count }: Spread): number => (p.some((filter) => filter.key === key) ? Infinity : count);
  return spreads
    .toSorted((one, other) => {
      const [before, after] = [rank(one), rank(other)];
      return before === after ? (places.get(one.key) ?? 0) - (places.get(other.key) ?? 0) : after - before;
    })
    .flatMap(({ key, least, most }): Counted[] => {
      const definition = parameterOf(key);
      if (!definition || definition.kind === 'words') return [];
      const ranges = least !== null && most !== null ? valueRanges(least, most) : [];
      const isNarrowing = p.some((filter) => filter.key === key);
      return ranges.length > 0 || definition.kind === 'choice' || isNarrowing ? [{ definition, ranges }] : [];
    })
    .slice(0, parametersCounted);
}

/**
 * Results with each range and choice. A parameter that narrows the list is counted as if it did not: its other ranges
 * say what choosing them instead would find.
 */
function countsQuery(counted: readonly Counted[], { p = [] }: EntryListRequest, unstated: SQL): SQL {
  const missed = p.map(
    (filter) => sql`case when ${statesParameter(sql`l.entry_id`, filter)} then null else ${filter.key}::text end`,
  );
  const ranges = counted.flatMap(({ definition, ranges: of }) =>
    of.map(({ low, high }, place) => ({ key: definition.key, place, low, high })),
  );
  const choices = counted.flatMap(({ definition }) => (definition.kind === 'choice' ? [definition.key] : []));
  return sql`with listed as materialized (
      select l.entry_id, array_remove(array[${sql.join(missed, sql`, `)}]::text[], null) as missed from ${unstated}),
    counted as materialized (select * from listed where cardinality(missed) <= 1)
    select q.key, r.place, null as choice, count(*)::integer as count
      from counted c
      join entry_parameter q on q.entry_id = c.entry_id and (c.missed = '{}' or c.missed = array[q.key])
      join jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as r (key text, place integer, low numeric, high numeric)
        on r.key = q.key and q.high >= r.low and q.low <= r.high
      group by 1, 2
    union all
    select q.key, null, q.choice, count(*)::integer
      from counted c
      join entry_parameter q on q.entry_id = c.entry_id and (c.missed = '{}' or c.missed = array[q.key])
      where q.choice is not null and q.key in (select jsonb_array_elements_text(${JSON.stringify(choices)}::jsonb))
      group by 1, 3`;
}

function facetOf({ definition, ranges }: Counted, rows: readonly CountRow[], edition: EditionKey): WireParameterFacet {
  const own = rows.filter(({ key }) => key === definition.key);
  const choices = definition.kind === 'choice' ? definition.choices : [];
  return {
    key: definition.key,
    label: builtInName(definition.names, edition),
    unit: definition.kind === 'quantity' ? definition.unit : '',
    ranges: ranges.flatMap((range, place) => {
      const count = own.find((row) => row.place === place)?.count ?? 0;
      return count > 0 ? [{ ...range, count }] : [];
    }),
    choices: choices
      .flatMap(({ key, names }) => {
        const count = own.find(({ choice }) => choice === key)?.count ?? 0;
        return count > 0 ? [{ value: key, label: builtInName(names, edition), count }] : [];
      })
      .toSorted((one, other) => other.count - one.count)
      .slice(0, choicesCounted),
  };
}

/** Ranges and choices of what most products of a list state, with how many results each has. */
export async function parameterFacets(
  db: Database,
  request: EntryListRequest,
  edition: EditionKey,
  now: Date,
): Promise<WireParameterFacet[]> {
  const { unstated } = narrowedList('product', request, edition, now);
  const counted = countedOf(await queryRows<Spread>(db, spreadQuery(unstated)), request);
  if (counted.length === 0) return [];
  const rows = await queryRows<CountRow>(db, countsQuery(counted, request, unstated));
  return counted.map((one) => facetOf(one, rows, edition));
}
