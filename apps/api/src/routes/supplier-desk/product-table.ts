import {
  DESK_TEXT_LENGTH,
  editionId,
  escapeCell,
  storedKeys,
  type EditionKey,
  type ProductFacts,
} from '@millwright/domain';
import { allParameters, parametersOf, type ParameterDefinition } from '@millwright/domain/parameters';
import { cellOf, isKeyed, parameterColumn, quotedCell } from '../../transfer/csv-parameters.ts';
import { versionOf, type ProductEntry } from './desk-access.ts';
import { flatProduct, readProductFacts } from './product-facts.ts';

/** Columns of a table of products besides those of parameters. `version` is there so that nobody's change is undone. */
export const factColumns = (): FactColumn[] =>
  (
    [
      'id',
      'version',
      'title_en',
      'title_cn',
      'title_de',
      'brief_en',
      'brief_cn',
      'brief_de',
      'model',
      'search_keywords_en',
      'search_keywords_cn',
      'search_keywords_de',
    ] as const
  ).filter((column) => !column.endsWith('_de') || storedKeys().includes('de'));

/** A column with facts. */
export type FactColumn = 'id' | 'version' | `${'title' | 'brief' | 'search_keywords'}_${EditionKey}` | 'model';

/** What a column is called in the head of a table: by the language of the edition, such as `title_de`. */
export const headOf = (column: FactColumn): string =>
  column.replace(/_(cn|en|de)$/, (_, key: EditionKey) => `_${editionId(key)}`);

/** Characters that a cell of a column may have; others have no limit of their own. */
export const longestCell: Partial<Record<FactColumn, number>> = {
  title_en: DESK_TEXT_LENGTH.title,
  title_cn: DESK_TEXT_LENGTH.title,
  title_de: DESK_TEXT_LENGTH.title,
  brief_en: DESK_TEXT_LENGTH.brief,
  brief_cn: DESK_TEXT_LENGTH.brief,
  brief_de: DESK_TEXT_LENGTH.brief,
  model: DESK_TEXT_LENGTH.model,
};

/** Search keywords as import files have them. */
const inOneLine = (searchKeywords = ''): string => searchKeywords.replaceAll('\n', '; ');

/** The cell of a fact. */
const factOf = (column: FactColumn, id: number, facts: ProductFacts): string =>
  ({
    id: String(id),
    version: versionOf(flatProduct(facts)),
    title_en: facts.title.en,
    title_cn: facts.title.cn,
    title_de: facts.title.de ?? '',
    brief_en: facts.brief.en,
    brief_cn: facts.brief.cn,
    brief_de: facts.brief.de ?? '',
    model: facts.model,
    search_keywords_en: inOneLine(facts.searchKeywords.en),
    search_keywords_cn: inOneLine(facts.searchKeywords.cn),
    search_keywords_de: inOneLine(facts.searchKeywords.de),
  })[column];

/** The parameters that products of some industries can state, and all that they do state. */
function columnsOf(products: readonly { entry: ProductEntry; facts: ProductFacts }[]): ParameterDefinition[] {
  const keys = new Set(
    products.flatMap(({ entry, facts }) => [
      ...(entry.industry === null ? [] : parametersOf(entry.industry).map(({ key }) => key)),
      ...facts.parameters.filter(isKeyed).map(({ key }) => key),
    ]),
  );
  return allParameters().filter(({ key }) => keys.has(key));
}

/**
 * Products as CSV: UTF-8 with a byte order mark, by which Excel knows it, a row for each, a column for each parameter with
 * its unit in the head. What could be a formula has an apostrophe before it.
 */
export function writeTable(entries: readonly ProductEntry[]): string {
  const products = entries.map((entry) => ({ entry, facts: readProductFacts(entry) }));
  const columns = columnsOf(products);
  const head = [...factColumns().map(headOf), ...columns.map(parameterColumn)];
  const rows = products.map(({ entry, facts }) => {
    const cells = new Map(facts.parameters.filter(isKeyed).map((one) => [one.key, cellOf(one)]));
    return [
      ...factColumns().map((column) => factOf(column, entry.id, facts)),
      ...columns.map(({ key }) => cells.get(key) ?? ''),
    ];
  });
  return `\uFEFF${[head, ...rows].map((cells) => cells.map((cell) => quotedCell(escapeCell(cell))).join(',')).join('\r\n')}\r\n`;
}
