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

/** Names the rows of a table by their first cells, and marks the columns of numbers. */
function giveRoles(table: Element): void {
  const sections = elementsOf(table, 'thead', 'tbody', 'tfoot');
  const rows = sections.flatMap((section) => elementsOf(section, 'tr').map((row) => elementsOf(row, 'th', 'td')));
  const [head, ...body] = rows;
  // What spans several places would have to be counted as a browser does; such a table stays as it was written.
  const isPlain = rows.every(
    (cells) => cells.length === head!.length && !cells.some((c) => has(c, 'colspan') || has(c, 'rowspan')),
  );
  if (!isPlain || body.length === 0 || head!.length < 2 || !elementsOf(table, 'thead').length) return;
  for (const [column, name] of head!.entries()) {
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

function visit(parent: Parent): void {
  for (const node of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    if (node.tagName === 'table') giveRoles(node);
    visit(node);
  }
}

/**
 * Gives tables what their authors leave out: the first cell of a row is its header, and columns of numbers are marked, so
 * that they can stand below one another.
 */
export function withTableRoles(html: string): string {
  if (!html.includes('<table')) return html;
  const fragment = parseFragment(html);
  visit(fragment);
  return serialize(fragment);
}
