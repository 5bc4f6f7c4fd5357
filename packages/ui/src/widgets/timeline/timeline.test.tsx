import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { history } from './timeline.fixtures.ts';
import { Timeline } from './timeline.tsx';

describe('the timeline', () => {
  it('puts neighbours of the same time together and keeps the order', () => {
    renderIn('en', <Timeline entries={history.en} />);
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
      '1998',
      '2007',
      '2019',
      '2026',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      history.en.map(({ title }) => title),
    );
  });

  it('does not move an entry to an earlier one of the same time', () => {
    renderIn(
      'en',
      <Timeline
        entries={[
          { when: 'Day 1', title: 'a' },
          { when: 'Day 2', title: 'b' },
          { when: 'Day 1', title: 'c' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says in Chinese that there is nothing', () => {
    renderIn('cn', <Timeline entries={[]} />);
    expect(screen.getByText('暂无内容')).toBeInTheDocument();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(edition, <Timeline entries={history[edition]} />),
  );
});
