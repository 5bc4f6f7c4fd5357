import { escapeHtml } from '@millwright/domain';
import { Parser } from 'htmlparser2';
import { editHtml, type HtmlEdit } from '../content/edit-html.ts';
import { playerUrl } from '../content/sanitize-html/index.ts';
import { imageOf, type BlockLoss } from './gutenberg-blocks.ts';
import { playerFrame } from './video-players.ts';

/** Elements that the sanitiser leaves out, and what is said of them. What only changes looks is not among them. */
const leftOut: Readonly<Record<string, string>> = {
  script: 'the script is left out',
  form: 'the form is left out, its text stays',
  input: 'the field is left out',
  select: 'the field is left out',
  textarea: 'the field is left out',
  svg: 'the drawing is left out',
  canvas: 'the drawing is left out',
  math: 'the formula is left out, its text stays',
  marquee: 'its text stands still',
  map: 'the areas of the image are no links',
  template: 'its content is left out',
};

/** Elements that are left out with all that is in them. */
const emptied = new Set(['script', 'select', 'textarea', 'svg', 'canvas', 'template', 'object']);

/** Elements before which an image may stand. */
const containers = /^(?:div|section|header|footer|main|article|aside|figure)$/;

/** Cards of Ghost's editor whose HTML says everything. */
const wholeCards = new Set(['image', 'code', 'html', 'markdown', 'hr', 'email']);

/** What is different about the others. */
const changedCards: Readonly<Record<string, string>> = {
  bookmark: 'it is a link with its text',
  button: 'its button is a link',
  toggle: 'its text is shown open',
  audio: 'the player is that of the browser',
  video: 'the player is that of the browser',
  file: 'it is a link to the file',
  gallery: 'its images stand below one another',
};

/** Elements that embed another page or a file, and the attribute that names it. */
const embeds: Readonly<Record<string, string>> = { iframe: 'src', embed: 'src', object: 'data' };

type Attributes = Readonly<Record<string, string>>;

/** What an element within `<object>` says is to be embedded: pages of old name their Flash player so. */
function embeddedBy(name: string, { name: parameter = '', value = '', src = '' }: Attributes): string {
  if (name === 'embed') return src;
  return name === 'param' && /^(?:movie|src)$/i.test(parameter) ? value : '';
}

/** A link in the place of what cannot be embedded; '' where it leads nowhere. */
function linkInstead(url: string): string {
  const target = URL.parse(url.trim().replace(/^\/\//, 'https://'));
  if (!target || !/^https?:$/.test(target.protocol)) return '';
  const href = escapeHtml(target.href);
  return `<p><a href="${href}">${href}</a></p>`;
}

/** Whether a reader saw an element there. Frames that only count readers are hidden, or one pixel high. */
const isSeen = ({ width, height, style = '', hidden }: Attributes): boolean =>
  hidden === undefined &&
  ![width, height].some((size) => /^[01](?:px)?$/.test(size ?? '')) &&
  !/display:\s*none|visibility:\s*hidden/.test(style);

/** What is lost with an element, and what stands in its place; null where nothing is. */
function lossOf(
  name: string,
  attributes: Attributes,
  playerHosts: readonly string[],
): (BlockLoss & { instead: string }) | null {
  const [, card] = /(?:^|\s)kg-([a-z]+)-card(?:\s|$)/.exec(attributes.class ?? '') ?? [];
  if (card !== undefined && card !== 'embed' && !wholeCards.has(card))
    return { block: `kg-${card}`, what: changedCards[card] ?? 'its text stays, without its looks', instead: '' };
  if (name === 'track')
    return { block: name, what: `its subtitles are left out: ${attributes.src ?? ''}`, instead: '' };
  const [, background] = /background(?:-image)?:[^;]*url\(["']?([^"')]+)/.exec(attributes.style ?? '') ?? [];
  // The background of a cover is written as an image.
  if (background !== undefined && !/\bwp-block-cover/.test(attributes.class ?? ''))
    return containers.test(name)
      ? { block: name, what: `its background image stands above it: ${background}`, instead: imageOf(background) }
      : { block: name, what: `its background image is left out: ${background}`, instead: '' };
  const url = attributes[embeds[name] ?? ''] ?? '';
  if (name in embeds && (name !== 'iframe' || playerUrl(url, playerHosts) === undefined)) {
    const instead = isSeen(attributes) ? linkInstead(url) : '';
    return { block: name, what: instead === '' ? 'it is left out' : `it is a link: ${url}`, instead };
  }
  const what = leftOut[name];
  return what === undefined ? null : { block: name, what, instead: '' };
}

/**
 * Names what the sanitiser will leave out of a body, and writes links in the place of what may not be embedded here.
 *
 * @param playerHosts hosts whose players stay
 */
export function nameDropped(html: string, playerHosts: readonly string[], onLoss: (loss: BlockLoss) => void): string {
  const edits: HtmlEdit[] = [];
  /**
   * Of each open element, its name where it was named: what is inside of it is not named again, but pages and files
   * that are embedded there.
   */
  const open: (string | null)[] = [];
  /** The outermost `<object>` that is open, and how many elements are around it. */
  let object: { attributes: Attributes; at: number; depth: number } | null = null;
  const lose = (name: string, attributes: Attributes, at: number): string | null => {
    const url = attributes[embeds[name] ?? ''] ?? '';
    const player = name in embeds ? playerFrame(url, playerHosts) : null;
    if (player !== null) {
      const isOne = name === 'iframe' && playerUrl(url, playerHosts) !== undefined;
      if (!isOne) edits.push({ start: at, end: at, text: player });
      return null;
    }
    const loss = lossOf(name, attributes, playerHosts);
    if (loss === null) return null;
    if (loss.instead !== '') edits.push({ start: at, end: at, text: loss.instead });
    onLoss({ block: loss.block, what: loss.what });
    // A container is as it was, apart from the image behind it.
    return containers.test(name) && !loss.block.startsWith('kg-') ? null : name;
  };
  const isInside = (name: string): boolean =>
    open.some((around) => around !== null && (!(name in embeds) || emptied.has(around)));
  const parser = new Parser({
    onopentag(name, attributes) {
      if (object !== null) {
        const { data = '' } = object.attributes;
        const next = /^(?:https?:)?\/\//i.test(data) ? '' : embeddedBy(name, attributes);
        object = { ...object, attributes: { ...object.attributes, data: next || data } };
      } else if (name === 'object' && !isInside(name))
        object = { attributes, at: parser.startIndex, depth: open.length };
      open.push(object !== null || isInside(name) ? null : lose(name, attributes, parser.startIndex));
    },
    onclosetag() {
      open.pop();
      if (object === null || object.depth < open.length) return;
      lose('object', object.attributes, object.at);
      object = null;
    },
  });
  parser.end(html);
  return editHtml(html, edits);
}
