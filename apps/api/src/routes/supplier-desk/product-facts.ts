import {
  changedFields,
  eachText,
  flatFacts,
  oneLine,
  severalLines,
  storedKeys,
  tidySearchKeywords,
  type FieldChange,
  type ProductFacts,
} from '@millwright/domain';
import { checkStoredParameters, type StoredParameter } from '@millwright/domain/parameters';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cellOf, isKeyed } from '../../transfer/csv-parameters.ts';
import { briefsOf, searchKeywordsOf, titlesOf, type DeskEntry } from './desk-access.ts';

/** The parameters of details that can be shown; what is none in the eyes of the schema is left out, as on pages. */
function parametersIn(stored: unknown): StoredParameter[] {
  const items: unknown[] = Array.isArray(stored) ? (stored as unknown[]) : [];
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const checked = checkStoredParameters([item]);
    const [one] = 'parameters' in checked ? checked.parameters : [];
    if (!one || ('key' in one && seen.has(one.key))) return [];
    if ('key' in one) seen.add(one.key);
    return [one];
  });
}

/** What is stated of a product, from what is stored. */
export const readProductFacts = (found: DeskEntry): ProductFacts => ({
  title: titlesOf(found),
  brief: briefsOf(found),
  model: typeof found.details.model === 'string' ? found.details.model : '',
  parameters: parametersIn(found.details.parameters),
  searchKeywords: searchKeywordsOf(found),
});

/** Whether a product has a title in some edition. */
export const hasTitle = ({ title }: Pick<ProductFacts, 'title'>): boolean =>
  Object.values(title).some((text) => text.trim() !== '');

/** Facts of a product as they are compared and stored; the parameters are checked before. */
export const tidyProduct = ({ title, brief, model, parameters, searchKeywords }: ProductFacts): ProductFacts => ({
  title: eachText(title, oneLine),
  brief: eachText(brief, severalLines),
  model: oneLine(model),
  parameters,
  searchKeywords: eachText(searchKeywords, tidySearchKeywords),
});

/** Facts of a product as texts by their names: a parameter as its cell in tables, lines of words as JSON. */
export const flatProduct = ({ parameters, ...facts }: ProductFacts): Record<string, string> => {
  const lines = parameters.filter((one) => !isKeyed(one));
  return {
    ...flatFacts(facts),
    ...Object.fromEntries(parameters.filter(isKeyed).map((one) => [`parameter.${one.key}`, cellOf(one)])),
    ...(lines.length > 0 && { lines: JSON.stringify(lines) }),
  };
};

/** A product with what is stated of it now. */
export interface ProductChange {
  id: number;
  facts: ProductFacts;
}

/** Writes what is stated of products, all by one statement, so that each trigger fires once. */
export async function writeProducts(tx: Database, changes: readonly ProductChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, facts: { title, brief, model, parameters, searchKeywords } }) => ({
    id,
    titleCn: title.cn || null,
    titleEn: title.en || null,
    titleDe: title.de || null,
    briefCn: brief.cn,
    briefEn: brief.en,
    briefDe: brief.de ?? '',
    searchKeywordsCn: searchKeywords.cn,
    searchKeywordsEn: searchKeywords.en,
    searchKeywordsDe: searchKeywords.de ?? '',
    details: { model, parameters },
  }));
  // Of a third edition that the site does not have, texts stay.
  const third = storedKeys().includes('de')
    ? sql`title_de = n."titleDe", brief_de = n."briefDe", search_keywords_de = n."searchKeywordsDe",`
    : sql``;
  await tx.execute(sql`update entry e
    set ${third} title_cn = n."titleCn", title_en = n."titleEn", brief_cn = n."briefCn", brief_en = n."briefEn",
      search_keywords_cn = n."searchKeywordsCn", search_keywords_en = n."searchKeywordsEn", details = e.details || n.details
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (id integer, "titleCn" text, "titleEn" text, "titleDe" text, "briefCn" text, "briefEn" text, "briefDe" text,
        "searchKeywordsCn" text, "searchKeywordsEn" text, "searchKeywordsDe" text, details jsonb)
    where e.id = n.id`);
}

/** What differs between facts of a product; the order of parameters is a field of its own. */
export function productChanges(before: ProductFacts, after: ProductFacts): FieldChange[] {
  const changes = changedFields(flatProduct(before), flatProduct(after));
  const order = ({ parameters }: ProductFacts) => parameters.map((one) => ('key' in one ? one.key : '*')).join(' ');
  const isMoved = changes.length === 0 && order(before) !== order(after);
  return isMoved ? [{ field: 'order', before: order(before), after: order(after) }] : changes;
}
