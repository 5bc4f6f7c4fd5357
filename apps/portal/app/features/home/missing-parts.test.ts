// @vitest-environment node
import { expect, it } from 'vitest';
import { missingParts } from './missing-parts.server.ts';

const empty = { items: [] };
const some = { items: [1] };
const contact = { email: 'editors@foundry.example', phone: '' };
const lists = ['latest', 'suppliers', 'products', 'issues', 'shows', 'demands'];

/** What is missing where every list is `list`. */
const missing = (list: object | null, memberUrl: string, sendsMessages?: boolean, facts: object = {}) => {
  const home = { industries: [1], ...Object.fromEntries(lists.map((name) => [name, list])), ...facts };
  const scope = { edition: { contact, login: { memberUrl } }, ...(sendsMessages !== undefined && { sendsMessages }) };
  return missingParts(scope as never, home as never);
};

it('nothing is missing where everything is there, or could not be had', () => {
  expect(missing(some, 'https://member.foundry.example/login')).toEqual([]);
  expect(missing(null, 'https://member.foundry.example/login', true)).toEqual([]);
});

it('each kind of content that is empty is missing, and so are the ways to send and to register', () => {
  expect(missing(empty, '/about/contact', false, { hasNoVideos: true, hasNoPapers: true, industries: [] })).toEqual([
    'articles',
    'industries',
    'suppliers',
    'products',
    'videos',
    'issues',
    'papers',
    'shows',
    'posts',
    'messages',
    'memberSite',
  ]);
});
