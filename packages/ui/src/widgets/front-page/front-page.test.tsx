import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { FrontPage } from './front-page.tsx';

const { articles, industries } = content.en;

describe('the front page', () => {
  it('shows a lead and eight headlines of whatever many stories', () => {
    renderIn(
      'en',
      <FrontPage title="Millwright" stories={{ status: 'ready', items: articles }} industries={industries} />,
    );
    expect(articles.length).toBeGreaterThan(9);
    expect(screen.getAllByRole('article').map((article) => article.dataset['variant'])).toEqual([
      'lead',
      ...Array(8).fill('title'),
    ]);
  });

  it('has one first heading, for assistive technology', () => {
    renderIn(
      'en',
      <FrontPage title="Millwright" stories={{ status: 'ready', items: articles }} industries={industries} />,
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('shows the industries when the stories failed, and the stories when there are no industries', () => {
    const { rerender } = renderIn(
      'en',
      <FrontPage title="Millwright" stories={{ status: 'failed', retryHref: '/' }} industries={industries} />,
    );
    expect(screen.getByRole('region', { name: 'Industries' })).toBeInTheDocument();
    rerender(<FrontPage title="Millwright" stories={{ status: 'ready', items: articles }} industries={[]} />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(9);
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <FrontPage
        title="Millwright"
        stories={{ status: 'ready', items: content[edition].articles }}
        industries={content[edition].industries}
      />,
    ),
  );
});
