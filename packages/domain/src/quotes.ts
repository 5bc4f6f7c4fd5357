const opener = /[\s([{<«–—/-]/u;
const digit = /\d/;
const letter = /\p{L}/u;

/** Stand for elements of HTML, which are no part of the prose: those of a line, and those that begin another. */
const inline = '\uE000';
const block = '\uE001';

const neighbour = (text: string, at: number, step: 1 | -1): string => {
  let place = at + step;
  while (text[place] === inline) place += step;
  const character = text[place] ?? ' ';
  return character === block ? ' ' : character;
};

/**
 * Sets typographic quotation marks and apostrophes in prose that was written with a keyboard's straight ones. A mark
 * right after a figure stays as it is, since it may be a unit: 12", 3.5'.
 */
export function curlyQuotes(text: string): string {
  let isOpen = false;
  return text.replaceAll(/["'\n\uE001]/g, (mark, at: number) => {
    if (mark === '\n' || mark === block) {
      isOpen = false;
      return mark;
    }
    const before = neighbour(text, at, -1);
    const after = neighbour(text, at, 1);
    if (digit.test(before) && !letter.test(after) && !(mark === '"' && isOpen)) return mark;
    if (mark === "'") return (opener.test(before) || /["“]/.test(before)) && letter.test(after) ? '‘' : '’';
    // Chinese has no spaces to tell by.
    isOpen = opener.test(before) || (!isOpen && letter.test(before) && letter.test(after));
    return isOpen ? '“' : '”';
  });
}

/** What is no prose: code with its content, comments, and elements themselves. */
const noProse =
  /<(code|pre|kbd|samp|var|script|style|textarea)\b[^]*?<\/\1\s*>|<!--[^]*?-->|<\/?([a-z][a-z\d]*)[^>]*>/gi;
const inlineNames = /^(?:a|abbr|b|bdi|bdo|cite|del|dfn|em|i|ins|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/i;

/** The same in the text of HTML, and neither in its attributes nor in code. */
export function curlyQuotesInHtml(html: string): string {
  if (/[\uE000\uE001]/.test(html)) return html;
  const apart: string[] = [];
  const prose = html.replaceAll(noProse, (whole, code: string | undefined, name: string | undefined) => {
    apart.push(whole);
    return code || inlineNames.test(name ?? '') ? inline : block;
  });
  return curlyQuotes(prose).replaceAll(/[\uE000\uE001]/g, () => apart.shift()!);
}
