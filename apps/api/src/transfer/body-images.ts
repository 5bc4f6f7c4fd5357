import { Parser } from 'htmlparser2';
import { editHtml, tagOf, type HtmlEdit } from '../content/edit-html.ts';
import { isFileUrl } from '../media/media-format.ts';

/** Elements whose image a reader sees, and the attributes that name it: the first that has a value is shown. */
const shown: Readonly<Record<string, readonly string[]>> = {
  // Pages that load images late have the URL next to a placeholder; the sanitiser prefers it too.
  img: ['data-src', 'data-original', 'src'],
  video: ['poster'],
};

/** Elements that play a file. */
const players = new Set(['audio', 'video', 'source']);

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

/**
 * The elements of HTML that show images, play or link to files, or offer other sizes of an image, with their places.
 */
function imagesIn(html: string): Found[] {
  const found: Found[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (/^(?:img|audio|video|source|a)$/.test(name))
        found.push({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return found;
}

const shownAt = ({ name, attributes }: Found): string | null =>
  foreignUrl(attributes[shown[name]?.find((attribute) => attributes[attribute]) ?? '']);

const playedAt = ({ name, attributes }: Found): string | null =>
  players.has(name) ? foreignUrl(attributes.src) : null;

const isImageUrl = (url: string): boolean => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(URL.parse(url)?.pathname ?? '');

/** A file or an image of the source itself that a body links to; those of other sites stay there. */
function linkedFile({ name, attributes }: Found, ownHosts: readonly string[]): string | null {
  const url = name === 'a' ? foreignUrl(attributes.href) : null;
  return url !== null && (isFileUrl(url) || isImageUrl(url)) && ownHosts.includes(new URL(url).host) ? url : null;
}

/** The URLs of the images that a body shows from other sites, of what it plays, and of files of its own site. */
export const urlsOfBody = (html: string, ownHosts: readonly string[] = []): string[] =>
  imagesIn(html).flatMap((found) =>
    [shownAt(found), playedAt(found), linkedFile(found, ownHosts)].filter((url) => url !== null),
  );

/**
 * Writes the stored paths of images into a body. Other sizes of a stored image are left out, since a browser might
 * choose one that is not stored; so are those of `<picture>`. A link to an image that is stored leads to it.
 */
export function writeStoredPaths(html: string, pathOf: (url: string) => string | null): string {
  const edits: HtmlEdit[] = [];
  const images = imagesIn(html);
  const isChanged = images.some((found) =>
    [shownAt(found), playedAt(found), foreignUrl(found.attributes.href)].some((url) => pathOf(url ?? '') !== null),
  );
  if (!isChanged) return html;
  for (const found of images) {
    const { name, attributes, start, end } = found;
    const next = { ...attributes };
    const played = pathOf(playedAt(found) ?? '');
    if (played !== null) next.src = played;
    if (played !== null && name !== 'video') {
      // Nothing else of it is ours to change.
    } else if (name === 'source') {
      if (!foreignSize.test(next.srcset ?? '')) continue;
      delete next.srcset;
      delete next.sizes;
    } else if (name === 'a') {
      const path = pathOf(foreignUrl(attributes.href) ?? '');
      if (path === null) continue;
      next.href = path;
    } else {
      const path = pathOf(shownAt(found) ?? '');
      if (path === null && played === null) continue;
      if (path !== null) {
        for (const attribute of [...shown[name]!, ...otherSizes]) delete next[attribute];
        next[shown[name]!.at(-1)!] = path;
      }
    }
    edits.push({ start, end, text: tagOf(name, next) });
  }
  return editHtml(html, edits);
}
