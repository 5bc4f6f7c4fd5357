import type { ApiClient, CallOptions, Result } from '@millwright/api-client';
import { parseInteger, type EditionKey, type Id } from '@millwright/domain';
import { baseInfoOf, mainBudget, mainItem, notFound } from '../../shell/page/calls.server.ts';
import { industryLookup, type NamedIndustry } from '../../shell/page/industry-lookup.ts';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import type { Crumb } from '../../shell/page/structured-data.server.tsx';
import type { EntryKind } from './entry-kinds.server.tsx';

/** The id of the URL; a 404 where it is none. */
export function idOf({ params }: PageVisit): Id {
  const id = parseInteger(params.id);
  if (id === null) throw notFound();
  return id;
}

/** An entry with what every page of one needs. */
export interface VisitedEntry<Item> {
  item: Item;
  industry: NamedIndustry | null;
  industryOf: (id: Id | null) => NamedIndustry | null;
}

/** Loads the entry of the URL; a 404 where there is none. */
export async function visitEntry<Item extends { industryId: Id | null }>(
  visit: PageVisit,
  name: string,
  byId: (client: ApiClient, id: Id, options: CallOptions) => Promise<Result<Item>>,
): Promise<VisitedEntry<Item>> {
  const { scope } = visit;
  const id = idOf(visit);
  const [item, baseInfo] = await Promise.all([
    mainItem(scope, name, byId(scope.client, id, mainBudget), visit.url.pathname),
    baseInfoOf(scope),
  ]);
  const industryOf = industryLookup(baseInfo);
  return { item, industry: industryOf(item.industryId), industryOf };
}

/** The path of an entry in the editions that have it too; taken for granted where that is not known. */
export const pathWhereIn =
  ({ editions }: { editions: readonly EditionKey[] }, path: string) =>
  (edition: EditionKey): string | null =>
    editions.length === 0 || editions.includes(edition) ? path : null;

/** The places down to the list of a kind, the list itself included. */
export const listCrumbs = (
  { i18n }: Pick<PageVisit['scope'], 'i18n'>,
  { above, name, path }: Pick<EntryKind<never>, 'above' | 'name' | 'path'>,
): Crumb[] => [...(above ? [above] : []), { name, path }].map((place) => ({ ...place, name: i18n._(place.name) }));

/** An own path in full, as the page is passed on. */
export const urlOf = ({ site }: PageVisit['scope'], path: string): string => site.origins[site.editionKey] + path;
