import { defaultTreeAdapter, parseFragment, serialize, type DefaultTreeAdapterMap } from 'parse5';

type Element = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];

/** A number with its sign, a range or a ratio of numbers, perhaps with a mark of its unit; or a dash for none. */
const numeric = /^(?:[<>≤≥±~≈]\s*)?[+−-]?\d[\d.,\s]*(?:(?:[–:×/]|±)\s*[+−-]?\d[\d.,]*)?\s*[%‰°]?$|^[–—-]$/;
const isNone = (text: string): boolean => /^[–—-]?$/.test(text);

const elementsOf = (parent: Parent, ...names: string[]): Element[] =>
  parent.childNodes.filter((node): node is Element => 'tagName' in node && names.includes(node.tagName));

const textOf = (node: DefaultTreeAdapterMap['node']): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

const has = ({ attrs }: Element, name: string): boolean => attrs.some((attribute) => attribute.name === name);

/** Whether at least two thirds of a column are numbers, and one of them is. */
function isNumeric(cells: readonly string[]): boolean {
  const numbers = cells.filter((text) => numeric.test(text));
  return numbers.some((text) => !isNone(text)) && numbers.length * 3 >= cells.length * 2;
}

/** The rows of cells of a table: null where it has no head, one column, or cells that span others. */
function plainRows(table: Element): Element[][] | null {
  const sections = elementsOf(table, 'thead', 'tbody', 'tfoot');
  const rows = sections.flatMap((section) => elementsOf(section, 'tr').map((row) => elementsOf(row, 'th', 'td')));
  const [head, ...body] = rows;
  // What spans several places would have to be counted as a browser does; such a table stays as it was written.
  const isPlain = rows.every(
    (cells) => cells.length === head!.length && !cells.some((c) => has(c, 'colspan') || has(c, 'rowspan')),
  );
  if (!isPlain || body.length === 0 || head!.length < 2 || !elementsOf(table, 'thead').length) return null;
  return rows;
}

/** Names the rows of a table by their first cells, and marks the columns of numbers. */
function giveRoles(table: Element): void {
  const [head = [], ...body] = plainRows(table) ?? [];
  for (const [column, name] of head.entries()) {
    const cells = body.map((row) => row[column]!);
    if (column === 0) {
      for (const cell of cells.filter(({ tagName }) => tagName === 'td')) {
        cell.nodeName = cell.tagName = 'th';
        cell.attrs.push({ name: 'scope', value: 'row' });
      }
    } else if (isNumeric(cells.map((cell) => textOf(cell).trim()))) {
      for (const cell of [name, ...cells].filter((one) => !has(one, 'class')))
        cell.attrs.push({ name: 'class', value: 'article-number' });
    }
  }
}

/** Visits the tables of a body, the outer ones before those inside them. */
function eachTable(parent: Parent, visit: (table: Element, isInTable: boolean) => void, isInTable = false): void {
  for (const node of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    const isTable = node.tagName === 'table';
    if (isTable) visit(node, isInTable);
    eachTable(node, visit, isInTable || isTable);
  }
}

/**
 * Gives tables what their authors leave out: the first cell of a row is its header, and columns of numbers are marked, so
 * that they can stand below one another.
 */
export function withTableRoles(html: string): string {
  if (!html.includes('<table')) return html;
  const fragment = parseFragment(html);
  eachTable(fragment, giveRoles);
  return serialize(fragment);
}

/** A table of an article, as a chart needs it. */
export interface ArticleTable {
  /** What it holds; empty where it has no caption. */
  caption: string;
  /** The names of its columns and their units, as in `Force (kN)`. */
  columns: { name: string; unit?: string }[];
  /** The cells of its rows, as text. */
  rows: string[][];
  /** How its editor draws it: a kind, and columns counted from 1; empty where nothing is said. */
  chart: string;
  /** What its chart shows; empty where nothing is said. */
  chartTitle: string;
}

/** A name of a column ends with its unit in brackets, which may have brackets of their own. */
const withUnit = /^(.+?)\s*[(（]((?:[^()（）]|\([^()]*\))+)[)）]$/;

/**
 * The tables of a sanitised body, in the order of their boxes; null for one without a head, of one column, or with cells
 * that span others.
 */
export function articleTables(html: string): (ArticleTable | null)[] {
  const start = html.indexOf('<table');
  if (start === -1) return [];
  // What stands around the tables, most of a body, need not be parsed.
  const end = html.lastIndexOf('</table>') + '</table>'.length;
  const tables: (ArticleTable | null)[] = [];
  const text = (element: Element): string => textOf(element).replaceAll(/\s+/g, ' ').trim();
  eachTable(parseFragment(html.slice(start, end)), (table, isInTable) => {
    if (isInTable) return;
    const attribute = (name: string): string => table.attrs.find((one) => one.name === name)?.value ?? '';
    const [head, ...body] = plainRows(table) ?? [];
    const [caption] = elementsOf(table, 'caption');
    tables.push(
      head
        ? {
            caption: caption ? text(caption) : '',
            columns: head.map((cell) => {
              const [, name = text(cell), unit] = withUnit.exec(text(cell)) ?? [];
              return unit === undefined ? { name } : { name, unit };
            }),
            rows: body.map((row) => row.map(text)),
            chart: attribute('data-chart'),
            chartTitle: attribute('data-chart-title'),
          }
        : null,
    );
  });
  return tables;
}
