import { expect, it } from 'vitest';
import { distinctTags, onceByTagName, shownTags, tagNameKey } from './tags.ts';

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

it('each tag stands once, whatever case, width and spaces it is written in, in the place of the first', () => {
  expect(
    names(distinctTags([tag('Servo  press', 1), tag('laser', 2), tag('ＳＥＲＶＯ press ', 1), tag('laser', 2)])),
  ).toEqual(['Servo  press', 'laser']);
  expect(['Straße', 'ΟΔΟΣ', 'two  words', 'twowords'].map(tagNameKey)).toEqual([
    'straße',
    'οδος',
    'two words',
    'twowords',
  ]);
  expect(distinctTags([])).toEqual([]);
});

it('of the same tag in several grades the highest counts', () => {
  expect(distinctTags([tag('laser', 1), tag('PLC', 5), tag('Laser', 9)])).toEqual([tag('Laser', 9), tag('PLC', 5)]);
});

it('what has no name stays, and the one that is preferred stays', () => {
  const choices = [
    { id: 1, name: 'laser' },
    { id: 2, name: undefined },
    { id: 3, name: 'Laser' },
    { id: 4, name: undefined },
  ];
  const ids = (chosen: number) =>
    onceByTagName(
      choices,
      ({ name }) => name,
      ({ id }) => id === chosen,
    ).map(({ id }) => id);
  expect(ids(0)).toEqual([1, 2, 4]);
  expect(ids(3)).toEqual([3, 2, 4]);
  expect(onceByTagName(choices, ({ name }) => name).map(({ id }) => id)).toEqual([1, 2, 4]);
});
