import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { describeChart } from '../../testing/chart-suite.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { DOWNLOAD_PATIENCE_MS, gatedDownloadChart } from './gated-download.machine.ts';
import { GatedDownload } from './gated-download.tsx';
import type { DownloadOutcome, GatedDownloadEvent, GatedDownloadProps } from './gated-download.types.ts';

const nothing = () => undefined;
const wanted: GatedDownloadEvent = { type: 'DOWNLOAD.WANTED' };
const came: GatedDownloadEvent = { type: 'LINK.CAME', href: '/file' };
const needed: GatedDownloadEvent = { type: 'LOGIN.NEEDED' };
const failed: GatedDownloadEvent = { type: 'REQUEST.FAILED', message: 'gone' };
const member: GatedDownloadEvent = { type: 'MEMBER.CAME' };

describeChart(
  'a gated download',
  () => gatedDownloadChart({ request: nothing, cancel: nothing, start: nothing }),
  [
    { from: 'idle', when: wanted, to: 'requesting', effects: ['request'] },
    { from: 'idle', when: member, to: 'idle' },
    { given: [wanted], from: 'requesting', when: wanted, to: 'requesting' },
    {
      given: [wanted],
      from: 'requesting',
      when: came,
      to: 'started',
      effects: ['cancel', 'start'],
      context: { href: '/file' },
    },
    { given: [wanted], from: 'requesting', when: needed, to: 'loginNeeded', effects: ['cancel'] },
    {
      given: [wanted],
      from: 'requesting',
      when: failed,
      to: 'failed',
      effects: ['cancel'],
      context: { message: 'gone' },
    },
    { given: [wanted], from: 'requesting', when: DOWNLOAD_PATIENCE_MS - 1, to: 'requesting' },
    {
      given: [wanted],
      from: 'requesting',
      when: DOWNLOAD_PATIENCE_MS,
      to: 'failed',
      effects: ['cancel'],
      context: { message: null },
    },
    {
      given: [wanted, came],
      from: 'started',
      when: wanted,
      to: 'requesting',
      effects: ['request'],
      context: { href: null },
    },
    { given: [wanted, needed], from: 'loginNeeded', when: member, to: 'requesting', effects: ['request'] },
    { given: [wanted, needed], from: 'loginNeeded', when: wanted, to: 'requesting', effects: ['request'] },
    {
      given: [wanted, failed],
      from: 'failed',
      when: wanted,
      to: 'requesting',
      effects: ['request'],
      context: { message: null },
    },
  ],
  { events: [wanted, came, needed, failed, member] },
);

const show = (outcome: DownloadOutcome, props: Partial<GatedDownloadProps> = {}) => {
  const store = sharedStateOf(null);
  const onRequestLink = vi.fn<GatedDownloadProps['onRequestLink']>(async () => outcome);
  const onStart = vi.fn();
  const tree = (
    <SharedStateProvider store={store}>
      <GatedDownload paperId={12} title="Servo drives" onRequestLink={onRequestLink} onStart={onStart} {...props} />
    </SharedStateProvider>
  );
  return { store, onRequestLink, onStart, tree };
};

describe('a gated download', () => {
  it.each([
    ['cn', '请登录会员中心后下载', '登录'],
    ['en', 'Please log in to the member center to download', 'Log in'],
  ] as const)(
    '[RO-05] [ER-31] asks a visitor to log in, in %s, and opens the login dialog',
    async (edition, message, login) => {
      const { store, onStart, tree } = show({ status: 'loginNeeded' });
      renderIn(edition, tree);
      await userEvent.click(screen.getByRole('button'));
      expect(await screen.findByText(message)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: login }));
      expect([store.getState().loginDialog, onStart.mock.calls]).toEqual(['open', []]);
    },
  );

  it('goes on with the download after the login, and has the focus of the button that is gone', async () => {
    const { store, onRequestLink, onStart, tree } = show({ status: 'loginNeeded' });
    renderIn('en', tree);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    onRequestLink.mockResolvedValue({ status: 'ready', href: '/memberApi/papers/12/file?sign=a' });
    act(() => {
      store.actions.setMember(linXia);
      store.actions.closeLoginDialog();
    });
    await waitFor(() => expect(onStart).toHaveBeenCalledExactlyOnceWith('/memberApi/papers/12/file?sign=a'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  });

  it('retries once only, when the server does not know the member either', async () => {
    const { store, onRequestLink, tree } = show({ status: 'loginNeeded' });
    renderIn('en', tree);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: 'Log in' });
    act(() => store.actions.setMember(linXia));
    await screen.findByRole('button', { name: 'Log in' });
    expect(onRequestLink).toHaveBeenCalledTimes(2);
  });

  it('begins the download of the paper that was requested', async () => {
    const { onRequestLink, onStart, tree } = show({ status: 'ready', href: '/memberApi/papers/12/file?sign=a' });
    renderIn('en', tree);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onStart).toHaveBeenCalledWith('/memberApi/papers/12/file?sign=a'));
    expect(onRequestLink).toHaveBeenCalledExactlyOnceWith(12);
  });

  it.each(['javascript:alert(1)', '//evil.example/file', 'data:text/html,x', ''])(
    'takes %j for no link',
    async (href) => {
      const { onStart, tree } = show({ status: 'ready', href });
      renderIn('en', tree);
      await userEvent.click(screen.getByRole('button'));
      expect(await screen.findByText(/not available right now/)).toBeInTheDocument();
      expect(onStart).not.toHaveBeenCalled();
    },
  );

  it('leads to the member site without JavaScript, or where it is configured to', () => {
    const { container, rerender } = renderIn('en', show({ status: 'loginNeeded' }).tree);
    expect(container.querySelector('form')!.action).toMatch(/^https:\/\/member/);
    rerender(show({ status: 'loginNeeded' }, { action: '/whitepapers/info/12' }).tree);
    expect(container.querySelector('form')).toHaveAttribute('action', '/whitepapers/info/12');
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(edition, show({ status: 'loginNeeded' }).tree),
  );
});
