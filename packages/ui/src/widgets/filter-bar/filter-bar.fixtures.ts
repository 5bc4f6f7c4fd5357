import type { ArticleFacets } from '@millwright/domain';
import { content } from '../../testing/content.fixtures.ts';

const { industries, tags } = content.en;

/** Counts of a list of some size: they are the same in both editions. */
export const facets: ArticleFacets = {
  industries: industries.map(({ id }, index) => ({ value: id, count: 240 - 9 * index })),
  tags: tags.map(({ id }, index) => ({ value: id, count: 96 - 21 * index })),
  types: [
    { value: 'Editorpick', count: 86 },
    { value: 'latest', count: 1840 },
    { value: 'oversea', count: 212 },
  ],
  years: [
    { value: 2026, count: 1240 },
    { value: 2025, count: 612 },
    { value: 2024, count: 88 },
  ],
  months: [
    { value: 11, count: 64 },
    { value: 10, count: 118 },
  ],
};

/** Counts of a list without results. */
export const noFacets: ArticleFacets = { industries: [], tags: [], types: [], years: [], months: [] };
