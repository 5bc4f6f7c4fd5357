import { editions } from '@millwright/i18n/editions';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { AppPrompt } from './app-prompt.tsx';

const app = editions.cn.app!;
const show = (articleId: string | null) => {
  const ports = { openApp: vi.fn(), navigate: vi.fn() };
  renderIn('cn', <AppPrompt articleId={articleId} {...ports} />);
  return ports;
};
const open = () => fireEvent.click(screen.getByRole('button', { name: '打开 App' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the app prompt', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[FB-10] [FB-11] tries the deep link, and goes to the download 1000 ms later', () => {
    const { openApp, navigate } = show(null);
    open();
    expect(openApp.mock.calls).toEqual([[`${app.scheme}://home`]]);
    pass(999);
    expect(navigate).not.toHaveBeenCalled();
    pass(1);
    expect(navigate.mock.calls).toEqual([['/appdownload']]);
  });

  it('[FB-12] adds the article on article pages', () => {
    const { openApp, navigate } = show('five-axis-2026');
    open();
    pass(1000);
    expect([openApp.mock.calls[0], navigate.mock.calls[0]]).toEqual([
      [`${app.scheme}://article/five-axis-2026`],
      ['/appdownload?type=article&id=five-axis-2026'],
    ]);
  });

  it('[FB-13] stays when the page is left for the app', () => {
    const { navigate } = show(null);
    open();
    window.dispatchEvent(new Event('pagehide'));
    pass(10_000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leads to the download without JavaScript, with the article', () => {
    show('42');
    const form = screen.getByRole('button', { name: '打开 App' }).closest('form')!;
    expect([form.getAttribute('action'), ...new FormData(form)]).toEqual([
      '/appdownload',
      ['type', 'article'],
      ['id', '42'],
    ]);
  });

  it('[FB-09] goes when it is not wanted, and does not come back in this session', () => {
    show(null);
    fireEvent.click(screen.getByRole('button', { name: '暂不打开' }));
    expect(document.querySelector('[data-app-prompt]')).toBeNull();
    show('42');
    expect(document.querySelector('[data-app-prompt]')).toBeNull();
    sessionStorage.clear();
    show('42');
    expect(document.querySelector('[data-app-prompt]')).not.toBeNull();
  });

  it('goes on this page at least where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    show(null);
    fireEvent.click(screen.getByRole('button', { name: '暂不打开' }));
    expect(document.querySelector('[data-app-prompt]')).toBeNull();
    vi.restoreAllMocks();
  });
});
