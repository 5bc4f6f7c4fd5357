import { shorten } from '@millwright/i18n/shorten';
import {
  curlyQuotes,
  curlyQuotesInHtml,
  editionOfAcceptLanguage,
  escapeHtml,
  htmlLang,
  isOwnPath,
  webUrl,
  type EditionKey,
} from '@millwright/domain';
import { firstImage, imageBase, rewriteImages, toImagePath, writeParagraphs } from './article-markup.ts';
import { absoluteMedia } from './absolute-media.ts';
import { oldUrlKey } from '../content/old-url.ts';
import { textOfHtml, isShownAsText } from '../content/sanitize-html/index.ts';
import { nameDropped } from './dropped-elements.ts';
import { namePageBreaks, writeBlocks, type BlockContext, type BlockLoss } from './gutenberg-blocks.ts';
import { writeLateMedia } from './lazy-media.ts';
import { attributeOf, childrenOf, markupOf, parsePart, textAt, textOf, type Node } from './parse-part.ts';
import {
  findShortcodes,
  writeEmbeds,
  writeEscaped,
  writeShortcodes,
  type Attachment,
  type ShortcodeContext,
} from './shortcodes.ts';
import { splitFeed } from './split-feed.ts';
import { sortTopics } from './topics.ts';
import { oneLine, withoutWww, type FileRecord } from './file-record.ts';
import { readPost, type PostFacts } from './wordpress-post.ts';
import { noteCategories, readTerms, tagIn, type WordPressTerms } from './wordpress-terms.ts';

/** How a feed's records become articles. */
export interface FeedSettings {
  /** @default by the language that the feed names, else cn */
  edition?: EditionKey;
  /** The URL under which the source's images are; what follows it is looked for under the image prefix. */
  imageBase?: string;
  /** Whether images get the image prefix at all. @default only where `imageBase` is given */
  hasImagePrefix?: boolean;
  /** The application's clock, for records without a date. */
  now: Date;
  /** Hosts whose players stay in bodies. @default none */
  playerHosts?: readonly string[];
  /** Ids of industries by their names and slugs, as `tagNameKey` writes them. */
  industries: ReadonlyMap<string, number>;
}

/** What a first look at a feed finds out. */
export interface FeedSurvey {
  kind: 'wordpress' | 'feed';
  /** Stands before the names of an Atom feed's elements; mostly ''. */
  prefix: string;
  /** Names the feed among others. */
  source: string;
  title: string;
  edition: EditionKey;
  /** Bases of its images. */
  bases: string[];
  /** Attached images, audio, video and files, by their id. */
  attachments: Map<string, Attachment>;
  /** Ids of what is attached to a post, by its id. */
  attached: Map<string, string[]>;
  /** URL of the site; '' where it is not known. */
  site: string;
  /** Bodies of synced patterns, by their id. */
  patterns: Map<string, string>;
  /** Hosts of the site and of its attachments. */
  ownHosts: string[];
  /** Names of authors, by what they log in as. */
  authors: Map<string, string>;
  /** Categories and tags of WordPress. */
  terms: WordPressTerms;
  count: number;
}

const longestTitle = 200;
const briefLength = 160;

/**
 * Reads a feed once before anything is written: whether it is whole, how many records it has, where its images are.
 */
export async function surveyFeed(
  path: string,
  settings: Pick<FeedSettings, 'edition' | 'imageBase' | 'hasImagePrefix'>,
): Promise<FeedSurvey> {
  let head = '';
  let prefix = '';
  let count = 0;
  let terms = readTerms('');
  const attachments = new Map<string, Attachment>();
  const patterns = new Map<string, string>();
  const attached = new Map<string, string[]>();
  for await (const { number, xml } of splitFeed(path)) {
    if (number === 0) {
      prefix = /<([\w.-]+:)feed[\s>]/.exec(xml)?.[1] ?? '';
      head = withoutPrefix(xml, prefix);
      terms = readTerms(head);
    } else {
      count += 1;
      noteCategories(terms, xml);
      const url = tagIn(xml, 'wp:attachment_url');
      if (url !== '') {
        const [id, parent] = [tagIn(xml, 'wp:post_id'), tagIn(xml, 'wp:post_parent')];
        attachments.set(id, attachmentIn(xml, url));
        attached.set(parent, [...(attached.get(parent) ?? []), id]);
      }
      if (tagIn(xml, 'wp:post_type') === 'wp_block')
        patterns.set(tagIn(xml, 'wp:post_id'), tagIn(xml, 'content:encoded'));
    }
  }
  const site =
    tagIn(head, 'wp:base_blog_url') ||
    tagIn(head, 'link') ||
    /<link\b[^>]*\bhref=["']([^"']+)/.exec(head)?.[1] ||
    tagIn(head, 'id');
  const authors = new Map(
    [...head.matchAll(/<wp:author>([^]*?)<\/wp:author>/g)].map(([, author]) => [
      tagIn(author!, 'wp:author_login'),
      tagIn(author!, 'wp:author_display_name'),
    ]),
  );
  const language = tagIn(head, 'language') || /<feed\b[^>]*\bxml:lang=["']([\w-]+)/.exec(head)?.[1] || 'zh';
  const urls = [...attachments.values()].map(({ url }) => url);
  const ownBases = [site, ...urls].map((url) => imageBase(URL.parse(url)?.origin ?? ''));
  const bases =
    settings.imageBase === undefined ? (settings.hasImagePrefix ? ownBases : []) : [imageBase(settings.imageBase)];
  return {
    kind: /<wp:wxr_version>/.test(head) ? 'wordpress' : 'feed',
    source: site || oneLine(tagIn(head, 'title')) || 'feed',
    prefix,
    title: tagIn(head, 'title'),
    edition: settings.edition ?? editionOfAcceptLanguage(language) ?? 'en',
    bases: [...new Set(bases.filter((base) => base !== null))],
    attachments,
    attached,
    site,
    patterns,
    ownHosts: [...new Set([site, ...urls].flatMap((url) => URL.parse(url)?.host ?? []))],
    authors,
    terms,
    count,
  };
}

/** Elements by their names alone. */
const withoutPrefix = (xml: string, prefix: string): string =>
  prefix === '' ? xml : xml.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</');

/** The alternative text of an image, among the notes of an attachment. */
const alternative =
  /<wp:meta_key>(?:<!\[CDATA\[)?_wp_attachment_image_alt(?:\]\]>)?<\/wp:meta_key>\s*<wp:meta_value>([^]*?)<\/wp:meta_value>/;

/** What an attachment says of itself. */
function attachmentIn(xml: string, url: string): Attachment {
  const plain = (text: string): string => oneLine(textOfHtml(text), 1000);
  const [title, caption] = [plain(tagIn(xml, 'title')), plain(tagIn(xml, 'excerpt:encoded'))];
  const alt = oneLine(markupOf(alternative.exec(xml)?.[1]), 1000);
  return { url, ...(title && { title }), ...(caption && { caption }), ...(alt && { alt }) };
}

/** Reads the records of a feed as articles. */
export async function* readFeed(path: string, survey: FeedSurvey, settings: FeedSettings): AsyncGenerator<FileRecord> {
  for await (const { number, xml } of splitFeed(path)) {
    if (number === 0) continue;
    let node: Node;
    try {
      ({ node } = parsePart(withoutPrefix(xml, survey.prefix)));
    } catch (error) {
      yield { number, error: `it is no well-formed XML: ${oneLine((error as Error).message)}` };
      continue;
    }
    const post = survey.kind === 'wordpress' ? readPost(node, survey) : readItem(node);
    if ('skipped' in post) yield { number, ...post };
    else yield { number, ...toArticle(post, survey, settings) };
  }
}

/** Players of the audio and video that are enclosed in a record, as of a podcast, unless its body plays them. */
function enclosedPlayers(node: Node, body: string): string {
  const played = childrenOf(node, 'enclosure').flatMap((each) => {
    const [, tag] = /^(audio|video)\//.exec(attributeOf(each, 'type')) ?? [];
    const url = escapeHtml(attributeOf(each, 'url'));
    return tag && url && !body.includes(url) ? [`\n\n<figure><${tag} controls src="${url}"></${tag}></figure>`] : [];
  });
  return played.join('');
}

/** A record of RSS or Atom. */
function readItem(node: Node): PostFacts {
  const link = childrenOf(node, 'link').find(
    (each) => attributeOf(each, 'href') !== '' && /^(alternate)?$/.test(attributeOf(each, 'rel')),
  );
  const url = link ? attributeOf(link, 'href') : textAt(node, 'link');
  const [title, content, summary] = ['title', 'content', 'summary'].map((name) => markupOf(childrenOf(node, name)[0]));
  const enclosed = [
    ...childrenOf(node, 'enclosure'),
    ...childrenOf(node, 'media:content'),
    ...childrenOf(node, 'media:thumbnail'),
  ].find(
    (each) =>
      /^(image\/.*)?$/.test(attributeOf(each, 'type')) &&
      /^(image)?$/.test(attributeOf(each, 'medium')) &&
      attributeOf(each, 'url') !== '',
  );
  const [author] = childrenOf(node, 'author');
  const body = textAt(node, 'content:encoded') || content || textAt(node, 'description') || summary || '';
  return {
    key: textAt(node, 'guid', 'id') || url || attributeOf(node, 'rdf:about'),
    title: textOfHtml(title!, longestTitle * 4),
    body: body + enclosedPlayers(node, body),
    brief: textAt(node, 'content:encoded') || content ? textOfHtml(textAt(node, 'description') || summary || '') : '',
    date: textAt(node, 'pubDate', 'published', 'dc:date', 'updated', 'issued'),
    modified: textAt(node, 'updated'),
    author: textAt(node, 'dc:creator') || (author === undefined ? '' : textAt(author, 'name') || textOf(author)),
    image: enclosed ? attributeOf(enclosed, 'url') : '',
    topics: childrenOf(node, 'category').map((each) => ({
      name: textOf(each) || attributeOf(each, 'label') || attributeOf(each, 'term'),
      slug: attributeOf(each, 'term'),
    })),
    slug: '',
    urls: [url, attributeOf(node, 'rdf:about')],
    published: true,
  };
}

/** The body of a post of WordPress as HTML without blocks and shortcodes of WordPress' own. */
function writeWordPress(
  { body }: PostFacts,
  blocks: BlockContext,
  shortcodes: ShortcodeContext & { onLoss: (loss: BlockLoss) => void },
): string {
  const { onLoss } = shortcodes;
  const hasBlocks = body.includes('<!-- wp:');
  if (!hasBlocks) namePageBreaks(body, onLoss);
  const written = hasBlocks
    ? writeShortcodes(writeBlocks(body, blocks, onLoss), shortcodes)
    : writeParagraphs(writeEmbeds(writeShortcodes(body, shortcodes), shortcodes));
  findShortcodes(written, onLoss);
  return writeEscaped(written);
}

/** The body of a post as plain HTML, and what of it is not as it was. Other feeds have HTML already. */
function bodyOf(
  post: PostFacts,
  survey: FeedSurvey,
  playerHosts: readonly string[],
): { html: string; losses: BlockLoss[] } {
  const { attachments, attached, patterns, kind, site, bases } = survey;
  const losses: BlockLoss[] = [...(post.losses ?? [])];
  const onLoss = (loss: BlockLoss) => void losses.push(loss);
  const shortcodes = { attachments, attached, post: post.key, playerHosts, onLoss };
  const written =
    kind === 'wordpress'
      ? writeWordPress(post, { patterns, footnotes: post.footnotes ?? [], playerHosts }, shortcodes)
      : writeParagraphs(writeShortcodes(post.body, shortcodes));
  const html = nameDropped(writeLateMedia(written, onLoss), playerHosts, onLoss);
  if (isShownAsText(html)) onLoss({ block: 'body', what: 'it is too long or nested too deep: only its text is shown' });
  // Under a prefix of images, paths are right as they are.
  return { html: bases.length > 0 ? html : absoluteMedia(html, site), losses };
}

/** The URLs of a post on its own site, as they are stored. Those of other sites never lead here. */
function oldUrlsOf({ urls }: PostFacts, { site, ownHosts }: FeedSurvey): string[] {
  const base = URL.canParse(site) ? site : 'http://site.invalid';
  const own = new Set([new URL(base).host, ...ownHosts].map(withoutWww));
  const keys = urls.flatMap((url) => {
    const parsed = url === '' ? null : URL.parse(url, base);
    return parsed && own.has(withoutWww(parsed.host)) ? (oldUrlKey(parsed.href) ?? []) : [];
  });
  return [...new Set(keys)];
}

/** An article of ours from what a record says. */
export function toArticle(
  post: PostFacts,
  survey: FeedSurvey,
  { now, industries, playerHosts = [] }: FeedSettings,
): { error: string } | Omit<Extract<FileRecord, { record: unknown }>, 'number'> {
  if (post.key === '') return { error: 'it has no id and no address, so that nothing distinguishes it from others' };
  const date = post.date === '' ? now : new Date(post.date);
  if (Number.isNaN(date.getTime())) return { error: `its date “${oneLine(post.date, 40)}” is none` };
  const modified = new Date(post.modified || post.date);
  const hasModified = !Number.isNaN(modified.getTime());
  // What has no date is new now, and not again with each import.
  const onlyNew = post.date === '' ? ['publishedAt', ...(hasModified ? [] : ['modifiedAt'])] : undefined;
  const cut = (long: string, most: number): string => shorten(long, most, htmlLang(survey.edition));
  // What these systems store has the straight quotes of a keyboard; they set typographic ones when they render it.
  const { html, losses } = bodyOf(post, survey, playerHosts);
  const body = curlyQuotesInHtml(rewriteImages(html, survey.bases));
  const text = textOfHtml(body, 4000).replaceAll(/\s+/g, ' ').trim();
  const image = toImagePath(post.image || (firstImage(body) ?? ''), survey.bases);
  const { industryId, tags, lists, losses: lostTopics } = sortTopics(post.topics, industries);
  const record = {
    edition: survey.edition,
    diyUrl: post.slug === '' || /^\d+$/.test(post.slug) ? null : post.slug.slice(0, 200),
    url: null,
    title:
      cut(curlyQuotes(oneLine(post.title, 10_000)), longestTitle) ||
      cut(text, 40) ||
      oneLine(post.slug) ||
      oneLine(post.key),
    brief: cut(curlyQuotes(post.brief.replaceAll(/\s+/g, ' ').trim()) || text, briefLength),
    image: image && (isOwnPath(image) || webUrl(image)) ? image : null,
    source: oneLine(survey.title),
    author: oneLine(post.author) || null,
    industryId,
    types: [],
    // What has a date to come is scheduled.
    published: post.published,
    publishedAt: date.toISOString(),
    modifiedAt: (hasModified ? modified : date).toISOString(),
    body,
  };
  const external = { source: survey.source, key: post.key };
  return {
    entity: 'article',
    record,
    external,
    tags,
    oldUrls: oldUrlsOf(post, survey),
    oldLists: lists,
    losses: [...losses, ...lostTopics],
    ownHosts: survey.ownHosts,
    ...(onlyNew && { onlyNew }),
  };
}
