import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { atEachState, published, waiting } from './member-post-list.fixtures.ts';
import { MemberPostList, type MemberPostListProps } from './member-post-list.tsx';

const store = sharedStateOf(linXia);
const tree = (props: Partial<MemberPostListProps> = {}) => (
  <SharedStateProvider store={store}>
    <MemberPostList
      state={{ status: 'ready', items: atEachState }}
      hrefOf={({ entryId }) => `/platform/${entryId}`}
      onWithdraw={async () => ({ status: 'sent' })}
      {...props}
    />
  </SharedStateProvider>
);
const openWithdrawal = async ({ title }: typeof waiting) => {
  await userEvent.click(screen.getByRole('button', { name: `Withdraw: ${title}` }));
  return within(await screen.findByRole('dialog', { name: `Withdraw “${title}”?` }));
};
const confirmIn = (dialog: Awaited<ReturnType<typeof openWithdrawal>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));

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

  it('withdraws nothing before it is confirmed, and then the one that was asked about', async () => {
    const onWithdraw = vi
      .fn<MemberPostListProps['onWithdraw']>()
      .mockResolvedValueOnce({ status: 'failed', message: 'Too late' })
      .mockResolvedValueOnce({ status: 'sent' });
    renderIn('en', tree({ onWithdraw }));
    const first = await openWithdrawal(waiting);
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: `Withdraw: ${waiting.title}` })).toHaveFocus();
    expect(onWithdraw).not.toHaveBeenCalled();
    const second = await openWithdrawal(published);
    await confirmIn(second);
    expect(await second.findByText('Too late')).toBeInTheDocument();
    await confirmIn(second);
    expect((await screen.findByText('The post was withdrawn.')).closest('li')).toHaveTextContent(published.title);
    expect(onWithdraw.mock.calls).toEqual([[published], [published]]);
  });

  it('gives the focus to what says that a post was withdrawn, as its button is gone', async () => {
    const { rerender } = renderIn('en', tree({ state: { status: 'ready', items: [published] } }));
    await confirmIn(await openWithdrawal(published));
    const note = await screen.findByText('The post was withdrawn.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    rerender(tree({ state: { status: 'ready', items: [{ ...published, state: 'withdrawn', entryId: null }] } }));
    expect(note).toHaveFocus();
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree()),
  );
});
