import type { EditionKey } from '@millwright/domain';
import { queryRows, type Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { searchKindNumber } from '../../search/documents.ts';
import type { KeywordQuery } from '../../search/keyword-query.ts';
import { quote, termsOf } from '../../search/terms.ts';
import { knownResultQuery, type HitRow, type SearchRow } from './search.queries.ts';

const products = searchKindNumber('products');
const byNumber = new Intl.Collator('en', { numeric: true });

/** How many terms of a keyword the name of a model holds. */
function heldBy(title: string, { terms }: KeywordQuery): number {
  const held = new Set([...termsOf(title)].map(quote));
  return terms.filter(({ alternatives }) =>
    alternatives.some(({ operands }) => operands.every((operand) => held.has(operand))),
  ).length;
}

/** Of a series the model that the keyword names; else the one that stands for it. */
function bestModel({ id, models }: HitRow, query: KeywordQuery): number {
  let best = { id, held: heldBy(models.find((model) => model.id === id)?.title ?? '', query) };
  for (const model of models) {
    const held = heldBy(model.title, query);
    if (held > best.held) best = { id: model.id, held };
  }
  return best.id;
}

/**
 * Shows of each series the model that a keyword names, with the others inside it, in the order of their numbers. Only
 * models that do not stand for their series are read.
 */
export async function withModels(
  db: Database,
  rows: readonly HitRow[],
  query: KeywordQuery,
  edition: EditionKey,
  now: Date,
): Promise<HitRow[]> {
  const best = rows.map((row) => (row.models.length > 0 ? bestModel(row, query) : row.id));
  const others = best.filter((id, at) => id !== rows[at]!.id);
  const read = new Map<number, HitRow>();
  if (others.length > 0) {
    const hits = others.map((id) => id * 8 + products);
    const [row] = await queryRows<Pick<SearchRow, 'list'>>(db, prepared(knownResultQuery(hits, edition, now)));
    for (const hit of row?.list ?? []) read.set(hit.id, hit);
  }
  return rows.map((row, at) => {
    const shown = read.get(best[at]!) ?? row;
    const models = row.models
      .filter(({ id }) => id !== shown.id)
      .toSorted((one, other) => byNumber.compare(one.title, other.title));
    return { ...(row.models.length > 0 ? shown : row), models };
  });
}
