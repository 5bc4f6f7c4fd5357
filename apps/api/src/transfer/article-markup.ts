import { isOwnPath } from '@millwright/domain';
import type { BlockLoss } from './gutenberg-blocks.ts';
import { playerFrame } from './video-players.ts';

/** What a WordPress or feed body needs before it is an article's: paragraphs, captions, URLs of its images. */

const blockNames =
  'address|article|aside|audio|blockquote|d[dlt]|details|div|fieldset|fig(?:ure|caption)|form|h[1-6]|header|footer|hr|' +
  'iframe|li|main|nav|ol|p|pre|script|section|style|summary|t(?:able|body|d|foot|h|head|r)|ul|video';
const block = new RegExp(`^</?(?:${blockNames})\\b`, 'i');

const linkedImage = /(?:<a\b[^>]{0,4000}>\s*)?<img\b[^>]{0,4000}>(?:\s*<\/a>)?/.source;
const caption = new RegExp(
  `\\[(?:wp_)?caption\\b[^\\]]{0,2000}\\]\\s*(${linkedImage})([^]{0,4000}?)\\[/(?:wp_)?caption\\]`,
  'g',
);

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

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What shortcodes of a post refer to. */
export interface ShortcodeContext {
  /** URLs of attachments, by their id. */
  attachments?: ReadonlyMap<string, string>;
  /** URLs of the images that are attached to the post, which a gallery without ids shows. */
  attached?: readonly string[];
  /** Hosts whose players stay. @default none */
  playerHosts?: readonly string[];
  onLoss?: (loss: BlockLoss) => void;
}

/** The images of a gallery, by the ids of attachments; those that the export does not hold are left out and named. */
function writeGallery(shortcode: string, { attachments, attached = [], onLoss }: ShortcodeContext): string {
  const ids = /\bids\s*=\s*["']?([\d,\s]{1,2000})/.exec(shortcode)?.[1]?.split(',');
  const urls = ids?.map((id) => attachments?.get(id.trim())) ?? attached;
  const absent = urls.filter((url) => url === undefined).length;
  if (absent > 0) onLoss?.({ block: '[gallery]', what: `${absent} of its images are not in the export` });
  if (urls.length === 0) onLoss?.({ block: '[gallery]', what: 'it is left out: no image is attached to the post' });
  return urls
    .flatMap((url) => (url === undefined ? [] : [`<figure><img src="${escapeAttribute(url)}"></figure>`]))
    .join('\n');
}

const player = /^[ \t]*\[(playlist|audio|video)\b([^\]]{0,2000})\](?:([^[]{0,2000})\[\/\1\])?[ \t]*$/gm;
const isVideo = /\.(?:mp4|m4v|webm|ogv|mov)(?:$|[?#])/i;

/** The players of an audio, video or playlist shortcode; what names no file stays, and is reported. */
function writePlayers(
  whole: string,
  { name, attributes, inner }: { name: string; attributes: string; inner: string },
  attachments: ReadonlyMap<string, string>,
): string {
  const ids = /\bids\s*=\s*["']?([\d,\s]{1,2000})/.exec(attributes)?.[1]?.split(',') ?? [];
  const listed = ids.flatMap((id) => attachments.get(id.trim()) ?? []);
  const named = /\b(?:src|mp3|m4a|ogg|wav|flac|mp4|m4v|webm|ogv)\s*=\s*["']?(https?:[^\s"']{1,2000})/.exec(
    attributes,
  )?.[1];
  const url = named ?? /https?:[^\s<>"]{1,2000}/.exec(inner)?.[0];
  const urls = name === 'playlist' ? listed : url ? [url] : [];
  if (urls.length === 0) return whole;
  const poster = /\bposter\s*=\s*["']?(https?:[^\s"']{1,2000})/.exec(attributes)?.[1];
  return urls
    .map((one) => {
      const tag = isVideo.test(one) ? 'video' : 'audio';
      const still = tag === 'video' && poster ? ` poster="${escapeAttribute(poster)}"` : '';
      return `<figure><${tag} controls src="${escapeAttribute(one)}"${still}></${tag}></figure>`;
    })
    .join('\n');
}

/** What WordPress embeds where its URL stands alone: a player where the site has it, else a link. */
const embedded = (url: string, playerHosts: readonly string[]): string =>
  playerFrame(url, playerHosts) ?? `<a href="${escapeAttribute(url.replaceAll('&amp;', '&'))}">${url}</a>`;

/**
 * Writes WordPress's captions, galleries and players as figures, and URLs that it embeds as players or links.
 */
export function writeShortcodes(source: string, context: ShortcodeContext = {}): string {
  const { attachments = new Map<string, string>(), playerHosts = [] } = context;
  return source
    .replaceAll(/^[ \t]*\[gallery\b[^\]]{0,2000}\][ \t]*$/gm, (shortcode) => writeGallery(shortcode, context))
    .replaceAll(caption, '<figure>$1<figcaption>$2</figcaption></figure>')
    .replaceAll(/\[embed\b[^\]]{0,500}\]\s*(https?:[^\s<>"[\]]{1,2000})\s*\[\/embed\]/g, (_whole, url: string) =>
      embedded(url, playerHosts),
    )
    .replaceAll(player, (whole, name: string, attributes: string, inner = '') =>
      writePlayers(whole, { name, attributes, inner }, attachments),
    );
}

/** Writes URLs that stand alone on a line of a classic body as WordPress embeds them. */
export const writeEmbeds = (source: string, playerHosts: readonly string[]): string =>
  source.replaceAll(
    /(^|\n)[ \t]*(https?:\/\/[^\s<>"[\]]{1,2000})[ \t]*(?=\r?\n|$)/g,
    (_whole, before: string, url: string) => before + embedded(url, playerHosts),
  );

const image = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:$|[?#])/i;

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
  return source.replaceAll(
    /(\s)(src|srcset|poster|href)(\s*=\s*)("[^"]*"|'[^']*')/gi,
    (_whole, space: string, name: string, equals: string, quoted: string) => {
      const [quote, value] = [quoted[0]!, quoted.slice(1, -1)];
      const isList = name.toLowerCase() === 'srcset';
      const isAllowed = name.toLowerCase() === 'href' && !image.test(value);
      const rewritten = isAllowed
        ? value
        : isList
          ? value
              .split(/,\s+/)
              .map((one) => toImagePath(one, bases))
              .join(', ')
          : toImagePath(value.trim(), bases);
      return `${space}${name}${equals}${quote}${rewritten}${quote}`;
    },
  );
}

/** The URL of the first image of a body; null where there is none. */
export const firstImage = (source: string): string | null =>
  /<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(source)?.[1] ?? null;
