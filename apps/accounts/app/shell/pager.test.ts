import { success } from '@millwright/api-client';
import { expect, it } from 'vitest';
import { loadRows } from './pager.tsx';

const listOf = (total: number) => ({ items: [], total, page: 9, rows: 20 });
const visit = (search: string, total: number) => {
  const url = new URL(`http://member.en.localhost/enquiries${search}`);
  return loadRows({ url, signal: new AbortController().signal }, async () => success(listOf(total))).catch(
    (thrown: Response) => thrown.headers.get('location'),
  );
};

it.each([
  ['?page=9', 40, '/enquiries?page=2'],
  ['?page=3', 41, null],
  ['?page=4', 41, '/enquiries?page=3'],
  ['?status=quoted&page=9', 0, '/enquiries?status=quoted&page=1'],
  ['?page=1', 0, null],
  ['', 0, null],
  ['?page=x', 0, null],
])('%s of %i rows leads to %s', async (search, total, to) => {
  expect(await visit(search, total)).toEqual(to ?? listOf(total));
});
