import { mainId } from '@millwright/ui/layout-default';
import { firstScreenId } from './first-screen.ts';

const inlineScript = '<script>';
const largeBanner = /data-part="large"><a\b[^>]*><img\b([^>]*)>/;

/** Attributes by which the inline script asks for the banner's large picture on a first visit, as the picture itself has them. */
function pictureOf(html: string): string {
  const picture = largeBanner.exec(html)?.[1] ?? '';
  const copy = (name: string): string => {
    const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(picture)?.[1];
    return value === undefined ? '' : ` data-${name}="${value}"`;
  };
  return copy('sizes') + copy('srcset') + copy('src');
}

/**
 * Completes the head of a printed document by what the browser's React need not know:
 *
 * - Where the browser can wait (`rel=expect`), nothing is painted before the first screen is here, or all of the content where a page does not say where that ends: a half-read
 *   page would move as it grows. What lies below is laid out after the first paint.
 * - The pictures that are seen first are asked for before the style sheets are known, the large banner's only where it will be seen.
 * - The script that wakes the page up. It has a digest, so that a cache or a network in between cannot give another one.
 *
 * @param preloads elements that ask for pictures
 * @param bootElement the element that loads the script
 */
export function withHead(html: string, preloads: ReadonlySet<string>, bootElement: string): string {
  const painted = html.includes(` id="${firstScreenId}"`) ? firstScreenId : mainId;
  return html
    .replace('<link rel="icon"', (found) => `${[...preloads].join('')}<link rel="expect" href="#${painted}" blocking="render"/>${found}`)
    .replace(inlineScript, (found) => `${found.slice(0, -1)}${pictureOf(html)}>`)
    .replace('</head>', (found) => bootElement + found);
}
