import { readFileSync } from 'node:fs';
import { editionOfAcceptLanguage, escapeHtml } from '@millwright/domain';
import * as v from 'valibot';
import { textOfHtml } from '../content/sanitize-html/index.ts';
import type { BlockLoss } from './gutenberg-blocks.ts';
import { toArticle, type FeedSettings, type FeedSurvey } from './read-feed.ts';
import { oneLine, type FileRecord } from './file-record.ts';
import { OperatorError } from '../operator-error.ts';
import { readTerms } from './wordpress-terms.ts';

const text = v.nullish(v.string(), '');
const id = v.union([v.string(), v.number()]);
const post = v.object({
  id,
  uuid: text,
  title: text,
  slug: text,
  html: text,
  plaintext: text,
  feature_image: text,
  custom_excerpt: text,
  status: text,
  visibility: text,
  type: text,
  page: v.nullish(v.union([v.boolean(), v.number()]), false),
  published_at: text,
  created_at: text,
  updated_at: text,
  codeinjection_head: text,
  codeinjection_foot: text,
});
const data = v.object({
  posts: v.array(v.unknown()),
  tags: v.optional(v.array(v.object({ id, name: text, slug: text })), []),
  posts_tags: v.optional(v.array(v.object({ post_id: id, tag_id: id })), []),
  users: v.optional(v.array(v.object({ id, name: text })), []),
  posts_authors: v.optional(v.array(v.object({ post_id: id, author_id: id })), []),
  posts_meta: v.optional(v.array(v.object({ post_id: id, feature_image_alt: text, feature_image_caption: text })), []),
  settings: v.optional(v.array(v.object({ key: text, value: v.nullish(v.unknown()) })), []),
});
const file = v.object({ db: v.tuple([v.object({ data })]) });

/** Whether a text begins as an export of Ghost does. */
export const isGhost = (start: string): boolean => /^\uFEFF?\s*\{\s*"db"\s*:/.test(start);

/** What Ghost writes in place of the site's own URL. */
const placeholder = '__GHOST_URL__';

/** Paragraphs of plain text. */
const paragraphsOf = (plain: string): string =>
  plain
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('\n');

/** Finds what belongs to a post by its id: each list is grouped once, however many posts there are. */
function relationsOf(all: v.InferOutput<typeof data>) {
  const tags = Map.groupBy(all.tags, (tag) => tag.id);
  const users = Map.groupBy(all.users, (user) => user.id);
  const tagged = Map.groupBy(all.posts_tags, (row) => row.post_id);
  const authors = Map.groupBy(all.posts_authors, (row) => row.post_id);
  const metas = Map.groupBy(all.posts_meta, (row) => row.post_id);
  type Id = v.InferOutput<typeof id>;
  return {
    tagsOf: (postId: Id) => (tagged.get(postId) ?? []).flatMap((row) => tags.get(row.tag_id) ?? []),
    authorOf: (postId: Id) => users.get(authors.get(postId)?.[0]?.author_id ?? '')?.[0]?.name ?? '',
    metaOf: (postId: Id) => metas.get(postId)?.[0],
  };
}

/** What of a post stands next to its body and has no place in an article. */
function lossesNextTo(
  one: v.InferOutput<typeof post>,
  meta: v.InferOutput<typeof data>['posts_meta'][number] | undefined,
): BlockLoss[] {
  const lost = (block: string, what: string, value = ''): BlockLoss[] =>
    value.trim() === '' ? [] : [{ block, what: `${what} is left out: “${oneLine(textOfHtml(value, 400), 120)}”` }];
  const injected = [one.codeinjection_head, one.codeinjection_foot].some((code) => code.trim() !== '');
  return [
    ...lost('feature image', 'its caption', meta?.feature_image_caption),
    ...lost('feature image', 'its alternative text', meta?.feature_image_alt),
    ...(injected ? [{ block: 'code injection', what: 'the code of the post is left out' }] : []),
  ];
}

/** Whether a tag is for themes and lists alone, and no reader sees it. */
const isInternal = ({ name }: { name: string }): boolean => name.startsWith('#');

/** What the records of a Ghost export have in common. */
const surveyOf = (
  settings: FeedSettings,
  { title, language, origin, count }: { title: string; language: string; origin: string | undefined; count: number },
): FeedSurvey => ({
  kind: 'feed',
  prefix: '',
  source: origin ?? `ghost: ${title}`,
  title,
  edition: settings.edition ?? editionOfAcceptLanguage(language) ?? 'en',
  bases: [],
  attachments: new Map(),
  attached: new Map(),
  site: origin ?? '',
  patterns: new Map(),
  ownHosts: origin ? [new URL(origin).host] : [],
  authors: new Map(),
  terms: readTerms(''),
  count,
});

/** Reads the posts of a Ghost export. `site` is its URL, under which its images are. */
export function readGhost(path: string, settings: FeedSettings, site: string | undefined): FileRecord[] {
  let parsed: v.InferOutput<typeof file>;
  try {
    parsed = v.parse(file, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new OperatorError(`${path} is no export of Ghost: ${oneLine((error as Error).message)}`);
  }
  const { posts, settings: stored } = parsed.db[0].data;
  const settingOf = (name: string): string => {
    const value = stored.find(({ key }) => key === name)?.value;
    return typeof value === 'string' ? value : '';
  };
  const origin = site?.replace(/\/+$/, '');
  const language = settingOf('locale') || settingOf('lang');
  const survey = surveyOf(settings, { title: settingOf('title'), language, origin, count: posts.length });
  const withSite = (value: string): string => (origin ? value.replaceAll(placeholder, origin) : value);
  const { tagsOf, authorOf, metaOf } = relationsOf(parsed.db[0].data);
  return posts.map((value, index): FileRecord => {
    const number = index + 1;
    const read = v.safeParse(post, value);
    if (!read.success) return { number, error: `it is no post of Ghost: ${read.issues[0].message}` };
    const { output: one } = read;
    if (one.type === 'page' || Boolean(one.page)) return { number, skipped: 'page', title: one.title };
    const named = tagsOf(one.id);
    const isForMembers = !/^(?:public)?$/.test(one.visibility);
    const losses: BlockLoss[] = [
      ...(isForMembers ? [{ block: 'post', what: 'it is for members: it is imported unpublished' }] : []),
      ...(one.html === ''
        ? [{ block: 'post', what: 'the export holds no HTML of it: its text alone is imported' }]
        : []),
      ...lossesNextTo(one, metaOf(one.id)),
      ...named
        .filter(isInternal)
        .map(({ name }) => ({ block: 'tag', what: `“${name}” is left out: it is an internal one of Ghost` })),
    ];
    const facts = {
      key: String(one.id),
      title: one.title,
      losses,
      body: withSite(one.html || paragraphsOf(one.plaintext)),
      brief: one.custom_excerpt,
      date: one.published_at || one.created_at,
      modified: one.updated_at,
      author: authorOf(one.id),
      image: withSite(one.feature_image),
      topics: named
        .filter((tag) => !isInternal(tag))
        .map(({ name, slug }) => ({ name, slug, ...(slug && { paths: [`/tag/${slug}`] }) })),
      slug: one.slug,
      urls: one.slug === '' ? [] : [`/${one.slug}/`],
      // What only members or nobody may read there is shown to nobody here, until a person publishes it.
      published: /^(?:published|scheduled)$/.test(one.status) && one.published_at !== '' && !isForMembers,
    };
    const record = { number, ...toArticle(facts, survey, settings) };
    const isLost = !origin && JSON.stringify(facts).includes(placeholder);
    if (!isLost || !('record' in record)) return record;
    const what = 'the URL of the site is not in the file: name it with --site https://blog.example.com';
    return { ...record, losses: [...(record.losses ?? []), { block: 'media', what }] };
  });
}
