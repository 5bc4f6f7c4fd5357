import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { chineseIndustries, englishIndustries, industriesOf } from '../../testing/industry-menu.fixtures.ts';
import { SiteMap } from './site-map.tsx';

const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')!);

describe('the site map', () => {
  it('lists every own page of navigation and footer once, and no other site', () => {
    renderIn(
      'en',
      <SiteMap
        industries={[]}
        pages={[
          { name: 'News again', href: '/articles' },
          { name: 'RSS', href: '/rss' },
        ]}
      />,
    );
    expect(paths()).toEqual(
      expect.arrayContaining(['/articles/latest', '/showroom/platform', '/about/history', '/sitemaps', '/rss']),
    );
    expect(new Set(paths()).size).toBe(paths().length);
    expect(paths().every((path) => path.startsWith('/'))).toBe(true);
  });

  it('lists the industries that menus list, each with its children', () => {
    renderIn(
      'en',
      <SiteMap industries={[...englishIndustries.slice(4, 6), { ...englishIndustries[7]!, showNav: false }]} />,
    );
    expect(paths()).toEqual(expect.arrayContaining(['/i/plastics', '/i/plastics/506', '/i/automation']));
    expect(paths()).not.toContain('/i/auto');
  });

  it('is Chinese in the Chinese edition', () => {
    renderIn('cn', <SiteMap industries={chineseIndustries} />);
    expect(screen.getByRole('link', { name: '注塑' })).toHaveAttribute('href', '/i/plastics/500');
  });

  it.each(editionKeys)('hydrates without a difference in %s', (key) =>
    expectCleanHydration(key, <SiteMap industries={industriesOf(key === 'cn' ? 'zh-CN' : 'en')} />),
  );
});
