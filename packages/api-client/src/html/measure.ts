import { Parser } from 'htmlparser2';
import { nonTextTags } from './rules.ts';

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

const breaks = new Set('p div li ul ol h1 h2 h3 h4 h5 h6 tr table blockquote br hr section article figure pre'.split(' '));
const silent = new Set(nonTextTags);

/** The text of HTML, at most `limit` characters of it, one paragraph a block. Takes time in proportion to its length. */
export function textOfHtml(html: string, limit: number): string {
  let text = '';
  const hidden: string[] = [];
  const parser = new Parser(
    {
      onopentagname(name) {
        if (silent.has(name)) hidden.push(name);
        else if (breaks.has(name)) text += '\n';
      },
      ontext(part) {
        if (hidden.length === 0) text += part;
      },
      onclosetag(name) {
        if (hidden.at(-1) === name) hidden.pop();
        else if (breaks.has(name)) text += '\n';
      },
    },
    { decodeEntities: true },
  );
  for (let at = 0; at < html.length && text.length < limit; at += 8192) parser.write(html.slice(at, at + 8192));
  parser.end();
  return text.slice(0, limit).toWellFormed();
}
