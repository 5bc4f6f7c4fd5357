/** A generator of numbers below 1 that gives the same ones for the same seed (xorshift). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
  'onbeforetoggle',
  'onloadstart',
  'onstart',
  'onscrollend',
];
const elements = [
  'img',
  'svg',
  'math',
  'video',
  'audio',
  'iframe',
  'object',
  'embed',
  'input',
  'details',
  'body',
  'a',
  'p',
  'div',
  'table',
  'td',
  'style',
  'link',
  'meta',
  'form',
  'button',
  'marquee',
  'template',
  'dialog',
  'source',
  'track',
  'x-own',
];
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java&#10;script:',
  '&#106;avascript:',
  '\u0001javascript:',
  'javascript&colon;',
  'data:text/html,<script>',
  'vbscript:',
  'blob:',
  'view-source:',
  'livescript:',
  'feed:javascript:',
];
const holders = [
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'srcset',
  'background',
  'cite',
  'srcdoc',
  'ping',
  'content',
  'values',
  'style',
];
const breakers = [
  '</textarea>',
  '</title>',
  '</style>',
  '</script>',
  '-->',
  '--!>',
  ']]>',
  '</noscript>',
  '</template>',
  '</xmp>',
  '</select>',
  '</math>',
  '</svg>',
  '"',
  "'",
  '`',
  '>',
  '/>',
  '\u0000',
  '\u2028',
  '<',
  '<<',
];
const openers = [
  '<noscript><p title="',
  '<svg><style><!--',
  '<math><mtext><table><mglyph><style><!--',
  '<svg></p><style><a id="',
  '<form><math><mtext></form><form><mglyph><style></math>',
  '<select><template>',
  '<table><colgroup><svg>',
  '<textarea>',
  '<xmp>',
  '<title>',
  '<!--',
  '<![CDATA[',
  '<?',
  '<noembed>',
  '<option>',
  '<svg><foreignObject><math>',
  '<ruby><rtc><svg>',
  '<h1><a id="',
];

/**
 * Makes `count` hostile bodies of the pieces of which such bodies consist: elements, handlers, schemes and what makes
 * two parsers disagree, in odd spellings, nested and broken off. The same seed makes the same bodies.
 */
export function generatedBodies(seed: number, count: number): string[] {
  const next = numbersOf(seed);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
  const maybe = (chance: number): boolean => next() < chance;
  const oddCase = (text: string): string =>
    [...text].map((letter) => (maybe(0.3) ? letter.toUpperCase() : letter)).join('');
  const space = (): string => one([' ', ' ', '/', '\t', '\n', '\f', ' / ']);
  const quoted = (value: string): string => one([`"${value}"`, `'${value}'`, value.replaceAll(/\s/g, '')]);
  const attribute = (): string => {
    const kind = next();
    if (kind < 0.45) return `${oddCase(one(handlers))}${maybe(0.1) ? '\u0000' : ''}=${quoted('alert(1)')}`;
    if (kind < 0.8) return `${oddCase(one(holders))}=${quoted(`${one(schemes)}alert(1)`)}`;
    const name = one(['id', 'name', 'class', 'title', 'is', 'tabindex', 'autofocus', 'open', 'srcdoc']);
    return `${name}=${quoted(`${one(breakers)}<img src=x onerror=alert(1)>`)}`;
  };
  const element = (depth: number): string => {
    const name = one(elements);
    const attributes = Array.from({ length: 1 + Math.floor(next() * 3) }, () => space() + attribute()).join('');
    const within =
      depth === 0 || maybe(0.4) ? one(['x', '', '<script>alert(1)</script>', 'src=x']) : element(depth - 1);
    return `<${oddCase(name)}${name === 'img' || maybe(0.2) ? ' src=x' : ''}${attributes}>${within}${maybe(0.7) ? `</${name}>` : ''}`;
  };
  const body = (): string => {
    const opener = maybe(0.4) ? one(openers) : '';
    const breaker = opener !== '' || maybe(0.2) ? one(breakers) : '';
    const made =
      opener +
      (maybe(0.3) ? one(breakers) : '') +
      breaker +
      element(Math.floor(next() * 4)) +
      (maybe(0.2) ? one(breakers) : '');
    return maybe(0.1) ? made.slice(0, Math.floor(made.length * (0.5 + next() / 2))) : made;
  };
  return Array.from({ length: count }, body);
}
