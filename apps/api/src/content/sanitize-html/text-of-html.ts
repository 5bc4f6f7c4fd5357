import { Tokenizer } from 'htmlparser2';
import { largestArticleHtml } from './rules.ts';

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
export function textOfHtml(html: string, limit: number = largestArticleHtml): string {
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
