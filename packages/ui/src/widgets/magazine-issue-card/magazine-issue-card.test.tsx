import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { MagazineIssueCard } from './magazine-issue-card.tsx';

describe('the magazine issue card', () => {
  it('is one link that tells issues of the same magazine apart', () => {
    renderIn('en', <MagazineIssueCard issue={entities.en.issues[0]!} />);
    expect(screen.getByRole('link', { name: 'Modern Metalworking 2026, issue 11' })).toHaveAttribute(
      'href',
      '/magazines/info/21',
    );
  });

  it('names year and issue in Chinese in the Chinese edition', () => {
    renderIn('cn', <MagazineIssueCard issue={entities.cn.issues[0]!} />);
    expect(screen.getByText('2026 年第 11 期')).toBeInTheDocument();
  });

  it('keeps the place of a cover of 3:4', () => {
    const { container } = renderIn('en', <MagazineIssueCard issue={{ ...entities.en.issues[0]!, image: null }} />);
    const { width, height } = container.querySelector('img')!;
    expect(height * 3).toBeCloseTo(width * 4, -1);
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(edition, <MagazineIssueCard issue={entities[edition].issues[0]!} />),
  );
});
