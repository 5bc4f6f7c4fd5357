import { TAGS_SHOWN } from './constants.ts';

const gradeOf = (grade: number | string): number => {
  const value = Number(grade);
  return Number.isNaN(value) ? -Infinity : value;
};

/**
 * The tags shown of an article: all of one or two, else the two of the highest grade, compared as numbers; the earlier
 * one wins a tie (spec §5 Content).
 */
export const shownTags = <T extends { grade: number | string }>(tags: readonly T[]): T[] =>
  tags.length <= TAGS_SHOWN
    ? [...tags]
    : [...tags].sort((a, b) => gradeOf(b.grade) - gradeOf(a.grade) || 0).slice(0, TAGS_SHOWN);
