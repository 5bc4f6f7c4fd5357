import { describe, expect, it } from 'vitest';
import { articleLink, childIndustryPath, industriesInMenu, industryPath, withIndustryId } from './links.ts';
import type { Industry } from './entities/entities.ts';

describe('articleLink', () => {
  const article = { id: 7, urlName: 'five-axis', externalUrl: 'https://example.com/a' };

  it('[EN-12] prefers an absolute URL, then the url name, then the id', () => {
    expect(articleLink(article)).toBe('https://example.com/a');
    expect(articleLink({ ...article, externalUrl: null })).toBe('/article/five-axis');
    expect(articleLink({ ...article, externalUrl: null, urlName: null })).toBe('/article/7');
  });

  it.each(['javascript:alert(1)', '//evil.example', '/news/1', 'example.com', 'https://user@evil.example', ''])(
    '[EN-12] %j is no absolute web URL and is passed over',
    (externalUrl) => {
      expect(articleLink({ ...article, externalUrl })).toBe('/article/five-axis');
    },
  );

  it('keeps a url name inside its segment', () => {
    expect(articleLink({ id: 7, urlName: '../a?b#c', externalUrl: null })).toBe('/article/..%2Fa%3Fb%23c');
  });
});

describe('industries', () => {
  const industry = (id: number, showNav: boolean, children: Industry[] = [], slug: string | null = null): Industry => ({
    id,
    slug,
    name: `n${id}`,
    icon: 'gear',
    showNav,
    bannerCode: null,
    children,
  });

  it('[MM-01] only those flagged for navigation are in the menu', () => {
    expect(industriesInMenu([industry(1, true), industry(2, false), industry(3, true)]).map(({ id }) => id)).toEqual([
      1, 3,
    ]);
  });

  it('[MM-02] and of their children only those flagged for navigation', () => {
    const [only] = industriesInMenu([industry(1, true, [industry(11, false), industry(12, true)])]);
    expect(only?.children.map(({ id }) => id)).toEqual([12]);
  });

  it('[MM-04] a link uses the slug where there is one', () => {
    expect(industryPath({ id: 5, slug: 'plastics' })).toBe('/i/plastics');
  });

  it('[MM-05] and the id where there is none', () => {
    expect(industryPath({ id: 5, slug: null })).toBe('/i/5');
    expect(industryPath({ id: 5, slug: '' })).toBe('/i/5');
  });

  it('[MM-06] a child is below its industry by id', () => {
    expect(childIndustryPath({ id: 5, slug: 'plastics' }, 51)).toBe('/i/plastics/51');
    expect(childIndustryPath({ id: 5, slug: null }, 51)).toBe('/i/5/51');
  });
});

it.each([
  ['/articles', '/articles?sid=5'],
  ['/articles?type=latest', '/articles?type=latest&sid=5'],
  ['/articles?sid=1#top', '/articles?sid=5#top'],
  ['https://meeting.example', 'https://meeting.example'],
  ['//meeting.example', '//meeting.example'],
  ['/.//meeting.example', '/.//meeting.example'],
  ['/\\meeting.example', '/\\meeting.example'],
  ['', ''],
])('[SS-04] the sub-site link %j becomes %j', (path, link) => {
  expect(withIndustryId(path, 5)).toBe(link);
});
