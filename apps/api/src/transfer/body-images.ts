import { Parser } from 'htmlparser2';

/** Elements whose image a reader sees, and the attributes that name it: the first that has a value is shown. */
const shown: Readonly<Record<string, readonly string[]>> = {
  // Pages that load images late have the URL beside a placeholder; the sanitiser prefers it too.
  img: ['data-src', 'data-original', 'src'],
  video: ['poster'],
};

/** An absolute URL within a list of sizes. */
const foreignSize = /(?:^|[\s,])(?:https?:)?\/\//i;

/** Attributes that name other sizes of the same image. */
const otherSizes = ['srcset', 'sizes', 'data-srcset', 'data-sizes'];

/** An absolute http or https URL of an image; null for paths, data and everything else. */
export function foreignUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(/^\/\//, 'https://');
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  if (!url) return null;
  // What follows the number sign is not sent to a host.
  url.hash = '';
  return url.href;
}

interface Found {
  name: string;
  attributes: Record<string, string>;
  start: number;
  end: number;
}

/** The elements of HTML that show images, or offer other sizes of one, with their places. */
function imagesIn(html: string): Found[] {
  const found: Found[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (/^(?:img|video|source|a)$/.test(name))
        found.push({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return found;
}

const shownAt = ({ name, attributes }: Found): string | null =>
  foreignUrl(attributes[shown[name]?.find((attribute) => attributes[attribute]) ?? '']);

/** The URLs of the images that a body shows from other sites. */
export const urlsOfBody = (html: string): string[] => imagesIn(html).flatMap((found) => shownAt(found) ?? []);

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const tagOf = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${value.replaceAll(/[&"<>]/g, (character) => escapes[character]!)}"`)
    .join('')}>`;

/**
 * Writes the stored paths of images into a body. Other sizes of a stored image are left out, since a browser might
 * choose one that is not stored; so are those of `<picture>`. A link to an image that is stored leads to it.
 */
export function writeStoredPaths(html: string, pathOf: (url: string) => string | null): string {
  let written = '';
  let at = 0;
  const images = imagesIn(html);
  const isChanged = images.some((found) => pathOf(shownAt(found) ?? '') !== null);
  if (!isChanged) return html;
  for (const found of images) {
    const { name, attributes, start, end } = found;
    const next = { ...attributes };
    if (name === 'source') {
      if (!foreignSize.test(next.srcset ?? '')) continue;
      delete next.srcset;
      delete next.sizes;
    } else if (name === 'a') {
      const path = pathOf(foreignUrl(attributes.href) ?? '');
      if (path === null) continue;
      next.href = path;
    } else {
      const path = pathOf(shownAt(found) ?? '');
      if (path === null) continue;
      for (const attribute of [...shown[name]!, ...otherSizes]) delete next[attribute];
      next[shown[name]!.at(-1)!] = path;
    }
    written += html.slice(at, start) + tagOf(name, next);
    at = end;
  }
  return written + html.slice(at);
}
