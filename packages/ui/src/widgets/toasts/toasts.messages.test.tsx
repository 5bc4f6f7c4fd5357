import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { createToasts, type ToastCode } from './toasts.store.ts';
import { Toasts } from './toasts.tsx';

describe('the messages of toasts', () => {
  it.each<[string, ToastCode, string, string]>([
    ['[ER-21]', 'loginFirst', '请先登录', 'Please login first'],
    ['[ER-22]', 'loggedIn', '登录成功', 'Login successfully'],
    ['[ER-23]', 'loggedOut', '已退出登录', 'Logout success'],
    ['[ER-31]', 'loginToDownload', '请登录会员中心后下载', 'Please log in to the member center to download'],
  ])('are said in both editions %s: %s', (_, code, chinese, english) => {
    for (const [edition, text] of [
      ['cn', chinese],
      ['en', english],
    ] as const) {
      const toasts = createToasts();
      const { unmount } = renderIn(edition, <Toasts toasts={toasts} />);
      act(() => void toasts.show({ code }));
      expect(screen.getByRole('status')).toHaveTextContent(text);
      unmount();
    }
  });
});
