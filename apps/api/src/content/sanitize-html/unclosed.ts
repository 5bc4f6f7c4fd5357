import { endOfForeign, endOfTag } from './foreign.ts';
import { allowedTags } from './rules.ts';

/** Elements in which a browser reads text alone, up to their end tag. Unclosed, they take along all that follows. */
const rawText = ['script', 'style', 'textarea', 'title', 'noscript', 'iframe', 'noembed', 'noframes'];

/** Elements that go with their content, and may lie in each other. */
const nested = ['object', 'template', 'option'];

const opening = /<(?:!--|!\[CDATA\[|[!?]|(\/?)([a-z][^\s/>]*))/gi;
const endOfComment = /--!?>/g;
const nextElement = new RegExp(`</?(?:${[...allowedTags, ...rawText, ...nested].join('|')})(?:[\\s/][^<>]*)?>`, 'gi');
const nextMarkup = /<[a-z/!]/gi;

/** A part of a body that is left out, or replaced. */
interface Change {
  from: number;
  to: number;
  instead?: string;
}

/** Where a pattern is found from a place on; the end of the body where it is not. */
const find = (pattern: RegExp, html: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
};

/** In small letters, and as long: those of other scripts may become two. */
const inSmallLetters = (html: string): string => html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Where the end tag of a script begins, as a browser reads it: after `<!--` a `<script` inside hides the next end tag.
 * -1 where the script never ends so.
 */
function endOfScript(html: string, from: number): number {
  const tokens = /<!--|-->|<(\/?)script(?=[\s/>])/gi;
  tokens.lastIndex = from;
  let isEscaped = false;
  let isTwice = false;
  for (let token = tokens.exec(html); token; token = tokens.exec(html)) {
    if (token[0] === '<!--') {
      isEscaped = true;
      // The same dashes may end it.
      tokens.lastIndex = token.index + 2;
    } else if (token[0] === '-->') isEscaped = isTwice = false;
    else if (!token[1]) isTwice ||= isEscaped;
    else if (isTwice) isTwice = false;
    else return token.index;
  }
  return -1;
}

/** Reads a body once, from tag to tag, and notes what has to be changed in it. */
class Reader {
  readonly changes: Change[] = [];
  readonly #html: string;
  readonly #lower: string;
  /** Where each is ended for the last time: looked for once, however much is open. */
  readonly #lastEnds: ReadonlyMap<string, number>;
  readonly #open: (Change & { name: string })[] = [];
  readonly #depths = new Map<string, number>();
  #hasPlayer = false;
  #scriptsEnd = true;
  /** Where the drawing or formula that was entered last ends: within it no element holds raw text. */
  #foreignEnd = 0;

  constructor(html: string) {
    this.#html = html;
    this.#lower = inSmallLetters(html);
    const ends = [...rawText.map((name) => `</${name}`), '-->', ']]>'];
    this.#lastEnds = new Map(ends.map((end) => [end, this.#lower.lastIndexOf(end)]));
  }

  read(): Change[] {
    let at = find(opening, this.#html, 0);
    while (at < this.#html.length) {
      opening.lastIndex = at;
      const [text, slash, tag] = opening.exec(this.#html)!;
      const name = tag?.toLowerCase();
      const to =
        name !== undefined
          ? this.#tag(name, slash !== '', at)
          : text === '<!--'
            ? this.#comment(at)
            : this.#section(at);
      at = find(opening, this.#html, to);
    }
    return [...this.changes, ...this.#open].sort((one, other) => one.from - other.from);
  }

  #isEnded(end: string, from: number): boolean {
    return this.#lastEnds.get(end)! >= from;
  }

  #comment(from: number): number {
    const short = /^<!---?>/.exec(this.#html.slice(from, from + 6))?.[0];
    if (short !== undefined) return from + short.length;
    const isEnded = this.#isEnded('-->', from + 4);
    const to = find(isEnded ? endOfComment : nextElement, this.#html, from + 4);
    if (!isEnded) this.changes.push({ from, to });
    return to;
  }

  #section(from: number): number {
    const start = '<![CDATA[';
    if (this.#lower.startsWith(start.toLowerCase(), from) && this.#isEnded(']]>', from)) {
      const end = this.#html.indexOf(']]>', from);
      this.changes.push({ from, to: from + start.length }, { from: end, to: end + 3 });
      return from + start.length;
    }
    // What begins so in any other way is a comment up to the next `>`.
    const end = this.#html.indexOf('>', from);
    return end < 0 ? this.#html.length : end + 1;
  }

  #tag(name: string, isEnd: boolean, from: number): number {
    const to = endOfTag(this.#html, from);
    const isForeign = (name === 'svg' || name === 'math') && this.#html[to - 2] !== '/';
    if (isForeign && !isEnd && from >= this.#foreignEnd) {
      const isAround = (other: string): boolean => (this.#depths.get(other) ?? 0) > 0;
      this.#foreignEnd = endOfForeign(this.#html, from, isAround).end;
    }
    if (nested.includes(name)) {
      const depth = this.#depths.get(name) ?? 0;
      if (!isEnd) {
        // An option ends at the next tag.
        this.#open.push({ name, from, to: name === 'option' ? find(nextMarkup, this.#html, to) : to });
        this.#depths.set(name, depth + 1);
      } else if (depth > 0) {
        // Looked for only where it is: what is passed on the way is closed, too.
        let last: string | undefined;
        while (last !== name) {
          last = this.#open.pop()!.name;
          this.#depths.set(last, this.#depths.get(last)! - 1);
        }
      }
      return to;
    }
    if (isEnd || !rawText.includes(name) || from < this.#foreignEnd) return to;
    return this.#isEnded(`</${name}`, to) ? this.#ended(name, from, to) : this.#unclosed(name, from, to);
  }

  /** A raw text element with an end tag. Returns where it ends. */
  #ended(name: string, from: number, start: number): number {
    let end = -1;
    if (name === 'script' && this.#scriptsEnd) {
      end = endOfScript(this.#html, start);
      // One that would take all that follows ends at its first end tag, and so do those after it.
      this.#scriptsEnd = end >= 0;
    }
    const to = endOfTag(this.#html, end < 0 ? this.#lower.indexOf(`</${name}`, start) : end);
    // Other parsers end these elsewhere.
    if (name === 'noscript' || name === 'script') this.changes.push({ from, to });
    return to;
  }

  /** A raw text element without an end tag. Returns where what follows it begins. */
  #unclosed(name: string, from: number, start: number): number {
    const isCode = (name === 'script' || name === 'style') && this.#html[start - 2] !== '/';
    const to = isCode ? find(nextElement, this.#html, start) : start;
    // One player stays; to end many of them would make a small body a large one.
    const isPlayer = name === 'iframe' && !this.#hasPlayer;
    if (isPlayer) this.#hasPlayer = true;
    this.changes.push(isPlayer ? { from: to, to, instead: '</iframe>' } : { from, to });
    return to;
  }
}

/**
 * Ends what a body opens and never closes, so that it does not take along the text after it: scripts, styles and other
 * raw text, objects, comments. A browser shows none of that text; anyone who wrote it meant it to be read. CDATA sections,
 * which HTML does not know, become what they hold.
 */
export function withoutUnclosed(html: string): string {
  const kept: string[] = [];
  let at = 0;
  for (const { from, to, instead = '' } of new Reader(html).read()) {
    if (from < at) continue;
    kept.push(html.slice(at, from), instead);
    at = to;
  }
  return kept.length === 0 ? html : kept.join('') + html.slice(at);
}
