import { expect, it } from 'vitest';
import { shownTags } from './tags.ts';

const tag = (name: string, grade: number | string) => ({ name, grade });
const names = (tags: { name: string }[]) => tags.map(({ name }) => name);

it('[VA-20] three or more: the two of the highest grade are shown', () => {
  expect(names(shownTags([tag('a', 1), tag('b', 3), tag('c', 2)]))).toEqual(['b', 'c']);
});

it('[VA-20] the earlier tag wins a tie', () => {
  expect(names(shownTags([tag('a', 1), tag('b', 1), tag('c', 1)]))).toEqual(['a', 'b']);
  expect(names(shownTags([tag('a', 1), tag('b', 2), tag('c', 2), tag('d', 2)]))).toEqual(['b', 'c']);
});

it('[VA-20] grades given as text are compared as numbers', () => {
  expect(names(shownTags([tag('a', '9'), tag('b', '10'), tag('c', '100')]))).toEqual(['c', 'b']);
  expect(names(shownTags([tag('a', 'x'), tag('b', '1'), tag('c', 'y')]))).toEqual(['b', 'a']);
});

it('[VA-21] one or two are all shown, in their order', () => {
  expect(names(shownTags([tag('a', 1), tag('b', 2)]))).toEqual(['a', 'b']);
  expect(names(shownTags([tag('a', 1)]))).toEqual(['a']);
  expect(shownTags([])).toEqual([]);
});

it('the given list is left as it is', () => {
  const tags = [tag('a', 1), tag('b', 3), tag('c', 2)];
  shownTags(tags);
  expect(names(tags)).toEqual(['a', 'b', 'c']);
});
