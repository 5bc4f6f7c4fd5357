import { editions } from '@millwright/i18n/editions';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createSharedState, SharedStateProvider } from '../../behaviours/session/index.ts';
import { editionKeys, expectCleanHydration, inEdition, staticMarkup } from '../../testing/render.tsx';
import { rememberAppPromptClosed } from './app-prompt.memory.ts';
import { FloatingBarHost } from './floating-bar-host.tsx';
import { FloatingBarLinks } from './floating-bar-links.tsx';
import { FloatingBar } from './floating-bar.tsx';
import type { FloatingBarHostProps } from './floating-bar.types.ts';

const store = () => createSharedState({ loadMember: async () => null });
const page = (props: Partial<FloatingBarHostProps> = {}, shared = store()) => {
  const loadBar = vi.fn(async () => FloatingBar);
  const tree = (
    <SharedStateProvider store={shared}>
      <FloatingBarHost links={<FloatingBarLinks articleId="42" />} loadBar={loadBar} articleId="42" {...props} />
    </SharedStateProvider>
  );
  return { shared, loadBar, tree };
};
const show = (props: Partial<FloatingBarHostProps> = {}) => {
  const shown = page(props);
  render(inEdition('cn', shown.tree));
  return shown;
};
const overByMouse = () => Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' });
const hydrated = () => waitFor(() => expect(screen.getByRole('button', { name: '电话联系' })).toBeInTheDocument());

describe('the links of the floating bar', () => {
  it.each(editionKeys)('[FB-01] [FB-02] [FB-03] [FB-05] [FB-06] lead to everything without a script (%s)', (key) => {
    const { contact, floatingQrs, headerLinks, login } = editions[key];
    const html = staticMarkup(key, <FloatingBarLinks />);
    const urls = [
      headerLinks[0]!.path,
      login.memberUrl,
      ...floatingQrs.map(({ value }) => value),
      `mailto:${contact.email}`,
      `tel:${contact.phoneLink}`,
      '#',
    ];
    expect(urls.filter((url) => !html.includes(`href="${url}"`))).toEqual([]);
    expect(html).not.toContain('style=');
  });

  it('[FB-09] [FB-12] have the app prompt with the article where the edition has an app', () => {
    document.body.innerHTML = staticMarkup('cn', <FloatingBarLinks articleId="42" />);
    expect([...new FormData(document.querySelector('form')!)]).toEqual([
      ['type', 'article'],
      ['id', '42'],
    ]);
    document.body.innerHTML = '';
    expect(staticMarkup('en', <FloatingBarLinks articleId="42" />)).not.toContain('data-app-prompt');
  });

  it('[FB-09] mark the app prompt as closed where the visitor closed it before', () => {
    const isClosed = () => document.querySelector('[data-app-prompt]')!.closest('[data-prompt-closed]') !== null;
    const { unmount } = render(inEdition('cn', page().tree));
    expect(isClosed()).toBe(false);
    unmount();
    rememberAppPromptClosed();
    show();
    expect(isClosed()).toBe(true);
    sessionStorage.clear();
  });

  it('have the ids of the hydrated bar, which takes their place', () => {
    const idsIn = (html: string) =>
      [...html.matchAll(/id="([a-z][\w-]*)" data-js|data-js="" .*?id="([a-z][\w-]*)"/g)]
        .map(([, id]) => id)
        .filter((id) => id !== undefined);
    const links = idsIn(staticMarkup('cn', <FloatingBarLinks />));
    const bar = staticMarkup(
      'cn',
      <SharedStateProvider store={store()}>
        <FloatingBar />
      </SharedStateProvider>,
    );
    expect(links.length).toBeGreaterThan(7);
    expect(links.filter((id) => !bar.includes(`id="${id}"`))).toEqual([]);
  });
});

describe('the place of the floating bar', () => {
  beforeAll(() => import('./floating-bar.tsx'));

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', (key) =>
    expectCleanHydration(key, page().tree),
  );

  it('fetches nothing until somebody comes near', () => {
    const { loadBar } = show();
    fireEvent.pointerOver(document.body);
    expect(loadBar).not.toHaveBeenCalled();
  });

  it.each([
    ['points at it', () => fireEvent(document.getElementById('floating-email')!, overByMouse())],
    ['moves the focus into it', () => act(() => document.getElementById('floating-email')!.focus())],
  ])('fetches the bar, once, when somebody %s', async (_, come) => {
    const { loadBar } = show();
    come();
    come();
    await hydrated();
    expect(loadBar).toHaveBeenCalledTimes(1);
  });

  it('does not take the place of a link while it is pressed, so that the press ends where it began', async () => {
    const { shared, loadBar } = show();
    const link = document.getElementById('floating-login')!;
    fireEvent(link, overByMouse());
    fireEvent(link, new MouseEvent('pointerdown', { bubbles: true }));
    await act(() => loadBar.mock.results[0]!.value as Promise<unknown>);
    expect(link).toBeInTheDocument();
    fireEvent.click(link);
    await waitFor(() => expect(shared.getState().loginDialog).toBe('open'));
    expect(link).not.toBeInTheDocument();
  });

  it('presses again what was pressed before it was there', async () => {
    const { shared } = show();
    fireEvent.click(document.getElementById('floating-login')!);
    await waitFor(() => expect(shared.getState().loginDialog).toBe('open'));
  });

  it('keeps the focus where it was', async () => {
    show();
    act(() => document.getElementById('floating-phone')!.focus());
    await hydrated();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '电话联系' })));
  });

  it('leaves the focus alone that is not on its links', async () => {
    render(
      inEdition(
        'cn',
        <>
          {page().tree}
          <input id="quantity" />
        </>,
      ),
    );
    const field = document.getElementById('quantity')!;
    act(() => field.focus());
    const giveFocus = vi.spyOn(field, 'focus');
    fireEvent(document.getElementById('floating-email')!, overByMouse());
    await hydrated();
    expect(giveFocus).not.toHaveBeenCalled();
  });

  it('[FB-05] opens at once the block of the entry that a mouse rests on, until it leaves', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const matches = Element.prototype.matches;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':hover'
        ? this.querySelector('#floating-email') !== null || this.id === 'floating-email'
        : matches.call(this, selector);
    });
    // Nobody tells of the mouse: it came before the page was hydrated.
    const { loadBar } = show();
    await waitFor(() => expect(document.querySelector('[data-block="email"]')).toBeInTheDocument());
    expect(loadBar).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    fireEvent(document.body, overByMouse());
    await waitFor(() => expect(document.querySelector('[data-block]')).toBeNull());
  });

  it('fetches the bar for who brought the focus there before the page was hydrated', async () => {
    const { tree } = page();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(inEdition('cn', tree));
    document.getElementById('floating-phone')!.focus();
    render(inEdition('cn', tree), { container, hydrate: true });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '电话联系' })));
  });

  it('lets a link be a link where the bar cannot be had, and tries again with the next press', async () => {
    const loadBar = vi.fn(() => Promise.reject(new Error('chunk')));
    show({ loadBar });
    const link = document.getElementById('floating-phone')!;
    const followed: boolean[] = [];
    const follow = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    await act(async () => void fireEvent.click(link));
    expect(followed).toEqual([false, true]);
    await act(async () => void fireEvent.click(link));
    document.removeEventListener('click', follow);
    expect(loadBar).toHaveBeenCalledTimes(2);
  });

  it('leaves presses with another meaning to the browser', () => {
    const { loadBar } = show();
    fireEvent.click(document.getElementById('floating-phone')!, { ctrlKey: true });
    expect(loadBar).not.toHaveBeenCalled();
  });

  it('fetches the bar for a member, who needs no log-in', async () => {
    const { shared } = show();
    act(() => shared.actions.setMember({ id: 7, trueName: 'Lin Xia' }));
    await hydrated();
    expect(document.getElementById('floating-login')).toBeNull();
  });
});
