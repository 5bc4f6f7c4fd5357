import { textOfHtml } from '../content/sanitize-html/index.ts';
import { parseJson } from '../parse-json.ts';
import type { BlockLoss } from './gutenberg-blocks.ts';
import { attributeOf, childrenOf, textAt, textOf, type Node } from './parse-part.ts';
import type { Attachment } from './shortcodes.ts';
import type { SourceTopic } from './file-record.ts';
import { listsOfTerm, type WordPressTerms } from './wordpress-terms.ts';

/** What a record of any feed says of an article. */
export interface PostFacts {
  /** What it is called where it comes from. */
  key: string;
  title: string;
  /** HTML as it was written. */
  body: string;
  brief: string;
  /** A date as text; '' where there is none. */
  date: string;
  modified: string;
  author: string;
  image: string;
  /** Its categories and tags. */
  topics: SourceTopic[];
  slug: string;
  /** URLs that it has at its source. */
  urls: string[];
  published: boolean;
  /** What of it is not brought along, besides its body. @default nothing */
  losses?: BlockLoss[];
  /** Footnotes of the block editor, in their order. @default none */
  footnotes?: { id: string; content: string }[];
}

/** What of the whole export a post refers to. */
interface Surroundings {
  attachments: ReadonlyMap<string, Attachment>;
  authors: ReadonlyMap<string, string>;
  terms: WordPressTerms;
}

/** A date of WordPress, which is UTC in its `_gmt` fields; '' where it is not set. */
const dateOf = (text: string): string =>
  text.startsWith('0000') ? '' : text.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z');

/** The date of a feed; '' where it is none: of a draft, WordPress writes `Mon, 30 Nov -0001 00:00:00 +0000`. */
const feedDateOf = (text: string): string => (Number.isNaN(Date.parse(text)) ? '' : text);

/** The last part of a URL as people read it; '' where it cannot be one. */
function slugOf(name: string): string {
  try {
    const slug = decodeURIComponent(name).normalize('NFC');
    return slug.isWellFormed() && !/[\s\p{Cc}/?#\\%]/u.test(slug) ? slug : '';
  } catch {
    return '';
  }
}

/** The footnotes that the block editor stores next to a post. */
function readFootnotes(json: string): { id: string; content: string }[] {
  const parsed = parseJson(json);
  return Array.isArray(parsed)
    ? parsed.flatMap((note) => (note?.id ? [{ id: String(note.id), content: String(note.content) }] : []))
    : [];
}

/** What of a post is not brought along, besides its body. */
function lossesOf(node: Node, status: string, hasPassword: boolean): BlockLoss[] {
  const comments = childrenOf(node, 'wp:comment').filter((each) => textAt(each, 'wp:comment_approved') === '1').length;
  const [named, unpublished] = hasPassword ? [true, 'has a password'] : [status === 'private', 'is private'];
  return [
    ...(comments > 0 ? [{ block: 'comments', what: `${comments} are left out: articles have none` }] : []),
    ...(named ? [{ block: 'post', what: `it ${unpublished}: it is imported unpublished` }] : []),
  ];
}

/** A post of a WordPress export; pages, attachments, menus and what was thrown away are none. */
export function readPost(
  node: Node,
  { attachments, authors, terms }: Surroundings,
): PostFacts | { skipped: string; title?: string; url?: string } {
  const type = textAt(node, 'wp:post_type') || 'post';
  const status = textAt(node, 'wp:status') || 'publish';
  if (type !== 'post') {
    const url = textAt(node, 'wp:attachment_url');
    return { skipped: type, title: textOfHtml(textAt(node, 'title')), ...(url !== '' && { url }) };
  }
  if (status === 'trash' || status === 'auto-draft') return { skipped: status };
  const meta = new Map(
    childrenOf(node, 'wp:postmeta').map((each) => [textAt(each, 'wp:meta_key'), textAt(each, 'wp:meta_value')]),
  );
  const author = textAt(node, 'dc:creator');
  const date =
    dateOf(textAt(node, 'wp:post_date_gmt')) ||
    feedDateOf(textAt(node, 'pubDate')) ||
    dateOf(textAt(node, 'wp:post_date'));
  return {
    key: textAt(node, 'wp:post_id', 'guid', 'link'),
    title: textOfHtml(textAt(node, 'title')),
    body: textAt(node, 'content:encoded'),
    brief: textOfHtml(textAt(node, 'excerpt:encoded')),
    date,
    modified: dateOf(textAt(node, 'wp:post_modified_gmt')),
    author: authors.get(author) || author,
    image: attachments.get(meta.get('_thumbnail_id') ?? '')?.url ?? '',
    topics: childrenOf(node, 'category').map((each) => {
      const [slug, taxonomy] = [attributeOf(each, 'nicename'), attributeOf(each, 'domain')];
      return { name: textOf(each), slug, taxonomy, ...listsOfTerm(terms, taxonomy, slug) };
    }),
    slug: slugOf(textAt(node, 'wp:post_name')),
    // Its permanent link, and the one with its id, which WordPress redirects there.
    urls: [textAt(node, 'link'), textAt(node, 'guid'), `/?p=${textAt(node, 'wp:post_id')}`],
    losses: lossesOf(node, status, textAt(node, 'wp:post_password') !== ''),
    footnotes: readFootnotes(meta.get('footnotes') ?? ''),
    // What needs a password there is shown to nobody here, until a person publishes it. What is scheduled becomes
    // public at its time; without one it would be public at once.
    published:
      (status === 'publish' || (status === 'future' && date !== '')) && textAt(node, 'wp:post_password') === '',
  };
}
