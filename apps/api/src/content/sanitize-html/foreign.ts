import { Tokenizer } from 'htmlparser2';
import { textOfHtml } from './measure.ts';

/** Elements at whose start a browser leaves a drawing or a formula, whether it was closed or not. */
const leaving = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing ' +
    'menu meta nobr ol p pre ruby s small span ' +
    'strong strike sub sup table tt u ul var'
  ).split(' '),
);

/** Elements that may stand around a drawing, hidden with all that is in them: their end is the drawing's end, too. */
const around = 'object template noscript option select noembed noframes'.split(' ');

/** Where a tag ends that starts at `at`: a `>` in a quoted value is none. */
export function endOfTag(html: string, at: number): number {
  const pattern = /=\s*(?:"[^"]*"|'[^']*')|>/g;
  pattern.lastIndex = at;
  for (let found = pattern.exec(html); found; found = pattern.exec(html))
    if (found[0] === '>') return pattern.lastIndex;
  return html.length;
}

/** Those of the elements {@link around} that open in the HTML and do not end there. */
const openIn = (html: string): Set<string> => {
  const lower = html.toLowerCase();
  return new Set([...around].filter((name) => lower.lastIndexOf(`<${name}`) > lower.lastIndexOf(`</${name}`)));
};

/**
 * Where a drawing or a formula that opens at `start` ends, and where what follows it begins.
 *
 * @param isAround whether one of the elements {@link around} is open where it starts
 */
export function endOfForeign(
  html: string,
  start: number,
  isAround: (name: string) => boolean,
): { end: number; next: number } {
  const tags = /<(\/?)([a-z][^\s/>]*)/gi;
  const root = html.slice(start + 1, start + 4).toLowerCase() === 'svg' ? 'svg' : 'math';
  tags.lastIndex = endOfTag(html, start);
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const name = tag[2]!.toLowerCase();
    if (tag[1] ? isAround(name) : leaving.has(name)) return { end: tag.index, next: tag.index };
    tags.lastIndex = endOfTag(html, tag.index);
    if (name === root) depth += tag[1] ? -1 : html[tags.lastIndex - 2] === '/' ? 0 : 1;
    if (depth === 0) return { end: tag.index, next: tags.lastIndex };
  }
  return { end: html.length, next: html.length };
}

const nothing = (): void => undefined;

/** Thrown by the tokenizer's own callback: it has no other way to stop early. */
class Found extends Error {
  readonly start: number;
  constructor(start: number) {
    super();
    this.start = start;
  }
}

/**
 * Where the next `<svg` or `<math` opens that is an element, and no text of an attribute or a comment; -1 where none
 * does.
 */
function nextForeign(html: string): number {
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        if (/^(svg|math)$/i.test(html.slice(start, end))) throw new Found(start - 1);
      },
      ontext: nothing,
      ontextentity: nothing,
      onclosetag: nothing,
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  );
  try {
    tokenizer.write(html);
    return -1;
  } catch (found) {
    if (found instanceof Found) return found.start;
    throw found;
  }
}

/**
 * Puts the text of drawings and formulas in their place, and ends sections that HTML does not know where a browser ends
 * them. Inside of these a browser reads HTML by other rules, so that a parser without the rules would take what
 * follows, which is not hostile, for a part of them.
 *
 * @param textAsHtml writes a text as HTML
 */
export function withoutForeign(source: string, textAsHtml: (text: string) => string): string {
  let rest = source.replaceAll(/<!\[CDATA\[/gi, '<!CDATA[');
  if (!/<(?:svg|math)/i.test(rest)) return rest;
  const kept: string[] = [];
  for (let start = nextForeign(rest); start !== -1; start = nextForeign(rest)) {
    const open = openIn(rest.slice(0, start));
    const { end, next } = endOfForeign(rest, start, (name) => open.has(name));
    const foreign = rest.slice(start, end);
    kept.push(rest.slice(0, start), textAsHtml(textOfHtml(foreign, foreign.length)));
    rest = rest.slice(next);
  }
  return kept.join('') + rest;
}
