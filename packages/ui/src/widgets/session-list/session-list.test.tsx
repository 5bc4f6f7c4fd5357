import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { here, inTheOffice, unknown } from './session-list.fixtures.ts';
import { SessionList, type SessionListProps } from './session-list.tsx';

type End = SessionListProps['onEnd'];

const tree = (props: Partial<SessionListProps> = {}) => (
  <SessionList
    state={{ status: 'ready', items: [here, inTheOffice, unknown] }}
    onEnd={async () => ({ status: 'sent' })}
    {...props}
  />
);

describe('the session list', () => {
  it.each([
    ['en', ['Chrome · macOS', 'This browser', 'Unknown browser']],
    ['cn', ['Chrome · macOS', '当前浏览器', '未知浏览器']],
  ] as const)('says in %s where the member is logged in', (edition, texts) => {
    renderIn(edition, tree());
    expect(texts.filter((text) => !screen.queryByText(text))).toEqual([]);
    expect(screen.getAllByText('2026-10-12')).toHaveLength(2);
    // Nobody offered to end all others.
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('says in its row why a login was not ended, in the words of the server', async () => {
    const onEnd = vi.fn<End>(async () => ({ status: 'failed', message: 'Too many at once' }));
    renderIn('en', tree({ onEnd }));
    await userEvent.click(screen.getByRole('button', { name: 'End the login on Firefox · Windows' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Too many at once');
    expect(alert.closest('li')).toHaveTextContent('Firefox · Windows');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(inTheOffice);
  });

  it('asks for a login where that of this browser is over', async () => {
    renderIn('en', tree({ onEnd: async () => ({ status: 'loginNeeded' }) }));
    await userEvent.click(screen.getByRole('button', { name: 'End the login on Firefox · Windows' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please login first');
  });

  it('does one thing at a time', async () => {
    const onEnd = vi.fn<End>(() => new Promise(() => undefined));
    const onEndOthers = vi.fn<() => ReturnType<End>>();
    renderIn('en', tree({ onEnd, onEndOthers }));
    await userEvent.click(screen.getByRole('button', { name: 'End the login on Firefox · Windows' }));
    await userEvent.click(screen.getByRole('button', { name: 'End all other logins' }));
    await userEvent.click(screen.getByRole('button', { name: 'End the login on Unknown browser' }));
    expect([onEnd.mock.calls.length, onEndOthers.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    ['before it is said', true],
    ['after it is said', false],
  ])('gives the focus of a row that goes %s to what says so', async (_, isFirst) => {
    let settle!: () => void;
    const onEnd: End = () => new Promise((resolve) => (settle = () => resolve({ status: 'sent' })));
    const rest: SessionListProps['state'] = { status: 'ready', items: [here, unknown] };
    const { rerender } = renderIn('en', tree({ onEnd }));
    await userEvent.click(screen.getByRole('button', { name: 'End the login on Firefox · Windows' }));
    if (isFirst) rerender(tree({ onEnd, state: rest }));
    await act(async () => settle());
    const told = screen.getByText('The login on Firefox · Windows was ended.');
    rerender(tree({ onEnd, state: rest }));
    expect(told).toHaveFocus();
  });

  it('leaves the focus alone where the row that went had none', () => {
    const { rerender } = renderIn('en', tree({ onEndOthers: async () => ({ status: 'sent' }) }));
    const button = screen.getByRole('button', { name: 'End all other logins' });
    button.focus();
    rerender(
      tree({ state: { status: 'ready', items: [here, unknown] }, onEndOthers: async () => ({ status: 'sent' }) }),
    );
    expect(button).toHaveFocus();
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree({ onEndOthers: async () => ({ status: 'sent' }) })),
  );
});
