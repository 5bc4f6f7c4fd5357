import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { editionKeys, expectCleanHydration, renderIn, staticMarkup } from '../../testing/render.tsx';
import { shareMenuChart } from './share-menu.machine.ts';
import { ShareMenu } from './share-menu.tsx';
import type { ShareMenuEvent, ShareMenuProps } from './share-menu.types.ts';

const copy: ShareMenuEvent = { type: 'COPY.WANTED' };
const done: ShareMenuEvent = { type: 'COPY.DONE' };
const failed: ShareMenuEvent = { type: 'COPY.FAILED' };
const toggled: ShareMenuEvent = { type: 'CODE.TOGGLED' };
const closed: ShareMenuEvent = { type: 'CODE.CLOSED' };
const share: ShareMenuEvent = { type: 'SHARE.WANTED' };
const ended: ShareMenuEvent = { type: 'SHARE.ENDED' };
const nothing = () => undefined;

describeChart(
  'the share menu',
  () => shareMenuChart({ copy: nothing, share: nothing }),
  [
    { from: 'resting', when: copy, to: 'copying', effects: ['copy'] },
    { from: 'resting', when: toggled, to: 'showingCode' },
    { from: 'resting', when: share, to: 'sharing', effects: ['share'] },
    { given: [copy], from: 'copying', when: copy, to: 'copying' },
    { given: [copy], from: 'copying', when: done, to: 'copied', proves: '[ER-27]' },
    { given: [copy], from: 'copying', when: failed, to: 'copyFailed', proves: '[ER-26]' },
    { given: [copy], from: 'copying', when: 4999, to: 'copying' },
    { given: [copy, 4999], from: 'copying', when: 1, to: 'copyFailed' },
    { given: [copy, done], from: 'copied', when: 3999, to: 'copied' },
    { given: [copy, done, 3999], from: 'copied', when: 1, to: 'resting' },
    { given: [copy, done], from: 'copied', when: copy, to: 'copying', effects: ['copy'] },
    { given: [copy, done], from: 'copied', when: toggled, to: 'showingCode' },
    { given: [copy, done], from: 'copied', when: share, to: 'sharing', effects: ['share'] },
    { given: [copy, failed], from: 'copyFailed', when: 60_000, to: 'copyFailed' },
    { given: [copy, failed], from: 'copyFailed', when: copy, to: 'copying', effects: ['copy'] },
    { given: [copy, failed], from: 'copyFailed', when: toggled, to: 'showingCode' },
    { given: [copy, failed], from: 'copyFailed', when: share, to: 'sharing', effects: ['share'] },
    { given: [toggled], from: 'showingCode', when: toggled, to: 'resting' },
    { given: [toggled], from: 'showingCode', when: closed, to: 'resting' },
    { given: [toggled], from: 'showingCode', when: copy, to: 'copying', effects: ['copy'] },
    { given: [toggled], from: 'showingCode', when: share, to: 'sharing', effects: ['share'] },
    { given: [share], from: 'sharing', when: share, to: 'sharing' },
    { given: [share], from: 'sharing', when: ended, to: 'resting' },
    { given: [share], from: 'sharing', when: copy, to: 'copying', effects: ['copy'] },
    { given: [share], from: 'sharing', when: toggled, to: 'showingCode' },
  ],
  { events: [copy, done, failed, toggled, closed, share, ended] },
);

const url = 'https://www.en.millwright.example/article/five-axis';
const menu = (props: Partial<ShareMenuProps> = {}) => (
  <ShareMenu url={url} title="Five axes" share={null} hosts={['millwright.example']} {...props} />
);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the share menu', () => {
  it.each(editionKeys)('renders on the server what the browser renders first (%s)', (key) =>
    expectCleanHydration(key, menu()),
  );

  it('is a link without scripts', () => {
    expect(staticMarkup('en', menu())).toContain(`href="${url}"`);
  });

  it.each([
    ['en', 'Copy link', 'Link Copied'],
    ['cn', '复制链接', '链接已复制'],
  ] as const)('[ER-27] says in its language that the link was copied (%s)', async (key, button, message) => {
    const writeText = vi.fn(async () => undefined);
    renderIn(key, menu({ copyPorts: { writeText } }));
    await press(button);
    expect(writeText).toHaveBeenCalledWith(url);
    expect(screen.getByRole('status')).toHaveTextContent(message);
  });

  it.each([
    ['en', 'Copy link', 'Copy Failed'],
    ['cn', '复制链接', '复制失败'],
  ] as const)(
    '[ER-26] says that it was not, and shows the link to be copied by hand (%s)',
    async (key, button, message) => {
      renderIn(key, menu({ copyPorts: {} }));
      await press(button);
      expect(screen.getByRole('status')).toHaveTextContent(message);
      expect(screen.getByRole('textbox')).toHaveValue(url);
    },
  );

  it('waits for no clipboard without end', async () => {
    const clock = createTestClock();
    renderIn('en', menu({ clock, copyPorts: { writeText: () => new Promise(() => undefined) } }));
    await press('Copy link');
    act(() => clock.advance(5000));
    expect(screen.getByRole('status')).toHaveTextContent('Copy Failed');
  });

  it('opens the browser’s own menu where there is one, and takes no offence when it is closed', async () => {
    const native = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    renderIn('en', menu({ share: native }));
    await press('More ways to share');
    expect(native.mock.calls).toEqual([[{ title: 'Five axes', url }]]);
    expect(document.querySelector('[data-state="resting"]')).not.toBeNull();
  });

  it('has no such button where there is none', () => {
    renderIn('en', menu());
    expect(screen.queryByRole('button', { name: 'More ways to share' })).toBeNull();
  });

  it('closes the code by Esc with the focus on its button, and by a press elsewhere', async () => {
    renderIn('en', menu());
    const button = screen.getByRole('button', { name: 'WeChat' });
    await press('WeChat');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await press('WeChat');
    fireEvent.pointerDown(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
