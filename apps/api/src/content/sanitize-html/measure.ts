import { Parser, Tokenizer } from 'htmlparser2';

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Whether elements are nested deeper than `limit`. Reads no further than needed and builds no tree. */
export function isDeeperThan(html: string, limit: number): boolean {
  let depth = 0;
  let isDeeper = false;
  const parser = new Parser({
    onopentagname(name) {
      if (voidElements.has(name)) return;
      depth += 1;
      if (depth > limit) isDeeper = true;
    },
    onclosetag(name) {
      if (!voidElements.has(name)) depth -= 1;
    },
  });
  // In pieces, so that a hopeless body is given up early.
  for (let at = 0; at < html.length && !isDeeper; at += 8192) parser.write(html.slice(at, at + 8192));
  return isDeeper;
}

const breaks = new Set(
  'p div li ul ol h1 h2 h3 h4 h5 h6 tr table blockquote br hr section article figure pre'.split(' '),
);

/** Elements whose content is no text, and which a parser leaves only at their own end. */
const silent = new Set('script style textarea title iframe noembed noframes'.split(' '));

const nothing = (): void => undefined;

/**
 * The text of HTML, at most `limit` characters of it, one line a block. It keeps no stack of open elements, so it takes
 * time in proportion to the length, however elements are nested.
 */
export function textOfHtml(html: string, limit: number): string {
  let text = '';
  let hidden: string | null = null;
  const nameAt = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const add = (part: string): void => {
    if (hidden === null && text.length < limit) text += part;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      onopentagname(start, end) {
        const name = nameAt(start, end);
        if (breaks.has(name)) add('\n');
        if (silent.has(name)) hidden ??= name;
      },
      onclosetag(start, end) {
        const name = nameAt(start, end);
        if (hidden === name) hidden = null;
        else if (breaks.has(name)) add('\n');
      },
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
  tokenizer.write(html);
  tokenizer.end();
  return text.slice(0, limit).toWellFormed();
}
