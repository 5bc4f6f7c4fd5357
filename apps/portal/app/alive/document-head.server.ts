import { mainId } from '@millwright/ui/layout-default';
import { firstScreenId } from './first-screen.ts';

const inlineScript = '<script>';
const styleSheet = /<link rel="stylesheet"/;
const largeBanner = /data-part="large"><a\b[^>]*><img\b([^>]*)>/;

/**
 * Attributes by which the inline script asks for the banner's large picture on a first visit, as the picture itself has
 * them.
 */
function pictureOf(body: string): string {
  const picture = largeBanner.exec(body)?.[1] ?? '';
  const copy = (name: string): string => {
    const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(picture)?.[1];
    return value === undefined ? '' : ` data-${name}="${value}"`;
  };
  return copy('sizes') + copy('srcset') + copy('src');
}

/**
 * Completes the head of a printed document by what the browser's React need not know:
 *
 * - Where the browser can wait (`rel=expect`), nothing is painted before the first screen is here, or all of the
 *   content where a page does not say where that ends: a half-read page would move as it grows. What lies below is laid
 *   out after the first paint.
 * - The pictures that are seen first are asked for before the style sheets are known, the large banner's only where it
 *   will be seen.
 * - The script that wakes the page up. It has a digest, so that a cache or a network in between cannot give another
 *   one.
 *
 * Only the head is written anew: what lies below is thirty times as long, and would be copied at every step.
 *
 * @param preloads elements that ask for pictures
 * @param bootElement the element that loads the script
 * @param completed adds to elements what only the server knows of style sheets
 */
export function withHead(
  html: string,
  preloads: ReadonlySet<string>,
  bootElement: string,
  completed: (part: string) => string = (part) => part,
): string {
  const end = html.indexOf('</head>');
  const [head, body] = [html.slice(0, end), html.slice(end)];
  const painted = body.includes(` id="${firstScreenId}"`) ? firstScreenId : mainId;
  const written = head
    .replace(
      '<link rel="icon"',
      (found) => `${[...preloads].join('')}<link rel="expect" href="#${painted}" blocking="render"/>${found}`,
    )
    .replace(inlineScript, (found) => `${found.slice(0, -1)}${pictureOf(body)}>`);
  return completed(written + bootElement) + (styleSheet.test(body) ? completed(body) : body);
}
