import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { PressReleaseCard } from './press-release-card.tsx';

describe('the press release card', () => {
  const release = entities.en.releases[0]!;

  it('leads to the press release and states its day in Asia/Shanghai', () => {
    const { container } = renderIn(
      'en',
      <PressReleaseCard release={{ ...release, publishedAt: '2026-11-11T16:00:00Z' }} />,
    );
    expect(screen.getByRole('link', { name: release.title })).toHaveAttribute('href', '/media/91');
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-12');
  });

  it('has no day where the date is none', () => {
    const { container } = renderIn('en', <PressReleaseCard release={{ ...release, publishedAt: '' }} />);
    expect(container.querySelector('time')).toBeNull();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <PressReleaseCard release={entities[edition].releases[0]!} industry={content[edition].industryOf(1)} />,
    ),
  );
});
