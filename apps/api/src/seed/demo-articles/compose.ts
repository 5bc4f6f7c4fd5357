import type { ArticleType, OwnEditionKey } from '@millwright/domain';
import { imageUrlOf } from '../images/image-url.ts';
import { seedPlayerHost } from '../player-hosts.ts';
import { drawingNote } from '../images/stories.ts';
import { createRandom } from '../random.ts';
import { charts } from './charts.ts';
import { editionKeys, type IndustryContent, type Story } from './content.types.ts';
import { industryOf } from './industries.ts';
import { markupToHtml } from './markup.ts';
import { desks, reporters } from './people.ts';
import { tags } from './tags.ts';

/** An article ready to be inserted. */
export interface SeedArticle {
  id: number;
  edition: OwnEditionKey;
  diyUrl: string | null;
  url: string | null;
  title: string;
  brief: string;
  searchKeywords: string;
  image: string | null;
  source: string;
  author: string | null;
  industryId: number;
  types: ArticleType[];
  tagIds: number[];
  counterpartId: number | null;
  publishedAt: Date;
  /** HTML as it was written. */
  body: string;
}

const firstArticleId = 20_001;
const day = 86_400_000;
const otherEdition = (edition: OwnEditionKey): OwnEditionKey => editionKeys.find((key) => key !== edition)!;
const tagIds = new Map<string, number>(tags.map((tag) => [tag.key, tag.id]));

/** A working hour of the day in Shanghai, as an instant. */
function instantOf(date: string, random: ReturnType<typeof createRandom>): number {
  const time = Date.parse(`${date}T08:00:00+08:00`);
  if (Number.isNaN(time)) throw new Error(`"${date}" is not a day.`);
  return time + random.int(0, 9 * 60 + 30) * 60_000;
}

function childId(slug: string, story: Story): number {
  const industry = industryOf(slug);
  if (story.child === undefined) return industry.id;
  const child = industry.children.find(({ key }) => key === story.child);
  if (!child) throw new Error(`Story "${slug}/${story.key}": ${slug} has no child "${story.child}".`);
  return child.id;
}

function composeStory(slug: string, story: Story): Omit<SeedArticle, 'id' | 'counterpartId'>[] {
  const name = `${slug}-${story.key}`;
  const random = createRandom(name);
  const desk = story.source ?? random.pick(desks);
  const published = instantOf(story.date, random);
  const delay = random.pick([0, 0, 1, 1, 2, 3]) * day;
  const industryId = childId(slug, story);
  return editionKeys.flatMap((edition) => {
    const text = story[edition];
    const author = random.pick(reporters[edition]);
    if (!text) return [];
    // The English twin follows the Chinese one by up to three days, never past the last day of the seed.
    const later = edition === 'en' && story.cn && story.date < '2026-11-17' ? delay : 0;
    return [
      {
        edition,
        diyUrl: story.named ? story.key : null,
        url: story.externalUrl ?? null,
        title: text.title,
        brief: text.brief,
        searchKeywords: story.searchKeywords?.[edition] ?? '',
        image:
          story.picture === false
            ? null
            : imageUrlOf({ kind: 'article', industry: slug, seed: `${story.key}-${edition}` }),
        source: desk[edition],
        author: story.source ? null : author,
        industryId,
        types: story.types,
        tagIds: story.tags.map((key) => tagIds.get(key)!),
        publishedAt: new Date(published + later),
        body: markupToHtml(text.body, {
          edition,
          tables: story.tables ?? {},
          chartOf: (table) => charts[`${slug}/${story.key}/${table}`],
          figure: (number) => ({
            address: imageUrlOf({ kind: 'article', industry: slug, seed: `${story.key}-${number}` }),
            shows: drawingNote(slug, `${story.key}-${number}`)[edition],
          }),
          video: (number) => `https://${seedPlayerHost}/embed/${name}-${number}`,
        }),
      },
    ];
  });
}

/** The stories of all industries as articles without ids, in the order of their publication. */
function inOrder(contents: readonly IndustryContent[]) {
  const written = contents.flatMap(({ slug, stories }) =>
    stories.flatMap((story) => composeStory(slug, story).map((article) => ({ article, name: `${slug}/${story.key}` }))),
  );
  return written.sort(
    (one, other) =>
      one.article.publishedAt.getTime() - other.article.publishedAt.getTime() || (one.name < other.name ? -1 : 1),
  );
}

/** The ids of the articles of each story, by `industry/story`; only of stories in both languages. */
export function articleIds(contents: readonly IndustryContent[]): ReadonlyMap<string, Record<OwnEditionKey, number>> {
  const ids = new Map<string, Record<string, number>>();
  for (const [index, { article, name }] of inOrder(contents).entries())
    ids.set(name, { ...ids.get(name), [article.edition]: firstArticleId + index });
  return new Map(
    [...ids].filter((entry): entry is [string, Record<OwnEditionKey, number>] =>
      editionKeys.every((edition) => entry[1][edition] !== undefined),
    ),
  );
}

/**
 * The articles of all stories, in the order of their publication, with ids in that order. A story in both languages
 * gives two articles that are each other's twin.
 */
export function composeArticles(contents: readonly IndustryContent[]): SeedArticle[] {
  const written = inOrder(contents);
  const idOf = new Map(
    written.map(({ article, name }, index) => [`${article.edition}:${name}`, firstArticleId + index]),
  );
  return written.map(({ article, name }, index) => ({
    ...article,
    id: firstArticleId + index,
    counterpartId: idOf.get(`${otherEdition(article.edition)}:${name}`) ?? null,
  }));
}
