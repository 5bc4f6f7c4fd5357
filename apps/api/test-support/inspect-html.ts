import { JSDOM } from 'jsdom';

const { document } = new JSDOM('<!doctype html><div id="place"></div>').window;
const place = document.querySelector('#place')!;

const elements = new Set(
  (
    'h2 h3 h4 h5 h6 p div section aside blockquote pre hr br wbr address ul ol li dl dt dd details summary a ' +
    'abbr b bdi bdo cite code del dfn em i ins ' +
    'kbd mark q rp rt ruby s samp small span strong sub sup time u var table caption colgroup col thead tbody ' +
    'tfoot tr th td figure figcaption img ' +
    'picture source video audio track iframe'
  ).split(' '),
);
const attributes = new Set(
  (
    'id lang dir title class href hreflang rel target cite datetime start reversed type value open span ' +
    'colspan rowspan scope abbr src srcset sizes alt ' +
    'width height loading decoding media poster controls preload loop muted playsinline kind srclang label ' +
    'default sandbox allow allowfullscreen ' +
    'referrerpolicy tabindex role aria-label'
  ).split(' '),
);
const urls = ['href', 'src', 'cite', 'poster'];

/** Parses HTML as a page would, and parses what it then reads as once more, for markup that changes on the way. */
export function parse(html: string): Element {
  place.innerHTML = html;
  const serialised = place.innerHTML;
  place.innerHTML = serialised;
  return place;
}

/** Everything in the HTML that could do harm, by what a parser sees in it; empty where there is nothing. */
export function dangersOf(html: string, playerHosts: readonly string[] = []): string[] {
  const dangers: string[] = [];
  const walker = document.createTreeWalker(parse(html), 1 | 128);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 8) {
      dangers.push('a comment');
      continue;
    }
    const element = node as Element;
    const name = element.localName;
    if (!elements.has(name) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') dangers.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (!attributes.has(attribute) || attribute.startsWith('on')) dangers.push(`${name} ${attribute}`);
      if (attribute === 'id' && !value.startsWith('content-')) dangers.push(`id ${value}`);
      if (attribute === 'class' && !value.split(' ').every((part) => part.startsWith('article-')))
        dangers.push(`class ${value}`);
      const targets =
        attribute === 'srcset'
          ? value.split(',').map((candidate) => candidate.trim().split(' ')[0]!)
          : urls.includes(attribute)
            ? [value]
            : [];
      for (const target of targets) {
        const url = new URL(target, 'https://own.example.com/');
        const isImage = name === 'img' && /^data:image\/(png|jpeg|gif|webp|avif);/i.test(target);
        if (!/^(https?|mailto|tel):$/.test(url.protocol) && !isImage) dangers.push(`${name} ${attribute}=${target}`);
        if (url.username || url.password) dangers.push(`user information in ${target}`);
        if (name === 'iframe' && (url.protocol !== 'https:' || !playerHosts.includes(url.host)))
          dangers.push(`player ${target}`);
      }
    }
    if (
      name === 'iframe' &&
      (!element.hasAttribute('sandbox') || /top-navigation|allow-forms/.test(element.getAttribute('sandbox')!))
    )
      dangers.push('player without sandbox');
  }
  return dangers;
}

/** The text that a reader sees of HTML. */
export const textOf = (html: string): string => (parse(html).textContent ?? '').replaceAll(/\s+/g, ' ').trim();
