import { TAGS_SHOWN } from './constants.ts';

const gradeOf = (grade: number | string): number => {
  const value = Number(grade);
  return Number.isNaN(value) ? -Infinity : value;
};

/** What a tag's name is compared by: case, width and spaces do not tell tags apart. */
export const tagNameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Of things named as tags each name once, in the place of the first; as the one that `prefers` says, else the first. */
export function onceByTagName<T>(
  items: readonly T[],
  nameOf: (item: T) => string | undefined,
  prefers: (item: T, byKey: T) => boolean = () => false,
): T[] {
  const byKey = new Map<unknown, T>();
  for (const item of items) {
    const name = nameOf(item);
    const key = name === undefined ? item : tagNameKey(name);
    const known = byKey.get(key);
    if (known === undefined || prefers(item, known)) byKey.set(key, item);
  }
  return [...byKey.values()];
}

/** Tags of which each stands once, however its name is written; of several the one of the highest grade. */
export const distinctTags = <T extends { name: string; grade: number | string }>(tags: readonly T[]): T[] =>
  onceByTagName(
    tags,
    ({ name }) => name,
    (tag, byKey) => gradeOf(tag.grade) > gradeOf(byKey.grade),
  );

/**
 * The tags shown of an article: all of one or two, else the two of the highest grade, compared as numbers; the earlier
 * one wins a tie (spec §5 Content).
 */
export const shownTags = <T extends { grade: number | string }>(tags: readonly T[]): T[] =>
  tags.length <= TAGS_SHOWN
    ? [...tags]
    : [...tags].sort((a, b) => gradeOf(b.grade) - gradeOf(a.grade) || 0).slice(0, TAGS_SHOWN);
