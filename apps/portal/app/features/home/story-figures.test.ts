// @vitest-environment node
import type { ArticleSummary } from '@millwright/domain';
import { expect, it } from 'vitest';
import { arrangeStories } from './story-figures.server.ts';

const story = (id: number, image: string | null = null): ArticleSummary => ({
  id,
  urlName: null,
  externalUrl: null,
  title: `Story ${id}`,
  brief: '',
  image,
  source: '',
  publishedAt: '2026-11-20T00:00:00Z',
  industryId: null,
  tags: [],
});

const box = (rows: string, chart = 'bar 2', unit = 'h') =>
  `<div class="article-table"><table data-chart="${chart}"><caption>c</caption><thead>` +
  `<tr><th scope="col">a</th><th scope="col">b (${unit})</th><th scope="col">d (%)</th></tr></thead><tbody>${rows}</tbody></table></div>`;
const row = (value: number) =>
  `<tr><th scope="row">r${value}</th><td>${value}</td><td>${value % 2 ? '+' : '−'}1</td></tr>`;
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1)).join('');
const small = box(rowsOf(3));
const priced = box(rowsOf(3), 'ranked 3', 'CNY/t');

const ids = (stories: readonly ArticleSummary[]) => stories.map(({ id }) => id);
const arrange = (stories: ArticleSummary[], tables: [number, string][], hasPrices = true) => {
  const ofStory = new Map(tables);
  const listed = stories.map((one) => ({ ...one, tables: ofStory.get(one.id) ?? '' }));
  const { lead, prices, figures, others, leadChart } = arrangeStories(listed, hasPrices, 'en');
  return {
    lead: lead?.id,
    hasChart: leadChart !== null,
    prices: prices?.article.id,
    figures: ids(figures.map(({ article }) => article)),
    others: ids(others),
  };
};

it('the first story that can be shown leads, and no story has two places', () => {
  const stories = [story(1), story(2, '/2.svg'), ...[3, 4, 5, 6, 7, 8].map((id) => story(id))];
  const tables = [3, 4, 5, 6, 7].map((id): [number, string] => [id, small]);
  expect(arrange(stories, tables)).toEqual({
    lead: 2,
    hasChart: false,
    prices: undefined,
    figures: [3, 4, 5, 6],
    others: [1, 7, 8],
  });
});

it('a story with a chart leads without an image; the one with prices is above the industries', () => {
  expect(
    arrange(
      [story(1), story(2), story(3)],
      [
        [1, priced],
        [2, small],
      ],
    ),
  ).toEqual({
    lead: 2,
    hasChart: true,
    prices: 1,
    figures: [],
    others: [3],
  });
});

it('prices alone lead themselves', () => {
  expect(arrange([story(1, '/1.svg')], [[1, priced]])).toMatchObject({ lead: 1, hasChart: true, prices: undefined });
});

it.each([
  ['more than seven rows', box(rowsOf(8))],
  ['lines', box(rowsOf(3), 'line 2 3')],
])('a figure alone, or charts of %s, are stories as all others', (_, large) => {
  expect(
    arrange(
      [story(1, '/1.svg'), story(2), story(3)],
      [
        [2, small],
        [3, large],
      ],
    ),
  ).toMatchObject({
    figures: [],
    others: [2, 3],
  });
});

it('a page without a place for prices tells them as a story', () => {
  const stories = [story(1, '/1.svg'), story(2)];
  expect(arrange(stories, [[2, priced]], false)).toMatchObject({ lead: 1, prices: undefined, others: [2] });
});

it('no stories have no lead', () => {
  expect(arrange([], [])).toEqual({ lead: undefined, hasChart: false, prices: undefined, figures: [], others: [] });
});
