import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LinkProvider, type RouterLinkProps } from '../../primitives/link/index.ts';
import { editionKeys, renderIn } from '../../testing/render.tsx';
import { keywordsOf } from '../../testing/search-panel.fixtures.ts';
import { SearchPanel } from './search-panel.tsx';

const Routed = ({ href, ...rest }: RouterLinkProps) => <a href={href} {...rest} />;

describe.each(editionKeys)('the search panel under a router in %s', (edition) => {
  const keywords = keywordsOf(edition);
  const inRouter = () => {
    const navigate = vi.fn();
    renderIn(
      edition,
      <LinkProvider link={Routed} navigate={navigate}>
        <SearchPanel hotKeywords={keywords} type="products" industryId={5} />
      </LinkProvider>,
    );
    return navigate;
  };

  it('goes to the search that was typed, by Enter', async () => {
    const navigate = inRouter();
    await userEvent.type(screen.getByRole('searchbox'), 'servo{Enter}');
    expect(navigate.mock.calls).toEqual([['/search?type=products&keyword=servo&sid=5']]);
  });

  it('goes to the search of a hot keyword, whatever was typed', async () => {
    const navigate = inRouter();
    await userEvent.type(screen.getByRole('searchbox'), 'servo');
    await userEvent.click(screen.getByRole('button', { name: keywords[0]! }));
    expect(navigate).toHaveBeenCalledTimes(1);
    const [href] = navigate.mock.calls[0]!;
    expect(new URL(href, 'https://site.example').searchParams.get('keyword')).toBe(keywords[0]);
  });

  it('goes nowhere with an empty field', async () => {
    const navigate = inRouter();
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    expect(navigate).not.toHaveBeenCalled();
  });
});
