import { JSDOM } from 'jsdom';

/** Bodies that one article holds, one after another, each between two texts that a reader must not lose. */
export interface PackedArticle {
  html: string;
  bodies: readonly string[];
  /** The harmless texts that a browser shows, whatever the bodies between them do. */
  texts: readonly string[];
}

const { window } = new JSDOM('<!doctype html>');
const parser = new window.DOMParser();
const parse = (html: string): Document => parser.parseFromString(`<!doctype html><main>${html}</main>`, 'text/html');

/** Elements whose content goes with them, and where nobody reads a text. */
const unread =
  'script, style, textarea, title, option, select, noscript, iframe, object, embed, template, noembed, noframes, xmp, plaintext, svg, math';

const before = (index: number): string => `kept before ${index};`;
const after = (index: number): string => `kept after ${index};`;
const packed = (body: string, index: number): string => `<p>${before(index)}</p>\n${body}\n<p>${after(index)}</p>\n`;

/** Texts of the given ones that stand in a parsed document where they are read. */
function readable(document: Document, texts: readonly string[]): string[] {
  // A hostile body may take the place of the document's own.
  const walker = document.createTreeWalker(document.documentElement, 4);
  let seen = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement!.closest(unread)) seen += node.nodeValue!;
  return texts.filter((text) => seen.includes(text));
}

/** Whether what follows the body is read: no comment, attribute or silent element of it goes on. */
function endsWhereItEnds(body: string): boolean {
  const end = parse(`${body}<p id="end-of-body">x</p>`).querySelector('p#end-of-body');
  return end?.textContent === 'x' && end.closest(unread) === null;
}

function article(bodies: readonly string[]): PackedArticle {
  const html = bodies.map(packed).join('');
  const texts = bodies.flatMap((_, index) => [before(index), after(index)]);
  return { html, bodies, texts: readable(parse(html), texts) };
}

/**
 * Packs bodies into articles, `most` in one, so that a browser has fewer pages to open. A body that would swallow the
 * ones after it has an article of its own.
 */
export function packBodies(bodies: readonly string[], most: number): PackedArticle[] {
  const { together = [], alone = [] } = Object.groupBy(bodies, (body) =>
    most > 1 && endsWhereItEnds(body) ? 'together' : 'alone',
  );
  const groups = Array.from({ length: Math.ceil(together.length / most) }, (_, index) =>
    together.slice(index * most, (index + 1) * most),
  );
  return [...groups.map(article), ...alone.map((body) => article([body]))];
}
