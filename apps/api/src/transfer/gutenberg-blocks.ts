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
  /** URLs of attachments, by their id. */
  attachments: ReadonlyMap<string, string>;
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

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&"<>]/g, (character) => escapes[character]!);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Blocks whose HTML says everything, or whose looks alone are lost, which nobody misses. */
const whole = new Set(
  (
    'paragraph heading list list-item quote pullquote image table code preformatted verse separator html ' +
    'freeform group details audio video file classic missing shortcode'
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

function attributesOf(json: string | undefined): Attributes {
  try {
    return json === undefined ? {} : (JSON.parse(json) as Attributes);
  } catch {
    return {};
  }
}

/** Footnotes as WordPress writes them below the text. */
const writeFootnotes = ({ footnotes }: BlockContext): string =>
  footnotes.length === 0
    ? ''
    : `<ol>${footnotes
        .map(({ id, content }) => `<li id="${escapeHtml(id)}">${content} <a href="#${escapeHtml(id)}-link">↩</a></li>`)
        .join('')}</ol>`;

const link = (url: string, name = url): string => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`;

/** A block that WordPress draws itself: its HTML where we can write one, or null. */
function writeDrawn(block: string, attributes: Attributes, context: BlockContext): string | null {
  if (block === 'footnotes') return writeFootnotes(context);
  if (block === 'social-link' && text(attributes.url) !== '')
    return `<p>${link(text(attributes.url), text(attributes.label) || text(attributes.service) || text(attributes.url))}</p>`;
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

const isEmbed = (block: string): boolean => block === 'embed' || block.startsWith('core-embed/');
const wrappedUrl = /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<]+)\s*<\/div>/g;
const background = new RegExp(
  [
    String.raw`<(div|section)\b([^>]*\bwp-block-cover(?:__image-background)?(?=[\s"])[^>]*)`,
    String.raw`style="[^"]*background-image:\s*url\((?:&quot;|'|")?([^)"'&]+)[^"]*"([^>]*)>`,
  ].join(''),
  'g',
);

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
  /** Names of the blocks that are left out with the outermost of them, while inside. */
  let leftOut: string[] | null = null;
  let open = 0;
  for (const { 0: whole0, 1: isEnd, 2: block = '', 3: json, 4: isAlone, index } of source.matchAll(delimiter)) {
    if (leftOut === null) written += source.slice(at, index);
    at = index + whole0.length;
    if (leftOut !== null) {
      if (isEnd) open -= 1;
      else {
        leftOut.push(block);
        if (!isAlone) open += 1;
      }
      if (open > 0) continue;
      const [name = '', ...inner] = leftOut;
      const within = inner.length > 0 ? `, with ${[...new Set(inner)].join(', ')} in it` : '';
      onLoss({ block: name, what: `only WordPress can draw it: it is left out${within}` });
      leftOut = null;
      continue;
    }
    if (isEnd) continue;
    const attributes = attributesOf(json);
    if (backgroundOf(attributes) !== '')
      onLoss({ block, what: `its background image is left out: ${backgroundOf(attributes)}` });
    if (block === 'footnotes' && context.footnotes.length === 0)
      onLoss({ block, what: 'the export does not hold their texts' });
    const drawn = writeDrawn(block, attributes, context);
    if (drawn !== null) {
      written += block === 'block' && depth < deepest ? writeBlocks(drawn, context, onLoss, depth + 1) : drawn;
    } else if (block === 'social-links') {
      continue;
    } else if (whole.has(block) || parts.has(block)) {
      continue;
    } else if (isEmbed(block)) {
      if (playerFrame(text(attributes.url), context.playerHosts ?? []) !== null) continue;
      onLoss({ block, what: `it is a link: ${text(attributes.url)}` });
    } else if (changed[block] !== undefined) {
      onLoss({ block, what: changed[block] });
    } else if (isAlone) {
      onLoss({ block, what: 'only WordPress can draw it: it is left out' });
    } else if (
      /^(?:query|comments|navigation|post-|site-|term-|loginout|search|latest-|archives|categories)/.test(block)
    ) {
      leftOut = [block];
      open = 1;
    } else {
      onLoss({ block, what: 'it is not known here: its text stays, without its scripts and styles' });
    }
  }
  if (leftOut === null) written += source.slice(at);
  return written
    .replaceAll(
      wrappedUrl,
      (_whole, url: string) =>
        playerFrame(url, context.playerHosts ?? []) ?? `<p>${link(url.replaceAll('&amp;', '&'))}</p>`,
    )
    .replaceAll(background, (tag, _name, _before, url: string) => `${tag}<img src="${escapeHtml(url)}" alt="">`);
}

const shortcode = /\[([a-z][a-z\d_-]{1,40})\b((?:"[^"[\]]{0,500}"|[^\][<>"]){0,500})\]/g;
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
    for (const [, name, attributes = ''] of line.matchAll(shortcode))
      if (closed.has(name) || isShortcode(line.replaceAll(/<\/?p>/g, ''), name!, attributes))
        onLoss({ block: `[${name}]`, what: 'the shortcode stays as text' });
}
