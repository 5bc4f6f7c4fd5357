import { tagNameKey } from '@millwright/domain';
import { oldUrlKey } from '../content/old-url.ts';
import type { Database } from '../db/database.ts';
import { tag } from '../db/schema.ts';
import type { BlockLoss } from './gutenberg-blocks.ts';
import { oneLine, type OldList, type SourceTopic } from './file-record.ts';

/** What the topics of a record are here. */
export interface SortedTopics {
  /** The first that is the name or the slug of an industry; null where none is. */
  industryId: number | null;
  /** The others, each once: they become tags. */
  tags: SourceTopic[];
  /** The lists that they had at their source. */
  lists: OldList[];
  losses: BlockLoss[];
}

/** The database takes so many tags of an article, and characters of a name. */
const mostTags = 100;
const longestName = 200;

/** Grade of the tags that an import adds: below all that editors have graded. */
const importedGrade = 0;

/** The category of WordPress for what has none. */
const isNone = ({ name, slug = '' }: SourceTopic): boolean =>
  [name, slug].some((one) => /^(?:uncategori[sz]ed|未分类|uncategori[sz]ed-\w{2,5})$/i.test(one));

const keysOf = ({ name, slug = '' }: SourceTopic): string[] => [name, slug].map(tagNameKey).filter((key) => key !== '');

/** The industry that has the name or the slug of a topic. */
const industryIn = (industries: ReadonlyMap<string, number>, topic: SourceTopic): number | undefined =>
  keysOf(topic).flatMap((one) => industries.get(one) ?? [])[0];

/** Lists at their old paths, which lead to a tag or an industry. */
const listsAt = (paths: readonly string[], target: { tag: SourceTopic } | { industryId: number }): OldList[] =>
  paths.flatMap((path) => {
    const key = oldUrlKey(path);
    return key === null ? [] : [{ path: key, ...target }];
  });

/** Sorts the topics of a record into its industry and its tags, and names those that are neither. */
export function sortTopics(topics: readonly SourceTopic[], industries: ReadonlyMap<string, number>): SortedTopics {
  const losses: BlockLoss[] = [];
  const tags = new Map<string, SourceTopic>();
  const lists: OldList[] = [];
  let industryId: number | null = null;
  for (const { name: written, slug = '', taxonomy, paths = [], above = [] } of topics) {
    const topic = { name: oneLine(written || slug, longestName), slug };
    const [key] = keysOf(topic);
    if (key === undefined || isNone(topic)) continue;
    const lose = (block: string, why: string) => losses.push({ block, what: `“${topic.name}” is left out: ${why}` });
    if (taxonomy === 'post_format') {
      lose('post format', 'articles have one look');
      continue;
    }
    const industry = industryIn(industries, topic);
    const target = industry === undefined ? { tag: topic } : { industryId: industry };
    lists.push(...listsAt(paths, target));
    for (const one of above) {
      const own = industryIn(industries, one);
      lists.push(...listsAt(one.paths ?? [], own === undefined ? target : { industryId: own }));
    }
    if (industry !== undefined && (industryId === null || industryId === industry)) industryId = industry;
    else if (industry !== undefined) lose('category', 'an article has one industry');
    else if (tags.size === mostTags && !tags.has(key)) lose('tag', `an article has ${mostTags} tags at most`);
    else if (!tags.has(key)) tags.set(key, topic);
  }
  return { industryId, tags: [...tags.values()], lists, losses };
}

/** Finds the tags of topics, and adds those that are missing. */
export interface TagLookup {
  /** The ids of tags by the names of topics, else by their slugs. */
  idsOf(tx: Database, topics: readonly SourceTopic[]): Promise<number[]>;
  /** The id of the tag of a topic; null where there is none. It adds none. */
  find(tx: Database, topic: SourceTopic): Promise<number | null>;
  /** Reads the tags again, since what was added was undone. */
  forget(): void;
}

/** A lookup that reads the tags once. A tag that is added has one name for all editions, until an editor changes it. */
export function createTagLookup(): TagLookup {
  let known: Map<string, number> | null = null;
  const readAll = async (tx: Database): Promise<Map<string, number>> => {
    const rows = await tx.select().from(tag);
    return new Map(
      rows.flatMap(({ id, nameCn, nameEn, nameDe }) =>
        [nameCn, nameEn, nameDe].flatMap((name) => (name ? [[tagNameKey(name), id] as const] : [])),
      ),
    );
  };
  const add = async (tx: Database, tags: Map<string, number>, name: string): Promise<number> => {
    const id = Math.max(0, ...tags.values()) + 1;
    await tx.insert(tag).values({ id, nameCn: name, nameEn: name, grade: importedGrade });
    tags.set(tagNameKey(name), id);
    return id;
  };
  const idIn = (tags: Map<string, number>, topic: SourceTopic): number | undefined =>
    keysOf(topic).flatMap((key) => tags.get(key) ?? [])[0];
  return {
    find: async (tx, topic) => idIn((known ??= await readAll(tx)), topic) ?? null,
    async idsOf(tx, topics) {
      const tags = (known ??= await readAll(tx));
      const ids = new Set<number>();
      for (const topic of topics) {
        ids.add(idIn(tags, topic) ?? (await add(tx, tags, topic.name)));
      }
      return [...ids];
    },
    forget: () => void (known = null),
  };
}
