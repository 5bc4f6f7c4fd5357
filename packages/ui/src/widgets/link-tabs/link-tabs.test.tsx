import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { LinkTabs } from './link-tabs.tsx';

const tabs = [
  { label: 'News', href: '/search?type=news', count: 1284, current: true },
  { label: 'Videos', href: '/search?type=videos', count: 1 },
];

describe('tabs that are links', () => {
  it('read their counts after their names, and mark the one shown', () => {
    renderIn('en', <LinkTabs label="Kinds" tabs={tabs} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('News, 1,284 results');
    expect(screen.getByRole('link', { name: /Videos.*1 result$/ })).toHaveAttribute('href', '/search?type=videos');
  });

  it('read them with the comma of the language', () => {
    renderIn('cn', <LinkTabs label="Kinds" tabs={tabs} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('News，1,284 条结果');
  });

  it('are not shown where there is one list only', () => {
    renderIn('en', <LinkTabs label="Kinds" tabs={tabs.slice(0, 1)} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(editionKeys)('hydrate without a difference in %s', (key) =>
    expectCleanHydration(key, <LinkTabs label="Kinds" tabs={tabs} />),
  );
});
