import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { WhitePaperCard } from './white-paper-card.tsx';

describe('the white paper card', () => {
  const paper = entities.en.papers[0]!;

  it('leads to the page of the white paper, where the download is', () => {
    renderIn('en', <WhitePaperCard paper={paper} />);
    expect(screen.getByRole('link', { name: paper.title })).toHaveAttribute('href', '/whitepapers/info/51');
  });

  it.each([
    [1, '1 page'],
    [24, '24 pages'],
  ])('of %i states %s', (pages, shown) => {
    renderIn('en', <WhitePaperCard paper={{ ...paper, pages }} />);
    expect(screen.getByText(shown)).toBeInTheDocument();
  });

  it('says nothing of pages that nobody counted', () => {
    renderIn('en', <WhitePaperCard paper={{ ...paper, pages: null }} />);
    expect(screen.queryByText(/page/)).toBeNull();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <WhitePaperCard paper={entities[edition].papers[0]!} industry={content[edition].industryOf(1)} />,
    ),
  );
});
