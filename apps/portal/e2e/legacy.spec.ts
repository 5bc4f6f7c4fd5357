import { rawRequest } from './support/raw-request.ts';
import { expect, test } from './support/test.ts';

/** Requests without following, so that the status and the Location itself are seen. */
const rows: [requirement: string, from: string, to: string][] = [
  ['LG-01', '/article/info?id=12', '/article/12'],
  ['LG-01', '/news/show?id=12', '/article/12'],
  ['LG-04', '/m/article/12', '/article/12'],
  ['LG-02', '/article/list?tid=3', '/articles?tid=3'],
  ['LG-02', '/m/articles?tid=3', '/articles?tid=3'],
  ['LG-03', '/product/detail?id=7', '/showroom/products/info/7'],
  ['LG-03', '/supplier/detail?id=7', '/showroom/suppliers/info/7'],
  ['LG-04', '/m', '/'],
  ['LG-05', '/magazine/4', '/magazines?mid=4'],
  ['LG-06', '/plastics', '/i/plastics'],
  ['LG-07', '/metalworking', '/i/metalworking'],
  ['LG-08', '/auto', '/i/auto'],
  ['LG-09', '/medical', '/i/medical'],
  ['LG-10', '/laser', '/i/laser'],
];

for (const [requirement, from, to] of rows) {
  test(`[${requirement}] ${from} moved to ${to} for good`, async ({ baseURL }) => {
    const response = await rawRequest(baseURL!, from);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(to);
  });
}
