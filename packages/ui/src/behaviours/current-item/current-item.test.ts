import { beforeEach, describe, expect, it } from 'vitest';
import { showCurrentItem, showCurrentItems } from './current-item.ts';

const [width, itemWidth] = [300, 100];

/** A list of ten items, of which three fit, and which does not scroll by itself. */
const listOf = (current: number) => {
  const row = document.createElement('ul');
  row.innerHTML = Array.from(
    { length: 10 },
    (_, index) => `<li><a${index === current ? ' aria-current="page"' : ' aria-current="false"'}></a></li>`,
  ).join('');
  Object.defineProperties(row, { clientWidth: { value: width }, scrollWidth: { value: 10 * itemWidth } });
  row.getBoundingClientRect = () => new DOMRect(0, 0, width, 44);
  row.querySelectorAll('a').forEach((link, index) => {
    link.getBoundingClientRect = () => new DOMRect(index * itemWidth - row.scrollLeft, 0, itemWidth, 44);
  });
  document.body.append(row);
  return row;
};

beforeEach(() => document.body.replaceChildren());

describe('the current item of a row', () => {
  it.each([
    ['seen whole, and the row stays', 2, 0, 0],
    ['beyond the end', 7, 0, 600],
    ['cut off', 3, 50, 200],
    ['before the beginning', 0, 500, -100],
  ])('[SS-03] is %s', (_, current, before, after) => {
    const row = listOf(current);
    row.scrollLeft = before;
    showCurrentItem(row);
    expect(row.scrollLeft).toBe(after);
  });

  it('does not pull a row back that somebody scrolled', () => {
    const row = listOf(9);
    row.scrollLeft = 10;
    showCurrentItem(row, true);
    expect(row.scrollLeft).toBe(10);
  });

  it('is looked for in every list, and a list without one stays', () => {
    const rows = [listOf(8), listOf(-1), listOf(6)];
    showCurrentItems(document);
    expect(rows.map(({ scrollLeft }) => scrollLeft)).toEqual([700, 0, 500]);
  });
});
