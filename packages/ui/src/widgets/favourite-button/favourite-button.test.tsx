import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FavouriteOutcome } from '../../behaviours/favourites/index.ts';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { describeChart } from '../../testing/chart-suite.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { FAVOURITE_PATIENCE_MS, favouriteButtonChart } from './favourite-button.machine.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { nothingPending, linXia, memoryStorage, press, sharedStateOf } from './favourite-button.fixtures.tsx';
import type { FavouriteButtonProps, FavouriteEvent } from './favourite-button.types.ts';

const nothing = () => undefined;
const chartOf = (isMember: boolean) => () =>
  favouriteButtonChart({
    add: nothing,
    remove: nothing,
    cancel: nothing,
    wish: nothing,
    forgetWish: nothing,
    askToLogIn: nothing,
    isMember: () => isMember,
  });

const pressed: FavouriteEvent = { type: 'BUTTON.PRESSED' };
const kept: FavouriteEvent = { type: 'KEPT.KNOWN', kept: true };
const notKept: FavouriteEvent = { type: 'KEPT.KNOWN', kept: false };
const found: FavouriteEvent = { type: 'WISH.FOUND' };
const saved: FavouriteEvent = { type: 'CHANGE.SAVED' };
const needed: FavouriteEvent = { type: 'LOGIN.NEEDED' };
const failed: FavouriteEvent = { type: 'CHANGE.FAILED', message: 'gone' };
const events = [pressed, kept, notKept, found, saved, needed, failed];
const visitorOnly = [
  'unknown · BUTTON.PRESSED · 1',
  'off · BUTTON.PRESSED · 1',
  'addFailed · BUTTON.PRESSED · 1',
  'wished · BUTTON.PRESSED · 1',
];
const addFailed = [notKept, pressed, failed];
const removeFailed = [kept, pressed, failed];

describeChart(
  'a favourite of a member',
  chartOf(true),
  [
    { from: 'unknown', when: kept, to: 'on' },
    { from: 'unknown', when: notKept, to: 'off' },
    { from: 'unknown', when: found, to: 'wished' },
    { from: 'unknown', when: pressed, to: 'adding', effects: ['add'] },
    { given: [notKept], from: 'off', when: kept, to: 'on' },
    { given: [notKept], from: 'off', when: notKept, to: 'off' },
    { given: [notKept], from: 'off', when: found, to: 'wished' },
    { given: [notKept], from: 'off', when: pressed, to: 'adding', effects: ['add'] },
    { given: [kept], from: 'on', when: kept, to: 'on' },
    { given: [kept], from: 'on', when: notKept, to: 'off' },
    { given: [kept], from: 'on', when: pressed, to: 'removing', effects: ['remove'] },
    { given: [pressed], from: 'adding', when: pressed, to: 'adding' },
    { given: [pressed], from: 'adding', when: saved, to: 'on', effects: ['cancel', 'forgetWish'] },
    { given: [pressed], from: 'adding', when: needed, to: 'wished', effects: ['cancel', 'wish', 'askToLogIn'] },
    {
      given: [pressed],
      from: 'adding',
      when: failed,
      to: 'addFailed',
      effects: ['cancel'],
      context: { message: 'gone' },
    },
    { given: [pressed], from: 'adding', when: FAVOURITE_PATIENCE_MS - 1, to: 'adding' },
    {
      given: [pressed],
      from: 'adding',
      when: FAVOURITE_PATIENCE_MS,
      to: 'addFailed',
      effects: ['cancel'],
      context: { message: null },
    },
    { given: [kept, pressed], from: 'removing', when: saved, to: 'off', effects: ['cancel'] },
    { given: [kept, pressed], from: 'removing', when: needed, to: 'removeFailed', effects: ['cancel', 'askToLogIn'] },
    {
      given: [kept, pressed],
      from: 'removing',
      when: failed,
      to: 'removeFailed',
      effects: ['cancel'],
      context: { message: 'gone' },
    },
    { given: [kept, pressed], from: 'removing', when: FAVOURITE_PATIENCE_MS - 1, to: 'removing' },
    { given: [kept, pressed], from: 'removing', when: FAVOURITE_PATIENCE_MS, to: 'removeFailed', effects: ['cancel'] },
    { given: [found], from: 'wished', when: kept, to: 'on', effects: ['forgetWish'] },
    { given: [found], from: 'wished', when: notKept, to: 'wished' },
    { given: [found], from: 'wished', when: pressed, to: 'adding', effects: ['add'] },
    { given: addFailed, from: 'addFailed', when: kept, to: 'on', context: { message: null } },
    { given: addFailed, from: 'addFailed', when: notKept, to: 'off' },
    { given: addFailed, from: 'addFailed', when: pressed, to: 'adding', effects: ['add'], context: { message: null } },
    { given: removeFailed, from: 'removeFailed', when: kept, to: 'on' },
    { given: removeFailed, from: 'removeFailed', when: notKept, to: 'off' },
    { given: removeFailed, from: 'removeFailed', when: pressed, to: 'removing', effects: ['remove'] },
  ],
  { events, elsewhere: visitorOnly },
);

describe('a favourite of a visitor', () => {
  const show = (props: Partial<FavouriteButtonProps> = {}, member: typeof linXia | null = null) => {
    const store = sharedStateOf(member);
    const onAdd = vi.fn(async (): Promise<FavouriteOutcome> => ({ status: 'done' }));
    const pending = nothingPending(memoryStorage());
    const tree = (more: Partial<FavouriteButtonProps> = {}) => (
      <SharedStateProvider store={store}>
        <FavouriteButton item={press} onAdd={onAdd} onRemove={onAdd} pending={pending} {...props} {...more} />
      </SharedStateProvider>
    );
    return { store, onAdd, pending, tree };
  };

  it.each([
    ['cn', '请先登录'],
    ['en', 'Please login first'],
  ] as const)(
    '[RO-04] [ER-21] in %s is a wish: the message is shown, the login dialog opens, and no request is made',
    async (edition, message) => {
      const { store, onAdd, pending, tree } = show();
      renderIn(edition, tree());
      await userEvent.dblClick(screen.getByRole('button'));
      expect(screen.getByText(message)).toBeInTheDocument();
      expect([store.getState().loginDialog, onAdd.mock.calls.length, pending.list()]).toEqual(['open', 0, [press]]);
    },
  );

  it('is added by the login that follows', async () => {
    const { store, onAdd, pending, tree } = show();
    renderIn('en', tree());
    await userEvent.click(screen.getByRole('button'));
    act(() => store.actions.setMember(linXia));
    await act(() => pending.fulfil(onAdd));
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    expect(pending.list()).toEqual([]);
  });

  it('is remembered when the page is loaded again', () => {
    const { pending, tree } = show();
    pending.add(press);
    renderIn('en', tree());
    expect(screen.getByText('Please login first')).toBeInTheDocument();
  });

  it('becomes a pending favourite where the session ended meanwhile', async () => {
    const { store, pending, tree } = show({ onAdd: async () => ({ status: 'loginNeeded' }) }, linXia);
    renderIn('en', tree());
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(store.getState().loginDialog).toBe('open'));
    expect(pending.list()).toEqual([press]);
  });

  it('takes no answer that comes too late', async () => {
    let answer!: (outcome: FavouriteOutcome) => void;
    const { tree } = show({ kept: false, onAdd: () => new Promise((resolve) => (answer = resolve)) }, linXia);
    const { rerender } = renderIn('en', tree());
    await userEvent.click(screen.getByRole('button'));
    rerender(tree({ onAdd: async () => ({ status: 'done' }) }));
    await act(async () => answer({ status: 'failed', message: 'gone' }));
    expect(screen.getByText('gone')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true'));
    await act(async () => answer({ status: 'failed', message: 'late' }));
    expect(screen.queryByText('late')).toBeNull();
  });

  it('begins again when another thing takes its place', async () => {
    const { tree } = show({ kept: true }, linXia);
    const { rerender } = renderIn('en', tree());
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    rerender(tree({ item: { ...press, id: 32 }, kept: null }));
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  });

  it('leads to the member site without JavaScript', () => {
    const { container } = renderIn('en', show().tree());
    const form = container.querySelector('form')!;
    expect([form.method, form.action]).toEqual(['get', expect.stringMatching(/^https:\/\/member/)]);
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(edition, show().tree()),
  );
});
