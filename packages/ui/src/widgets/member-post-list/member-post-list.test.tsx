import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { atEachState, published, waiting } from './member-post-list.fixtures.ts';
import { MemberPostList, type MemberPostListProps } from './member-post-list.tsx';

const tree = (props: Partial<MemberPostListProps> = {}) => (
  <MemberPostList
    state={{ status: 'ready', items: atEachState }}
    hrefOf={({ entryId }) => `/platform/${entryId}`}
    onWithdraw={async () => ({ status: 'sent' })}
    {...props}
  />
);

describe('the list of a member’s posts', () => {
  it.each([
    ['en', ['In the supply hall', 'Waiting for review', 'Refused', 'Withdrawn', 'Expired']],
    ['cn', ['已发布', '待审核', '未通过', '已撤回', '已过期']],
  ] as const)('says in %s where each post stands', (edition, states) => {
    renderIn(edition, tree());
    expect(states.filter((state) => !screen.queryByText(state))).toEqual([]);
    expect(screen.getAllByText('2027-02-08')).toHaveLength(atEachState.length);
  });

  it('asks for a URL for those alone that are in the supply hall', () => {
    const hrefOf = vi.fn<MemberPostListProps['hrefOf']>(() => '/platform');
    renderIn('en', tree({ hrefOf }));
    expect(hrefOf.mock.calls).toEqual([[published]]);
  });

  it('says what became of a post in its own row', async () => {
    const onWithdraw = vi
      .fn<MemberPostListProps['onWithdraw']>()
      .mockResolvedValueOnce({ status: 'failed', message: 'Too late' })
      .mockResolvedValueOnce({ status: 'sent' });
    renderIn('en', tree({ onWithdraw }));
    const withdraw = ({ title }: typeof waiting) =>
      userEvent.click(screen.getByRole('button', { name: `Withdraw: ${title}` }));
    await withdraw(waiting);
    expect((await screen.findByText('Too late')).closest('li')).toHaveTextContent(waiting.title);
    await withdraw(published);
    expect((await screen.findByText('The post was withdrawn.')).closest('li')).toHaveTextContent(published.title);
    expect(screen.queryByText('Too late')).toBeNull();
  });

  it('gives the focus to what says that a post was withdrawn, as its button is gone', async () => {
    const Host = () => {
      const [isThere, setThere] = useState(true);
      const items = [isThere ? published : { ...published, state: 'withdrawn' as const, entryId: null }];
      const onWithdraw = async () => {
        setThere(false);
        return { status: 'sent' as const };
      };
      return tree({ state: { status: 'ready', items }, onWithdraw });
    };
    renderIn('en', <Host />);
    await userEvent.click(screen.getByRole('button', { name: `Withdraw: ${published.title}` }));
    expect(await screen.findByText('The post was withdrawn.')).toHaveFocus();
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree()),
  );
});
