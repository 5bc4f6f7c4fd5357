import { isOwnPath } from '@millwright/domain';
import { imageUrlEnd } from '../media/media-format.ts';
import { mapTags } from './map-tags.ts';

/** What a WordPress or feed body needs before it is an article's: paragraphs, URLs of its images. */

const blockNames =
  'address|article|aside|audio|blockquote|d[dlt]|details|div|fieldset|fig(?:ure|caption)|form|h[1-6]|header|footer|hr|' +
  'iframe|li|main|nav|ol|p|pre|script|section|style|summary|t(?:able|body|d|foot|h|head|r)|ul|video';
const block = new RegExp(`^</?(?:${blockNames})\\b`, 'i');

/**
 * Writes the paragraphs of a body that WordPress stores as blank lines, as it does itself when it shows one. Bodies of
 * its block editor have them.
 */
export function writeParagraphs(source: string): string {
  if (source.includes('<!-- wp:')) return source;
  const result: string[] = [];
  const guarded = source.replaceAll(
    /<(pre|script|style)\b[^>]*>[^]*?<\/\1>/gi,
    (text) => `\n\n\uE000${result.push(text) - 1}\uE001\n\n`,
  );
  const parts = guarded.split(/(?:[ \t]*\r?\n){2,}/).map((part) => {
    const text = part.trim();
    if (text === '' || block.test(text) || text.startsWith('\uE000')) return text;
    return `<p>${text.replaceAll(/\r?\n/g, '<br>')}</p>`;
  });
  return parts
    .filter((part) => part !== '')
    .join('\n')
    .replaceAll(/\uE000(\d+)\uE001/g, (_, number: string) => result[Number(number)] ?? '');
}

/** Makes a URL under one of several bases a path: what follows the base is looked for under the image prefix. */
export function toImagePath(url: string, bases: readonly string[]): string {
  const rest = url.replace(/^(?:https?:)?\/\//i, '//');
  const base = bases.find((one) => rest.toLowerCase().startsWith(`${one.toLowerCase()}/`));
  if (base === undefined) return url;
  // What follows the base must not become a host of its own.
  const path = rest.slice(base.length).replace(/^\/+/, '/');
  return isOwnPath(path) ? path : url;
}

/** A base of URLs without its scheme, for `toImagePath`; null where it is none. */
export function imageBase(href: string): string | null {
  const url = URL.parse(href);
  return url && /^https?:$/.test(url.protocol) && url.username === ''
    ? `//${url.host}${url.pathname.replace(/\/+$/, '')}`
    : null;
}

/** Makes the URLs of a body's images, and of links to them, paths. */
export function rewriteImages(source: string, bases: readonly string[]): string {
  if (bases.length === 0) return source;
  const named = /(\s)(src|srcset|poster|href)(\s*=\s*)("[^"]*"|'[^']*')/gi;
  return mapTags(source, (tag) =>
    tag.replaceAll(named, (_whole, space: string, name: string, equals: string, quoted: string) => {
      const [quote, value] = [quoted[0]!, quoted.slice(1, -1)];
      const isList = name.toLowerCase() === 'srcset';
      const isAllowed = name.toLowerCase() === 'href' && !imageUrlEnd.test(value);
      const rewritten = isAllowed
        ? value
        : isList
          ? value
              .split(/,\s+/)
              .map((one) => toImagePath(one, bases))
              .join(', ')
          : toImagePath(value.trim(), bases);
      return `${space}${name}${equals}${quote}${rewritten}${quote}`;
    }),
  );
}

/** The URL of the first image of a body; null where there is none. */
export const firstImage = (source: string): string | null =>
  /<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(source)?.[1] ?? null;
