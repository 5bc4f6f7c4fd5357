import { escapeHtml } from '@millwright/domain';
import { parseJson } from '../parse-json.ts';
import { writeAccordions } from './accordions.ts';
import { playerFrame } from './video-players.ts';

/** What became of a block that is not as it was. */
export interface BlockLoss {
  /** The block's own name, such as `columns` or `acme/slider`. */
  block: string;
  /** What happened to it, for the user of a command. */
  what: string;
}

/** What a body refers to outside of itself. */
export interface BlockContext {
  /** Bodies of synced patterns (`wp:block`), by their id. */
  patterns: ReadonlyMap<string, string>;
  /** Footnotes of the post, in their order. */
  footnotes: readonly { id: string; content: string }[];
  /** Hosts whose players stay. @default none */
  playerHosts?: readonly string[];
}

type Attributes = Readonly<Record<string, unknown>>;

// WordPress writes small letters; what a plugin writes in capitals is named too.
const delimiter = /<!--\s+(\/)?wp:([a-z][a-z\d-]*(?:\/[a-z][a-z\d-]*)?)\s+(\{(?:[^-]|-(?!->))*\}\s+)?(\/)?-->/gi;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Blocks whose HTML says everything, or whose looks alone are lost, which nobody misses. */
const whole = new Set(
  (
    'paragraph heading list list-item quote pullquote image table code preformatted verse separator html ' +
    'freeform group details audio video file classic missing shortcode accordion accordion-item accordion-heading ' +
    'accordion-panel'
  ).split(' '),
);

/** Blocks whose HTML stays, and what is different about it. */
const changed: Readonly<Record<string, string>> = {
  columns: 'its columns stand below one another',
  'media-text': 'image and text stand below one another',
  cover: 'its text stands below its image',
  buttons: 'its buttons are links',
  gallery: 'its images stand below one another',
  more: 'the whole post is shown',
  nextpage: 'its pages are one page',
  spacer: 'the space is left out',
};

/** Parts of blocks that are reported as a whole. */
const parts = new Set(['column', 'button']);

const attributesOf = (json = ''): Attributes => (parseJson(json) ?? {}) as Attributes;

/** Footnotes as WordPress writes them below the text. */
const writeFootnotes = ({ footnotes }: BlockContext): string =>
  footnotes.length === 0
    ? ''
    : `<ol>${footnotes
        .map(({ id, content }) => `<li id="${escapeHtml(id)}">${content} <a href="#${escapeHtml(id)}-link">↩</a></li>`)
        .join('')}</ol>`;

/** An image of its own in the place of one that stands behind others. */
export const imageOf = (url: string): string => `<figure><img src="${escapeHtml(url)}" alt=""></figure>`;

const link = (url: string, name = url): string => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`;

/** A block that WordPress draws itself: its HTML where we can write one, or null. */
function writeDrawn(block: string, attributes: Attributes, context: BlockContext): string | null {
  if (block === 'footnotes') return writeFootnotes(context);
  if (block === 'social-link' && text(attributes.url) !== '') {
    const url = text(attributes.url);
    const href = /^[^\s@:/]+@[^\s@/]+$/.test(url) ? `mailto:${url}` : url;
    return `<li>${link(href, text(attributes.label) || text(attributes.service) || url)}</li>`;
  }
  if (block === 'block') {
    const pattern = context.patterns.get(String(attributes.ref));
    return pattern === undefined ? null : pattern;
  }
  return null;
}

/** A background that is in the settings of a block alone. */
const backgroundOf = ({ style }: Attributes): string => {
  const { background: own } = Object(style) as { background?: { backgroundImage?: { url?: unknown } } };
  return text(own?.backgroundImage?.url);
};

/** Whether WordPress shows the parts of a group next to one another. */
const isSideBySide = ({ layout }: Attributes): boolean => {
  const { type, orientation } = Object(layout) as { type?: unknown; orientation?: unknown };
  return type === 'grid' || (type === 'flex' && orientation !== 'vertical');
};

/** Whether an author has hidden a block: no reader has seen it. */
const isHidden = ({ metadata }: Attributes): boolean =>
  (Object(metadata) as { blockVisibility?: unknown }).blockVisibility === false;

const medium = new RegExp(
  String.raw`https?:\/\/[^\s"'<>\\]{1,2000}?\.` +
    '(?:avif|gif|jpe?g|png|svg|webp|mp[34]|m4[av]|og[gv]|wav|flac|webm|mov|pdf)(?![\\w.-])',
  'gi',
);
/** The media that some source of blocks names, for the line that says it is left out. */
const withMedia = (source: string): string => {
  const urls = new Set(Array.from(source.matchAll(medium), ([url]) => url));
  return urls.size === 0 ? '' : `, with ${[...urls].join(', ')}`;
};

/** A block that is left out, or written in another way, with all that is in it. */
interface LeftOut {
  name: string;
  /** Where it begins in the source. */
  from: number;
  /** Names of the blocks in it. */
  inner: Set<string>;
  /** How many of them are open. */
  open: number;
  /** What is said of it. */
  what: string;
}

const isEmbed = (block: string): boolean => block === 'embed' || block.startsWith('core-embed/');
const wrappedUrl = /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<]+)\s*<\/div>/g;
const background = new RegExp(
  [
    String.raw`<(div|section)\b([^>]*\bwp-block-cover(?:__image-background)?(?=[\s"])[^>]*)`,
    String.raw`style="[^"]*background-image:\s*url\((?:&quot;|'|")?([^)"'&]+)[^"]*"([^>]*)>`,
  ].join(''),
  'g',
);

/** Blocks with others in them that only WordPress can draw. */
const drawnByWordPress =
  /^(?:query|comments?|navigation|post|site|terms?|loginout|search|latest|archives|categories|breadcrumbs)(?:-|$)/;

/** Names the marks of a classic body that split it into a beginning and a rest, or into pages. */
export function namePageBreaks(source: string, onLoss: (loss: BlockLoss) => void): void {
  for (const [, block] of source.matchAll(/<!--(more|nextpage)\b[^>]{0,200}-->/g))
    onLoss({ block: block!, what: changed[block!]! });
}

/** Why a block is left out with all that is in it, and what stands in its place; null where it stays. */
function whyLeftOut(block: string, attributes: Attributes, isAlone: boolean): { what: string; instead: string } | null {
  if (isHidden(attributes)) return { what: 'it is hidden: it is left out', instead: '' };
  const latex = block === 'math' ? text(attributes.latex).trim() : '';
  if (latex !== '')
    return { what: 'its formula is shown as LaTeX', instead: `<p><code>${escapeHtml(latex)}</code></p>` };
  return !isAlone && drawnByWordPress.test(block)
    ? { what: 'only WordPress can draw it: it is left out', instead: '' }
    : null;
}

/**
 * What is different about a block whose HTML stays; null where nothing is.
 *
 * @param alone the source of a block without HTML, null of others
 */
function lossOf(block: string, attributes: Attributes, context: BlockContext, alone: string | null): string | null {
  if (block === 'group' && isSideBySide(attributes)) return 'its parts stand below one another';
  if (block === 'social-links' || parts.has(block) || whole.has(block)) return null;
  if (isEmbed(block)) {
    const url = text(attributes.url);
    return playerFrame(url, context.playerHosts ?? []) === null ? `it is a link: ${url}` : null;
  }
  if (changed[block] !== undefined) return changed[block];
  if (alone !== null) return `only WordPress can draw it: it is left out${withMedia(alone)}`;
  return 'it is not known here: its text stays, without its scripts and styles';
}

/** How deep patterns within patterns are followed. */
const deepest = 3;

/**
 * Writes a body of WordPress' block editor as plain HTML, and names each block that is not as it was. What only
 * WordPress can draw, such as its latest posts, is left out.
 */
export function writeBlocks(
  source: string,
  context: BlockContext,
  onLoss: (loss: BlockLoss) => void,
  depth = 0,
): string {
  let written = '';
  let at = 0;
  let leftOut: LeftOut | null = null;
  for (const { 0: whole0, 1: isEnd, 2: block = '', 3: json, 4: isAlone, index } of source.matchAll(delimiter)) {
    if (leftOut === null) written += source.slice(at, index);
    at = index + whole0.length;
    if (leftOut !== null) {
      if (isEnd) leftOut.open -= 1;
      else {
        leftOut.inner.add(block);
        if (!isAlone) leftOut.open += 1;
      }
      if (leftOut.open > 0) continue;
      const { name, inner, from, what } = leftOut;
      const within = inner.size > 0 ? `, with ${[...inner].join(', ')} in it` : '';
      onLoss({ block: name, what: what + within + withMedia(source.slice(from, at)) });
      leftOut = null;
      continue;
    }
    if (isEnd) continue;
    const attributes = attributesOf(json);
    const why = whyLeftOut(block, attributes, isAlone !== undefined);
    if (why !== null) {
      written += why.instead;
      if (isAlone) onLoss({ block, what: why.what + withMedia(whole0) });
      else leftOut = { name: block, from: index, inner: new Set(), open: 1, what: why.what };
      continue;
    }
    const behind = backgroundOf(attributes);
    if (behind !== '') {
      written += imageOf(behind);
      onLoss({ block, what: `its background image stands above it: ${behind}` });
    }
    if (block === 'footnotes' && context.footnotes.length === 0)
      onLoss({ block, what: 'the export does not hold their texts' });
    const drawn = writeDrawn(block, attributes, context);
    if (drawn !== null) {
      written += block === 'block' && depth < deepest ? writeBlocks(drawn, context, onLoss, depth + 1) : drawn;
      if (block === 'block' && Object.keys(Object(attributes.content) as object).length > 0)
        onLoss({ block, what: `what differs from the pattern is left out: ${JSON.stringify(attributes.content)}` });
      continue;
    }
    const what = lossOf(block, attributes, context, isAlone === undefined ? null : whole0);
    if (what !== null) onLoss({ block, what });
  }
  if (leftOut === null) written += source.slice(at);
  else onLoss({ block: leftOut.name, what: `${leftOut.what}; it does not end` });
  return writeAccordions(written)
    .replaceAll(
      wrappedUrl,
      (_whole, url: string) =>
        playerFrame(url, context.playerHosts ?? []) ?? `<p>${link(url.replaceAll('&amp;', '&'))}</p>`,
    )
    .replaceAll(background, (tag, _name, _before, url: string) => `${tag}<img src="${escapeHtml(url)}" alt="">`);
}
