import { defaultTreeAdapter, html as names, parseFragment, serialize, type DefaultTreeAdapterMap } from 'parse5';
import { allowedTags, deepestArticleHtml, nonTextTags } from './rules.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];

/** Elements in which a browser reads text alone, up to their end tag. */
const rawText = 'script style textarea title noscript iframe noembed noframes xmp plaintext'.split(' ');

/** Elements that take their content along, and may lie in each other. */
const nested = 'object template select option'.split(' ');

/** Elements that end by the name of `a`, and those that take text along: where text that is read may begin once more. */
const nextElement = `(?=</?(?:${[...allowedTags, ...rawText, ...nested].join('|')})(?:[\\s/][^<>]*)?>|$)`;

/** A body of more elements is shown as its text. */
const mostElements = 50_000;

/** How often a body is read again because something in it was never closed. */
const mostRounds = 4;

/** Thrown while a body is read that would become more than it is worth. */
class TooMuch extends Error {}

/** Whether HTML holds anything that takes along all that follows it where it is never closed. */
const mayTakeAlong = new RegExp(`<(?:!--|${[...rawText, ...nested].join('|')})`, 'i');

/** Reads HTML as a browser reads it in a page, and gives up what is nested too deep. */
function parse(html: string, sourceCodeLocationInfo: boolean): Parent {
  let depth = 0;
  let elements = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush(): void {
      depth += 1;
      elements += 1;
      // The root lies around them. A parser opens elements in a wrong order again in each paragraph, so that a small
      // body can become a large one.
      if (depth > deepestArticleHtml + 1 || elements > mostElements) throw new TooMuch();
    },
    onItemPop(): void {
      depth -= 1;
    },
  };
  const page = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
  return parseFragment(page, html, { treeAdapter, sourceCodeLocationInfo });
}

const childrenOf = (node: Node | Parent): Node[] =>
  'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];

/** What takes along all that follows it, because it is never closed. */
interface Unclosed {
  name: string;
  start: number;
  end: number;
}

/** Whether an element takes along all that follows it: only its end tag ends it, or nothing did before the end. */
function isUnclosed(html: string, node: Node): boolean {
  const place = node.sourceCodeLocation;
  if (!place || !('namespaceURI' in node)) return false;
  if (node.namespaceURI !== names.NS.HTML || !('startTag' in place) || place.endTag) return false;
  const { nodeName } = node;
  if (rawText.includes(nodeName) || nodeName === 'template') return true;
  return nested.includes(nodeName) && place.endOffset === html.length;
}

/** The elements and the comment that run to the end of the HTML because they are never closed, the outer ones first. */
function unclosedOf(html: string, parent: Node | Parent): Unclosed[] {
  return childrenOf(parent).flatMap((node): Unclosed[] => {
    const place = node.sourceCodeLocation;
    if (place && node.nodeName === '#comment') {
      const { startOffset: start, endOffset: end } = place;
      // What only the end of the HTML ends lies beyond it.
      return end > html.length && html.startsWith('<!--', start) ? [{ name: '!--', start, end }] : [];
    }
    const inside = unclosedOf(html, node);
    if (!place || !('startTag' in place) || !isUnclosed(html, node)) return inside;
    return [{ name: node.nodeName, start: place.startOffset, end: place.startTag!.endOffset }, ...inside];
  });
}

/**
 * Leaves out what opens raw text or a comment that has no end in the HTML, and code up to where text may begin once more.
 *
 * @param known an element that has none although its end tag is written somewhere
 */
export function withoutEndless(html: string, known?: string): string {
  const lower = html.toLowerCase();
  const isEndless = (name: string): boolean => name === known || !lower.includes(`</${name}`);
  const tagOf = (elements: readonly string[]): string =>
    `<(?:${elements.filter(isEndless).join('|') || '!'})(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>`;
  const comment = lower.includes('-->') ? '' : '|<!--';
  const code = new RegExp(`(?:${tagOf(['script', 'style'])}${comment})[^]*?${nextElement}`, 'gi');
  const others = new RegExp(tagOf(rawText.filter((name) => !/^(?:script|style|iframe)$/.test(name))), 'gi');
  const mended = html.replaceAll(code, '').replaceAll(others, '');
  if (known !== 'iframe') return mended;
  // One player stays, the first; to end many of them would make a small body a large one.
  return mended.replaceAll(new RegExp(tagOf(['iframe']), 'gi'), (tag, at: number) =>
    at === 0 ? `${tag}</iframe>` : '',
  );
}

/** Mends what is never closed: null where everything is. */
function withoutUnclosed(html: string, unclosed: readonly Unclosed[]): string | null {
  const [first] = unclosed;
  if (!first) return null;
  if (!nested.includes(first.name)) {
    // A browser reads nothing more from here on: whatever else has no end there goes in the same step.
    return html.slice(0, first.start) + withoutEndless(html.slice(first.start), first.name);
  }
  let at = 0;
  let result = '';
  for (const { start, end } of unclosed.filter(({ name }) => nested.includes(name))) {
    result += html.slice(at, start);
    at = end;
  }
  return result + html.slice(at);
}

/** The text of a drawing or a formula. */
const textOf = (node: Node): string =>
  'value' in node
    ? node.value
    : /^(?:style|script|title)$/.test(node.nodeName)
      ? ''
      : childrenOf(node).map(textOf).join('');

/** Puts the text of drawings, formulas and sections in their place, and leaves out what no reader sees. */
function storeText(parent: Parent): void {
  let sections = 0;
  const visit = (node: Parent): void => {
    node.childNodes = node.childNodes.flatMap((child): Node[] => {
      if ('data' in child) {
        // HTML knows no CDATA sections: a browser reads a comment up to the next `>`.
        const [, section] = /^\[CDATA\[([^<]*)/i.exec(child.data) ?? [];
        if (section === undefined) return [];
        if (!child.data.endsWith(']]')) sections += 1;
        return [textNode(section.replace(/\]\]$/, ''))];
      }
      if ('value' in child) {
        if (sections === 0 || !child.value.includes(']]>')) return [child];
        sections -= 1;
        return [textNode(child.value.replace(']]>', ''))];
      }
      if (!('tagName' in child)) return [];
      if (child.namespaceURI !== names.NS.HTML) return [textNode(textOf(child))];
      if (child.tagName === 'iframe') child.childNodes = [];
      else if (nonTextTags.includes(child.tagName)) return [];
      if (child.tagName === 'xmp') child.nodeName = child.tagName = 'pre';
      visit(child);
      return [child];
    });
  };
  visit(parent);
}

function textNode(value: string): Node {
  return { ...defaultTreeAdapter.createTextNode(value) };
}

/**
 * The HTML of a body as a browser reads it, well formed, with what parsers read differently settled: drawings and
 * formulas are their text, and what is opened and never closed does not take along the text after it. A browser shows
 * none of that text; anyone who wrote it meant it to be read.
 *
 * @throws for a body that is nested too deep, or that nobody could mend
 */
export function readHtml(source: string): string {
  // A section that is never closed is a comment up to the next `>`, in drawings too.
  const lastSection = source.lastIndexOf(']]>') + 1;
  let html = source.slice(0, lastSection) + source.slice(lastSection).replaceAll(/<!\[CDATA\[/gi, '<!CDATA[');
  for (let round = 0; round < mostRounds; round += 1) {
    // Only then it matters where elements stand: to note it takes a third of the time.
    const isSearched = mayTakeAlong.test(html);
    const fragment = parse(html, isSearched);
    const mended = isSearched ? withoutUnclosed(html, unclosedOf(html, fragment)) : null;
    if (mended === null) {
      storeText(fragment);
      return serialize(fragment);
    }
    html = mended;
  }
  throw new TooMuch();
}
