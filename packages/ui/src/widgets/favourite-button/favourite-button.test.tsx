import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { runChart } from '../../behaviours/chart/run-chart.ts';
import type { FavouriteOutcome } from '../../behaviours/favourites/index.ts';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { describeChart } from '../../testing/chart-suite.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { FAVOURITE_PATIENCE_MS, favouriteButtonChart } from './favourite-button.machine.ts';
import { FavouriteButton } from './favourite-button.tsx';
import {
  nothingPending,
  linXia,
  memoryStorage,
  press,
  sharedStateOf,
} from '../../testing/favourite-button.fixtures.tsx';
import type { FavouriteButtonProps, FavouriteEvent } from './favourite-button.types.ts';

const nothing = () => undefined;
const chartOf = (isMember: boolean) => () =>
  favouriteButtonChart({
    add: nothing,
    remove: nothing,
    cancel: nothing,
    addPending: nothing,
    removePending: nothing,
    promptLogin: nothing,
    isMember: () => isMember,
  });

const pressed: FavouriteEvent = { type: 'BUTTON.PRESSED' };
const saved: FavouriteEvent = { type: 'SAVED.KNOWN', saved: true };
const unsaved: FavouriteEvent = { type: 'SAVED.KNOWN', saved: false };
const found: FavouriteEvent = { type: 'PENDING.FOUND' };
const changed: FavouriteEvent = { type: 'CHANGE.SAVED' };
const needed: FavouriteEvent = { type: 'LOGIN.NEEDED' };
const failed: FavouriteEvent = { type: 'CHANGE.FAILED', message: 'gone' };
const events = [pressed, saved, unsaved, found, changed, needed, failed];
const visitorOnly = [
  'unknown · BUTTON.PRESSED · 1',
  'off · BUTTON.PRESSED · 1',
  'addFailed · BUTTON.PRESSED · 1',
  'pending · BUTTON.PRESSED · 1',
];
const addFailed = [unsaved, pressed, failed];
const removeFailed = [saved, pressed, failed];

describeChart(
  'a favourite of a member',
  chartOf(true),
  [
    { from: 'unknown', when: saved, to: 'on' },
    { from: 'unknown', when: unsaved, to: 'off' },
    { from: 'unknown', when: found, to: 'pending' },
    { from: 'unknown', when: pressed, to: 'adding', effects: ['add'] },
    { given: [unsaved], from: 'off', when: saved, to: 'on' },
    { given: [unsaved], from: 'off', when: unsaved, to: 'off' },
    { given: [unsaved], from: 'off', when: found, to: 'pending' },
    { given: [unsaved], from: 'off', when: pressed, to: 'adding', effects: ['add'] },
    { given: [saved], from: 'on', when: saved, to: 'on' },
    { given: [saved], from: 'on', when: unsaved, to: 'off' },
    { given: [saved], from: 'on', when: pressed, to: 'removing', effects: ['remove'] },
    { given: [pressed], from: 'adding', when: pressed, to: 'adding' },
    { given: [pressed], from: 'adding', when: changed, to: 'on', effects: ['cancel', 'removePending'] },
    { given: [pressed], from: 'adding', when: needed, to: 'pending', effects: ['cancel', 'addPending', 'promptLogin'] },
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
    { given: [saved, pressed], from: 'removing', when: changed, to: 'off', effects: ['cancel'] },
    { given: [saved, pressed], from: 'removing', when: needed, to: 'removeFailed', effects: ['cancel', 'promptLogin'] },
    {
      given: [saved, pressed],
      from: 'removing',
      when: failed,
      to: 'removeFailed',
      effects: ['cancel'],
      context: { message: 'gone' },
    },
    { given: [saved, pressed], from: 'removing', when: FAVOURITE_PATIENCE_MS - 1, to: 'removing' },
    { given: [saved, pressed], from: 'removing', when: FAVOURITE_PATIENCE_MS, to: 'removeFailed', effects: ['cancel'] },
    { given: [found], from: 'pending', when: saved, to: 'on', effects: ['removePending'] },
    { given: [found], from: 'pending', when: unsaved, to: 'pending' },
    { given: [found], from: 'pending', when: pressed, to: 'adding', effects: ['add'] },
    { given: addFailed, from: 'addFailed', when: saved, to: 'on', context: { message: null } },
    { given: addFailed, from: 'addFailed', when: unsaved, to: 'off' },
    { given: addFailed, from: 'addFailed', when: pressed, to: 'adding', effects: ['add'], context: { message: null } },
    { given: removeFailed, from: 'removeFailed', when: saved, to: 'on' },
    { given: removeFailed, from: 'removeFailed', when: unsaved, to: 'off' },
    {
      given: removeFailed,
      from: 'removeFailed',
      when: pressed,
      to: 'removing',
      effects: ['remove'],
      context: { message: null },
    },
  ],
  { events, elsewhere: visitorOnly },
);

describe('a favourite of a visitor', () => {
  it('asks to log in once more where it is pressed while it is pending', () => {
    const promptLogin = vi.fn();
    const ports = { add: nothing, remove: nothing, cancel: nothing, addPending: nothing, removePending: nothing };
    const button = runChart(favouriteButtonChart({ ...ports, promptLogin, isMember: () => false }));
    [found, pressed].forEach((event) => button.send(event));
    expect([button.snapshot().state, promptLogin.mock.calls.length]).toEqual(['pending', 1]);
  });

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
    '[RO-04] [ER-21] in %s is pending: the message is shown, the login dialog opens, and no request is made',
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

  it('takes no response that comes too late', async () => {
    let response!: (outcome: FavouriteOutcome) => void;
    const { tree } = show({ saved: false, onAdd: () => new Promise((resolve) => (response = resolve)) }, linXia);
    const { rerender } = renderIn('en', tree());
    await userEvent.click(screen.getByRole('button'));
    rerender(tree({ onAdd: async () => ({ status: 'done' }) }));
    await act(async () => response({ status: 'failed', message: 'gone' }));
    expect(screen.getByText('gone')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true'));
    await act(async () => response({ status: 'failed', message: 'late' }));
    expect(screen.queryByText('late')).toBeNull();
  });

  it('begins again when another thing takes its place', async () => {
    const { tree } = show({ saved: true }, linXia);
    const { rerender } = renderIn('en', tree());
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    rerender(tree({ item: { ...press, id: 32 }, saved: null }));
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
