import { escapeHtml } from '@millwright/domain';
import { imageUrlEnd } from '../media/media-format.ts';
import type { BlockLoss } from './gutenberg-blocks.ts';
import { playerFrame } from './video-players.ts';

/** Shortcodes of WordPress itself, as figures and players; others stay as text and are named. */

/** What an attachment says of itself. */
export interface Attachment {
  url: string;
  /** Its title, which a list of players shows. @default none */
  title?: string;
  /** @default none */
  caption?: string;
  /** Its alternative text. @default none */
  alt?: string;
}

/** What shortcodes of a post refer to. */
export interface ShortcodeContext {
  /** Attachments of the export, by their id. @default none */
  attachments?: ReadonlyMap<string, Attachment>;
  /** Ids of the attachments of each post, which a gallery or player without ids shows. @default none */
  attached?: ReadonlyMap<string, readonly string[]>;
  /** Id of the post itself. @default '' */
  post?: string;
  /** Hosts whose players stay. @default none */
  playerHosts?: readonly string[];
  onLoss?: (loss: BlockLoss) => void;
}

const isVideo = /\.(?:mp4|m4v|webm|ogv|mov)(?:$|[?#])/i;
const isAudio = /\.(?:mp3|m4a|ogg|oga|opus|wav|flac)(?:$|[?#])/i;

/** What is between brackets: values by name, and those without a name. */
interface Attributes {
  named: ReadonlyMap<string, string>;
  others: readonly string[];
}

const attribute = /([\w-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|(\S+)/g;

function readAttributes(text: string): Attributes {
  const named = new Map<string, string>();
  const others: string[] = [];
  // In bodies of the block editor, and of other editors, quotes may be typographic or entities.
  const plain = text.replaceAll(/&quot;|[“”″]|&#8(?:220|221|243);/g, '"').replaceAll('&amp;', '&');
  for (const [, name, double, single, bare, quoted, word] of plain.matchAll(attribute)) {
    if (name !== undefined) named.set(name.toLowerCase(), (double ?? single ?? bare ?? '').trim());
    else others.push((quoted ?? word ?? '').trim());
  }
  return { named, others };
}

const idsIn = (text: string | undefined): string[] => text?.match(/\d+/g) ?? [];

/** A URL of a file: absolute, or a path of the site, which is completed with those of the body. */
const urlIn = (text: string | undefined): string | undefined =>
  text !== undefined && /^(?:https?:\/\/|\/)[^\s<>"]{1,2000}$/i.test(text) ? text : undefined;

interface Shortcode extends Attributes {
  name: string;
  inner: string;
}

/** The attachments that a shortcode shows: those that it names, else those of a post that are of its kind. */
function shownBy({ name, named }: Shortcode, kind: RegExp, context: ShortcodeContext): Attachment[] {
  const { attachments = new Map<string, Attachment>(), attached, post = '', onLoss } = context;
  const stated = named.get('ids') ?? named.get('include');
  const excluded = new Set(idsIn(named.get('exclude')));
  const ids = stated === undefined ? (attached?.get(named.get('id') ?? post) ?? []) : idsIn(stated);
  const absent = ids.filter((id) => !attachments.has(id));
  if (absent.length > 0) onLoss?.({ block: `[${name}]`, what: `not in the export: its media ${absent.join(', ')}` });
  return ids.flatMap((id) => {
    const found = excluded.has(id) ? undefined : attachments.get(id);
    return found && (stated !== undefined || kind.test(found.url)) ? [found] : [];
  });
}

const captionOf = (text = ''): string => (text === '' ? '' : `<figcaption>${escapeHtml(text)}</figcaption>`);

/** The figures of a gallery, as its block writes them; an image leads to its file where the shortcode says so. */
function writeGallery(shortcode: Shortcode, context: ShortcodeContext): string {
  const { named } = shortcode;
  const images = shownBy(shortcode, imageUrlEnd, context);
  const block = '[gallery]';
  if (images.length === 0) {
    const why = named.has('ids') || named.has('include') ? '' : ': no image is attached to the post';
    context.onLoss?.({ block, what: `it is left out${why}` });
    return '';
  }
  if (images.length > 1) context.onLoss?.({ block, what: 'its images stand below one another' });
  const figures = images.map(({ url, alt = '', caption }) => {
    const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`;
    const linked = named.get('link') === 'file' ? `<a href="${escapeHtml(url)}">${image}</a>` : image;
    return `<figure class="wp-block-image">${linked}${captionOf(caption)}</figure>`;
  });
  return `<figure class="wp-block-gallery">${figures.join('')}</figure>`;
}

function writePlayer(url: string, { title, poster }: { title?: string; poster?: string } = {}): string {
  const tag = isVideo.test(url) ? 'video' : 'audio';
  const still = tag === 'video' && poster ? ` poster="${escapeHtml(poster)}"` : '';
  return `<figure><${tag} controls src="${escapeHtml(url)}"${still}></${tag}>${captionOf(title)}</figure>`;
}

function writePlaylist(shortcode: Shortcode, context: ShortcodeContext): string {
  const kind = shortcode.named.get('type') === 'video' ? isVideo : isAudio;
  const tracks = shownBy(shortcode, kind, context);
  const what = tracks.length === 0 ? 'it is left out: it has no tracks' : 'its players stand below one another';
  if (tracks.length !== 1) context.onLoss?.({ block: '[playlist]', what });
  return tracks.map(({ url, title, caption }) => writePlayer(url, { title: title || caption })).join('\n');
}

/** Names under which a player states its file, in the order in which WordPress looks for them. */
const sources: Readonly<Record<string, readonly string[]>> = {
  audio: ['src', 'mp3', 'ogg', 'flac', 'm4a', 'wav'],
  video: ['src', 'mp4', 'm4v', 'webm', 'ogv', 'flv'],
};

/** A player of one file, of a service, or of what is attached to the post; null where there is none of them. */
function writeOnePlayer(shortcode: Shortcode, context: ShortcodeContext): string | null {
  const { name, named, others, inner } = shortcode;
  const stated = [...sources[name]!.map((source) => named.get(source)), ...others].map(urlIn).find(Boolean);
  const within = /(?:src=")?(https?:[^\s<>"]{1,2000})/.exec(inner)?.[1];
  const url = stated ?? within ?? shownBy(shortcode, name === 'video' ? isVideo : isAudio, context)[0]?.url;
  if (url === undefined) return null;
  for (const [, track] of inner.matchAll(/<track\b[^>]{0,1000}?\bsrc="([^"]{1,2000})"/gi))
    context.onLoss?.({ block: `[${name}]`, what: `its subtitles are left out: ${track}` });
  if (isVideo.test(url) || isAudio.test(url)) return writePlayer(url, { poster: urlIn(named.get('poster')) });
  return writeEmbed(`[${name}]`, url, context);
}

/** What WordPress embeds: a player where the site has it, else a link. */
function writeEmbed(block: string, url: string, { playerHosts = [], onLoss }: ShortcodeContext): string {
  const plain = url.replaceAll('&amp;', '&');
  const frame = playerFrame(plain, playerHosts);
  if (frame === null) onLoss?.({ block, what: `it is a link: ${plain}` });
  return frame ?? `<a href="${escapeHtml(plain)}">${escapeHtml(plain)}</a>`;
}

const linkedImage = /(?:<p>\s*)?((?:<a\b[^>]{0,4000}>\s*)?<img\b[^>]{0,4000}>(?:\s*<\/a>)?)/.source;
const caption = new RegExp(
  `(?<!\\[)\\[((?:wp_)?caption)\\b([^\\]]{0,2000})\\]\\s*${linkedImage}([^]{0,4000}?)\\[/\\1\\]`,
  'g',
);

/** An image with the words below it, which stand next to it or in an attribute. */
function writeCaption(image: string, stated: string, within: string): string {
  const { named } = readAttributes(stated);
  const align = /^align(?:left|right|center)$/.exec(named.get('align') ?? '')?.[0];
  const words = within.replaceAll(/<\/?p>/g, '').trim() === '' ? escapeHtml(named.get('caption') ?? '') : within;
  const below = words.trim() === '' ? '' : `<figcaption>${words}</figcaption>`;
  return `<figure${align === undefined ? '' : ` class="${align}"`}>${image}${below}</figure>`;
}

const ours = 'gallery|playlist|audio|video|embed';
const shortcode = new RegExp(
  `(?<!\\[)\\[(${ours})(?![\\w-])([^\\]]{0,2000})\\](?:((?:(?!\\[\\1\\b)[^]){0,4000}?)\\[/\\1\\])?`,
  'g',
);

/** A shortcode as a figure of its own; null where nothing is known that it could show. */
function writeOne(found: Shortcode, context: ShortcodeContext): string | null {
  if (found.name === 'gallery') return writeGallery(found, context);
  if (found.name === 'playlist') return writePlaylist(found, context);
  if (found.name !== 'embed') return writeOnePlayer(found, context);
  const url = urlIn(found.inner.replaceAll(/<[^>]{0,1000}>/g, '').trim()) ?? urlIn(found.named.get('src'));
  return url === undefined ? null : writeEmbed('[embed]', url, context);
}

/**
 * Writes WordPress's captions, galleries and players as figures, and what it embeds as players or links. What shows
 * nothing stays, and `findShortcodes` names it.
 */
export const writeShortcodes = (source: string, context: ShortcodeContext = {}): string =>
  source
    .replaceAll(caption, (_whole, _name, stated: string, image: string, within: string) =>
      writeCaption(image, stated, within),
    )
    .replaceAll(shortcode, (whole: string, name: string, stated: string, inner = '') => {
      // `[audio]` alone may be a word in brackets, and without a file there is nothing to show.
      const written = writeOne({ name, inner, ...readAttributes(stated.replace(/\/\s*$/, '')) }, context);
      // A paragraph of its own: figures are in none.
      return written === null ? whole : name === 'embed' ? written : `\n\n${written}\n\n`;
    });

/** Services whose pages WordPress embeds where their URL stands alone; other URLs are text there too. */
const embedding = new RegExp(
  [
    String.raw`^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly|flickr\.com|flic\.kr`,
    String.raw`twitter\.com|x\.com|soundcloud\.com|spotify\.com|tiktok\.com|instagram\.com|facebook\.com|reddit\.com`,
    String.raw`slideshare\.net|ted\.com|tumblr\.com|kickstarter\.com|issuu\.com|imgur\.com|mixcloud\.com|bsky\.app`,
    String.raw`speakerdeck\.com|wordpress\.tv|videopress\.com|scribd\.com|pinterest\.\w+|smugmug\.com|bilibili\.com)\/`,
  ].join('|'),
  'i',
);

/** Writes URLs that stand alone on a line of a classic body as WordPress embeds them. */
export const writeEmbeds = (source: string, context: ShortcodeContext = {}): string =>
  source.replaceAll(
    /(^|\n)[ \t]*(https?:\/\/[^\s<>"[\]]{1,2000})[ \t]*(?=\r?\n|$)/g,
    (_whole, before: string, url: string) => {
      const named = embedding.test(url) ? context : { ...context, onLoss: undefined };
      const isFile = isVideo.test(url) || isAudio.test(url);
      return before + (isFile ? writePlayer(url.replaceAll('&amp;', '&')) : writeEmbed('embed', url, named));
    },
  );

const anyShortcode = /(?<!\[)\[([a-z][a-z\d_-]{1,40})\b((?:"[^"[\]]{0,500}"|[^\][<>"]){0,500})\]/g;
/**
 * Words in square brackets that no shortcode begins with are text. A shortcode has attributes (`id="5"`, `404
 * "Contact"`), a name as plugins give them (`my_form`, `contact-form-7`), or a line of its own.
 */
const isShortcode = (line: string, name: string, attributes: string): boolean =>
  /[="]/.test(attributes) || /_|-\d/.test(name) || /^\s*\[[^\]]*\]\s*$/.test(line);

/** Names the shortcodes that are left in a body: they stay as text, because nothing here draws them. */
export function findShortcodes(source: string, onLoss: (loss: BlockLoss) => void): void {
  const closed = new Set([...source.matchAll(/\[\/([a-z][a-z\d_-]{1,40})\]/g)].map(([, name]) => name));
  for (const line of source.split('\n'))
    for (const [, name, attributes = ''] of line.matchAll(anyShortcode))
      if (closed.has(name) || isShortcode(line.replaceAll(/<\/?p>/g, ''), name!, attributes))
        onLoss({ block: `[${name}]`, what: 'the shortcode stays as text' });
}

/** Writes shortcodes that an author shows as text, in two brackets, with one, as WordPress does for its own. */
export const writeEscaped = (source: string): string =>
  source.replaceAll(new RegExp(`\\[(\\[/?(?:${ours}|caption)\\b[^\\[\\]]{0,2000}\\])\\]`, 'g'), '$1');
