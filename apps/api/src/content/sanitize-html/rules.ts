/** Change it whenever the same source gives other HTML, so that stored HTML is made again. */
export const articleHtmlRules = 6;

/** Larger bodies are shown as text, in characters. */
export const largestArticleHtml = 1024 * 1024;

/** Bodies nested deeper are shown as text. */
export const deepestArticleHtml = 256;

/** Ids of a body get this prefix, so that none takes the place of an id or a global of the page. */
export const idPrefix = 'content-';

/** How article HTML is made safe. */
export interface ArticleHtmlOptions {
  /** Where images that are only a path are: an absolute URL. @default '' (the site itself) */
  imagePrefix?: string;
  /** The only hosts whose players may be embedded. @default none */
  playerHosts?: readonly string[];
  /** Names, in the reader's language, for what the body leaves without one. */
  labels?: {
    /** The scroll box around a table. */
    table?: string;
    /** An embedded player. */
    video?: string;
  };
}

/** Elements that stay. Everything else goes, and its text stays. */
export const allowedTags = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'section',
  'aside',
  'blockquote',
  'pre',
  'hr',
  'br',
  'wbr',
  'address',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'details',
  'summary',
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  'rp',
  'rt',
  'ruby',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'img',
  'picture',
  'source',
  'video',
  'audio',
  'track',
  'iframe',
];

/** Elements whose content goes with them. */
export const nonTextTags = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'embed',
  'template',
  'noembed',
  'noframes',
  'title',
];

/** Attributes that stay; their values are checked in `transform.ts`. */
export const allowedAttributes: Record<string, string[]> = {
  '*': ['id', 'lang', 'dir', 'title', 'class'],
  a: ['href', 'hreflang', 'rel', 'target'],
  blockquote: ['cite'],
  q: ['cite'],
  time: ['datetime'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  details: ['open'],
  table: ['data-chart', 'data-chart-title'],
  col: ['span'],
  colgroup: ['span'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope', 'abbr'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  source: ['src', 'srcset', 'sizes', 'media', 'type', 'width', 'height'],
  video: ['src', 'poster', 'width', 'height', 'controls', 'preload', 'loop', 'muted', 'playsinline'],
  audio: ['src', 'controls', 'preload', 'loop'],
  track: ['src', 'kind', 'srclang', 'label', 'default'],
  iframe: ['src', 'width', 'height', 'loading', 'sandbox', 'allow', 'allowfullscreen', 'referrerpolicy'],
};

/** The classes that this module itself gives. */
export const ownClass = /^article-(align-(left|center|right|justify)|float-(left|right)|number)$/;

/** The classes of the boxes that it puts around tables and players. */
export const ownBox = /^article-(?:table|player)$/;
