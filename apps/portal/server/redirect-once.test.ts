import { expect, it } from 'vitest';
import { redirectOnce, type Redirect } from './redirect-once.ts';

const pages: Readonly<Record<string, Redirect>> = {
  '/m/videos/info': { status: 301, location: '/videos/info' },
  '/videos/info': { status: 302, location: '/videos' },
  '/plastics': { status: 301, location: '/i/plastics' },
  '/off': { status: 302, location: 'https://partner.example/' },
  '/a': { status: 301, location: '/b' },
  '/b': { status: 301, location: '/a' },
};
const page: Redirect = { status: 200, location: null };
const follow = (status: number, location: string) =>
  redirectOnce({ status, location }, (target) => Promise.resolve(pages[target.split('?')[0]!] ?? page));

it.each<[number, string, number, string]>([
  [301, '/articles?page=2', 301, '/articles?page=2'],
  [301, '/plastics', 301, '/i/plastics'],
  [302, '/plastics', 302, '/i/plastics'],
  [301, '/m/videos/info', 302, '/videos'],
  [301, '/off', 302, 'https://partner.example/'],
  [301, '//plastics', 301, '/i/plastics'],
  [302, '/articles#top', 302, '/articles#top'],
  [302, 'https://partner.example/', 302, 'https://partner.example/'],
])('%i to %s is %i to %s', async (status, location, lastStatus, lastLocation) => {
  expect(await follow(status, location)).toEqual({ status: lastStatus, location: lastLocation });
});

it('what is no redirect is left alone, a circle ends, and a page that fails is where it ends', async () => {
  expect(await redirectOnce(page, () => Promise.reject(new Error('requested')))).toBe(page);
  expect((await follow(301, '/a')).location).toMatch(/^\/[ab]$/);
  const first = { status: 301, location: '/articles' };
  expect(await redirectOnce(first, () => Promise.reject(new Error('down')))).toEqual(first);
});
