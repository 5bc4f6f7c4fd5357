import { decodeHTMLStrict } from 'entities';
import { XMLParser } from 'fast-xml-parser';

/** An element as the parser gives it: a text, or an object of attributes (`@name`), texts and children. */
export type Node = string | { [name: string]: Node | Node[] };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  cdataPropName: '#cdata',
  // Entities are decoded here, where CDATA is distinguished from text, and where their number is of no matter.
  processEntities: false,
  // Markup of Atom's bodies stays as it is written.
  stopNodes: ['entry.content', 'entry.summary', 'entry.title'],
});

/** Decodes entities, of which feeds use those of HTML; numbers of control characters stand for nothing. */
const decodeEntities = (text: string): string => decodeHTMLStrict(text).replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');

/** Reads a record; throws where it is not well-formed. */
export function parsePart(xml: string): { name: string; node: Node } {
  const parsed = parser.parse(xml, true) as Record<string, Node>;
  const [name, node] = Object.entries(parsed)[0] ?? ['', ''];
  return { name, node };
}

/** The children of a name. */
export function childrenOf(node: Node, name: string): Node[] {
  if (typeof node === 'string') return [];
  const child = Object.hasOwn(node, name) ? node[name] : undefined;
  return child === undefined ? [] : Array.isArray(child) ? child : [child];
}

/** The text of an element: its texts decoded, its CDATA as it is. */
export function textOf(node: Node | undefined): string {
  if (node === undefined) return '';
  if (typeof node === 'string') return decodeEntities(node);
  const text = childrenOf(node, '#text').map((part) => decodeEntities(String(part)));
  const cdata = childrenOf(node, '#cdata').map(String);
  return [...text, ...cdata].join('').trim();
}

/** The text of the first child that has one, of several names. */
export function textAt(node: Node, ...names: string[]): string {
  for (const name of names) {
    for (const child of childrenOf(node, name)) {
      const text = textOf(child).trim();
      if (text !== '') return text;
    }
  }
  return '';
}

/** The value of an attribute. */
export const attributeOf = (node: Node, name: string): string => {
  const [value] = childrenOf(node, `@${name}`);
  return typeof value === 'string' ? decodeEntities(value) : '';
};

/** Markup of an Atom text: as it is written where it is XHTML, else what its text stands for. */
export function markupOf(node: Node | undefined): string {
  if (node === undefined) return '';
  const raw = typeof node === 'string' ? node : childrenOf(node, '#text').map(String).join('');
  if (typeof node !== 'string' && attributeOf(node, 'type') === 'xhtml') return raw;
  return raw
    .split(/(<!\[CDATA\[[^]*?\]\]>)/)
    .map((part) => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? decodeEntities(part))
    .join('')
    .trim();
}
