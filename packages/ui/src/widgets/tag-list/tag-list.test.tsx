import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { TagList } from './tag-list.tsx';

const tag = (id: number, grade: number) => ({ id, grade, name: `tag ${id}` });
const names = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('the tag list', () => {
  it('shows the two tags of the highest grade where there are three or more, the earlier one on a tie [VA-20]', () => {
    renderIn('en', <TagList tags={[tag(1, 2), tag(2, 9), tag(3, 9), tag(4, 9)]} />);
    expect(names()).toEqual(['tag 2', 'tag 3']);
  });

  it('shows a tag once, however often and in whatever case and width the item has it', () => {
    renderIn('en', <TagList all tags={[tag(1, 1), tag(1, 1), { ...tag(2, 1), name: 'ＴＡＧ  1 ' }, tag(3, 1)]} />);
    expect(names()).toEqual(['tag 1', 'tag 3']);
  });

  it('shows a name once that is that of a tag and of the industry', () => {
    renderIn('en', <TagList tags={[tag(1, 1)]} industry={{ id: 3, name: 'TAG 1' }} />);
    expect(names()).toEqual(['tag 1']);
  });

  it('counts a tag once where it chooses two of them [VA-20]', () => {
    renderIn('en', <TagList tags={[tag(1, 1), tag(1, 1), tag(2, 9)]} />);
    expect(names()).toEqual(['tag 1', 'tag 2']);
  });

  it.each([1, 2])('shows all of %i [VA-21]', (count) => {
    renderIn('en', <TagList tags={[tag(1, 0), tag(2, 9)].slice(0, count)} />);
    expect(names()).toHaveLength(count);
  });

  it('passes sid for an industry and tid for a tag, in a new window [LG-12] [LG-13] [LG-14]', () => {
    renderIn('en', <TagList tags={[tag(7, 1)]} industry={{ id: 3, name: 'Casting' }} />);
    expect(screen.getByText('Casting')).toHaveAttribute('href', '/articles?sid=3');
    expect(screen.getByText('tag 7')).toHaveAttribute('href', '/articles?tid=7');
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  it('opens the list of its kind', () => {
    renderIn('en', <TagList tags={[tag(7, 1)]} kind="paper" />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/whitepapers?tid=7');
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(edition, <TagList tags={content[edition].tags} />),
  );
});
