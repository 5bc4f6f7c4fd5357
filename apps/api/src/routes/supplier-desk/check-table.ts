import {
  areSearchKeywords,
  oneLine,
  severalLines,
  tidySearchKeywords,
  unescapeCell,
  type ProductFacts,
  type TableMistake,
  type TableProblem,
} from '@millwright/domain';
import {
  checkStoredParameters,
  PARAMETERS_MAX,
  type ParameterDefinition,
  type ParameterMistake,
  type StoredParameter,
} from '@millwright/domain/parameters';
import { definitionOfColumn, isKeyed, readCell } from '../../transfer/csv-parameters.ts';
import { versionOf, type ProductEntry } from './desk-access.ts';
import type { TableRow } from '../../transfer/parse-table.ts';
import { flatProduct, hasTitle, productChanges, readProductFacts, type ProductChange } from './product-facts.ts';
import { factColumns, headOf, longestCell, type FactColumn } from './product-table.ts';

/** A column of a table: a fact, or a parameter. */
type Column = { head: string; at: number } & ({ fact: FactColumn } | { definition: ParameterDefinition });

const problemAt = (line: number, column: string, mistake: TableMistake, value = ''): TableProblem => ({
  line,
  column: column.slice(0, 100),
  mistake,
  value: value.slice(0, 100).toWellFormed(),
});

/** Reads the head of a table. */
export function readHead({ line, cells }: TableRow): { columns: Column[] } | { problems: TableProblem[] } {
  const problems: TableProblem[] = [];
  const seen = new Set<string>();
  const columns = cells.flatMap((head, at): Column[] => {
    const fact = factColumns().find((name) => headOf(name) === head.trim().toLowerCase());
    const definition = fact ? undefined : definitionOfColumn(head.trim());
    const name = fact ?? definition?.key;
    if (name === undefined) {
      if (head !== '') problems.push(problemAt(line, head, 'unknownColumn', head));
      return [];
    }
    if (seen.has(name)) problems.push(problemAt(line, head, 'columnTwice', head));
    seen.add(name);
    return [fact ? { head, at, fact } : { head, at, definition: definition! }];
  });
  if (!seen.has('id')) problems.push(problemAt(line, 'id', 'noIdColumn'));
  return problems.length > 0 ? { problems } : { columns };
}

/** A product's id as a cell has it; null for what is none. */
const idIn = (cell: string): number | null => (/^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : null);

/** The ids that rows name. */
export const idsIn = (rows: readonly TableRow[], columns: readonly Column[]): number[] => {
  const column = columns.find((one) => 'fact' in one && one.fact === 'id')!;
  return [...new Set(rows.flatMap(({ cells }) => idIn((cells[column.at] ?? '').trim()) ?? []))];
};

/** What a mistake of a parameter is in a table. */
const mistakes: Partial<Record<ParameterMistake, TableMistake>> = {
  noNumber: 'noNumber',
  noValue: 'noValue',
  lowAboveHigh: 'lowAboveHigh',
  noChoice: 'noChoice',
};

/** A choice as a cell names it: by its key, or as readers of either edition know it. */
function choiceIn(definition: ParameterDefinition, cell: string): string {
  if (definition.kind !== 'choice') return cell;
  const named = definition.choices.find(({ key, names }) => [key, names.cn, names.en].includes(cell));
  return named?.key ?? cell;
}

function parameterIn(
  definition: ParameterDefinition,
  cell: string,
): { one: StoredParameter } | { mistake: TableMistake } {
  const checked = checkStoredParameters([readCell(definition, choiceIn(definition, cell))]);
  if ('parameters' in checked) return { one: checked.parameters[0]! };
  return { mistake: mistakes[checked.problems[0]!.mistake] ?? 'noWords' };
}

/** What a row says of the parameters of its product: those without a column stay, and so does the order. */
function parametersOfRow(
  stated: readonly StoredParameter[],
  columns: readonly { key: string; one: StoredParameter | null }[],
): StoredParameter[] {
  const said = new Map(columns.map(({ key, one }) => [key, one]));
  const known = new Set(stated.filter(isKeyed).map(({ key }) => key));
  return [
    ...stated.flatMap((one) => (isKeyed(one) && said.has(one.key) ? (said.get(one.key) ?? []) : [one])),
    ...columns.flatMap(({ key, one }) => (one && !known.has(key) ? [one] : [])),
  ];
}

function withFact(facts: ProductFacts, column: FactColumn, cell: string): ProductFacts {
  const { title, brief, searchKeywords } = facts;
  const [, text = column, edition = ''] = /^(.+)_(.+)$/.exec(column) ?? [];
  if (text === 'title') return { ...facts, title: { ...title, [edition]: oneLine(cell) } };
  if (text === 'brief') return { ...facts, brief: { ...brief, [edition]: severalLines(cell) } };
  if (text === 'search_keywords')
    return { ...facts, searchKeywords: { ...searchKeywords, [edition]: tidySearchKeywords(cell) } };
  return column === 'model' ? { ...facts, model: oneLine(cell) } : facts;
}

/** What a row states of its product, or what is wrong in it. */
function factsOfRow(row: TableRow, columns: readonly Column[], before: ProductFacts): ProductFacts | TableProblem[] {
  const problems: TableProblem[] = [];
  const parameters: { key: string; one: StoredParameter | null }[] = [];
  let facts = before;
  for (const column of columns) {
    const cell = unescapeCell(row.cells[column.at] ?? '');
    if ('fact' in column) {
      if (cell.length > (longestCell[column.fact] ?? Infinity))
        problems.push(problemAt(row.line, column.head, 'tooLong', cell));
      else if (column.fact.startsWith('search_keywords') && !areSearchKeywords(cell))
        problems.push(problemAt(row.line, column.head, 'wrongSearchKeywords', cell));
      else facts = withFact(facts, column.fact, cell);
    } else {
      const { key } = column.definition;
      const read = cell.trim() === '' ? { one: null } : parameterIn(column.definition, cell.trim());
      if ('mistake' in read) problems.push(problemAt(row.line, column.head, read.mistake, cell));
      else parameters.push({ key, one: read.one });
    }
  }
  facts = { ...facts, parameters: parametersOfRow(before.parameters, parameters) };
  if (!hasTitle(facts)) problems.push(problemAt(row.line, '', 'noTitle'));
  if (facts.parameters.length > PARAMETERS_MAX) problems.push(problemAt(row.line, '', 'tooManyParameters'));
  return problems.length > 0 ? problems : facts;
}

/** A product that a table changes, with what it was. */
export type TableChange = ProductChange & { before: ProductFacts };

/** Checks all rows of a table against the products that they may change: what changes, or all that is wrong. */
export function checkRows(
  rows: readonly TableRow[],
  columns: readonly Column[],
  products: readonly ProductEntry[],
): { changes: TableChange[] } | { problems: TableProblem[] } {
  const byId = new Map(products.map((product) => [product.id, product]));
  const cellIn = ({ cells }: TableRow, fact: FactColumn): string => {
    const column = columns.find((one) => 'fact' in one && one.fact === fact);
    return column ? (cells[column.at] ?? '').trim() : '';
  };
  const seen = new Set<number>();
  const results = rows.map((row): TableProblem[] | TableChange | null => {
    const id = idIn(cellIn(row, 'id'));
    const product = id === null ? undefined : byId.get(id);
    if (!product) return [problemAt(row.line, 'id', 'unknownProduct', cellIn(row, 'id'))];
    if (seen.has(product.id)) return [problemAt(row.line, 'id', 'productTwice', String(product.id))];
    seen.add(product.id);
    if (row.cells.slice(Math.max(...columns.map(({ at }) => at)) + 1).some((cell) => cell !== ''))
      return [problemAt(row.line, '', 'tooManyCells')];
    const before = readProductFacts(product);
    const after = factsOfRow(row, columns, before);
    if (Array.isArray(after)) return after;
    if (productChanges(before, after).length === 0) return null;
    const version = unescapeCell(cellIn(row, 'version'));
    if (version !== '' && version !== versionOf(flatProduct(before)))
      return [problemAt(row.line, 'version', 'changedMeanwhile')];
    return { id: product.id, before, facts: after };
  });
  const problems = results.flatMap((result) => (Array.isArray(result) ? result : []));
  if (problems.length > 0) return { problems };
  return { changes: results.filter((result): result is TableChange => result !== null && !Array.isArray(result)) };
}
