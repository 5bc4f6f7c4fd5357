import { expect, it } from 'vitest';
import { withinPages } from './pager.tsx';

const listOf = (total: number) => ({ items: [], total, page: 9, rows: 20 });
const visit = (search: string, total: number) => {
  try {
    return withinPages(new URL(`http://member.en.localhost/enquiries${search}`), listOf(total));
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
};

it.each([
  ['?page=9', 40, '/enquiries?page=2'],
  ['?page=3', 41, null],
  ['?page=4', 41, '/enquiries?page=3'],
  ['?status=quoted&page=9', 0, '/enquiries?status=quoted&page=1'],
  ['?page=1', 0, null],
  ['', 0, null],
  ['?page=x', 0, null],
])('%s of %i rows leads to %s', (search, total, to) => {
  expect(visit(search, total)).toEqual(to ?? listOf(total));
});
