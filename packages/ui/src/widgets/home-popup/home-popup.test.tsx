import { editions } from '@millwright/i18n/editions';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedState, SharedStateProvider, type SharedStateStore } from '../../behaviours/session/index.ts';
import { inEdition, renderIn } from '../../testing/render.tsx';
import { HomePopupHost, type HomePopupHostProps } from './home-popup-host.tsx';
import { memoryOf, portsOf } from './home-popup.fixtures.ts';
import { HomePopup } from './home-popup.tsx';
import type { HomePopupProps } from './home-popup.types.ts';

const popup = (props: Partial<HomePopupProps> = {}) => (
  <HomePopup open onClose={() => undefined} {...portsOf('cn')} {...props} />
);
const list = (kind: string) => document.querySelector<HTMLElement>(`[data-list="${kind}"]`)!;
const ready = () => waitFor(() => expect(document.querySelectorAll('[data-list][data-state="ready"]')).toHaveLength(4));

describe('the home pop-up', () => {
  it('[HP-02] [HP-11] is a dialog with a row of industries, and begins with industry 5', async () => {
    const load = vi.fn(portsOf('cn').load);
    renderIn('cn', popup({ load: load as never }));
    await ready();
    const tabs = within(screen.getByRole('dialog')).getAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.querySelector('use')?.getAttribute('href')?.split('#')[1]])).toEqual(
      portsOf('cn').industries.map(({ name, icon }) => [name, icon]),
    );
    expect(tabs.find((tab) => tab.getAttribute('aria-selected') === 'true')).toHaveTextContent(
      portsOf('cn').industries.find(({ id }) => id === 5)!.name,
    );
    expect(load.mock.calls.map(([kind, industryId, page]) => [kind, industryId, page]).sort()).toEqual([
      ['magazines', 5, 1],
      ['news', 5, 1],
      ['videos', 5, 1],
      ['whitepapers', 5, 1],
    ]);
  });

  it('[HP-03] [HP-04] [HP-05] [HP-06] shows five news, three videos and six magazines in sliders, and five white papers', async () => {
    renderIn('cn', popup());
    await ready();
    const count = (kind: string) => within(list(kind)).getAllByRole('article').length;
    expect(['news', 'videos', 'magazines', 'whitepapers'].map(count)).toEqual([5, 3, 6, 5]);
    expect(
      ['videos', 'magazines'].map((kind) => list(kind).querySelectorAll('[aria-roledescription="轮播"]').length),
    ).toEqual([1, 1]);
  });

  it('[HP-03] loads the lists of the industry that is picked', async () => {
    const load = vi.fn(portsOf('cn').load);
    renderIn('cn', popup({ load: load as never }));
    await ready();
    load.mockClear();
    fireEvent.click(screen.getAllByRole('tab')[2]!);
    await ready();
    expect(load.mock.calls.map(([, industryId, page]) => [industryId, page])).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
      [3, 1],
    ]);
  });

  it('[HP-07] [ST-37] [ST-38] refreshes each list by itself, forward and back to the first page', async () => {
    renderIn('cn', popup());
    await ready();
    const pages: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await act(async () => void fireEvent.click(within(list('news')).getByRole('button', { name: '换一批' })));
      pages.push(`${list('news').dataset['page']} ${within(list('news')).getAllByRole('article').length}`);
    }
    expect(pages).toEqual(['2 5', '3 2', '1 5']);
    expect(list('videos').dataset['page']).toBe('1');
  });

  it.each(['news', 'videos', 'magazines', 'whitepapers'])(
    '[HP-07] the list of %s has a refresh link of its own, which turns no other list',
    async (kind) => {
      renderIn('cn', popup());
      await ready();
      await act(async () => void fireEvent.click(within(list(kind)).getByRole('button', { name: '换一批' })));
      const pages = ['news', 'videos', 'magazines', 'whitepapers'].map((one) => [one, list(one).dataset['page']]);
      expect(pages.filter(([, page]) => page !== '1')).toEqual([[kind, '2']]);
    },
  );

  it('[HP-08] leads to the sub-site of the picked industry', async () => {
    renderIn('cn', popup());
    await ready();
    const { name, slug } = portsOf('cn').industries.find(({ id }) => id === 5)!;
    expect(screen.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', `/i/${slug}`);
  });

  it('[HP-09] offers the app where the edition has one', () => {
    renderIn('cn', popup());
    expect(screen.getByRole('link', { name: '下载 App' })).toHaveAttribute('href', '/appdownload');
    cleanup();
    renderIn('en', popup());
    expect(screen.queryByRole('link', { name: 'Download the app' })).toBeNull();
  });

  it('[HP-10] has the code of the secretary', () => {
    renderIn('cn', popup());
    const { value } = editions.cn.floatingQrs.find(({ purpose }) => purpose === 'secretary')!;
    expect(document.querySelector('[data-qr="secretary"] a')).toHaveAttribute('href', value);
  });

  it('goes along the industries by the arrow keys, and picks by Enter only', async () => {
    renderIn('cn', popup());
    await ready();
    const tabs = screen.getAllByRole('tab');
    act(() => tabs[4]!.focus());
    fireEvent.keyDown(tabs[4]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tabs[5]);
    fireEvent.keyDown(tabs[5]!, { key: 'Home' });
    expect(document.activeElement).toBe(tabs[0]);
    expect(tabs[4]).toHaveAttribute('aria-selected', 'true');
  });

  it('begins with the first industry where the fifth is not known, and without any shows the lists alone', async () => {
    renderIn('cn', popup({ initialIndustryId: 4711 }));
    expect(screen.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true');
    cleanup();
    renderIn('cn', popup({ industries: [] }));
    expect(screen.queryByRole('tab')).toBeNull();
    await ready();
  });
});

const page = (edition: 'cn' | 'en', props: Partial<HomePopupHostProps> = {}, store?: SharedStateStore) => {
  const shared =
    store ??
    createSharedState({
      loadMember: async () => null,
    });
  const loadPorts = vi.fn(async () => portsOf('cn'));
  const tree = inEdition(
    edition,
    <SharedStateProvider store={shared}>
      <HomePopupHost loadPorts={loadPorts} memory={memoryOf()} {...props} />
    </SharedStateProvider>,
  );
  return { shared, loadPorts, tree };
};
const move = () => act(async () => void fireEvent.pointerDown(document.body));

describe('the place of the home pop-up', () => {
  beforeAll(() => import('./home-popup.tsx'));
  beforeEach(() => {
    window.innerWidth = 1280;
  });

  it('[HP-01] is empty where the edition has no pop-up, whatever the visitor does', async () => {
    const { tree, loadPorts } = page('en');
    render(tree);
    await move();
    expect([loadPorts.mock.calls.length, screen.queryByRole('dialog')]).toEqual([0, null]);
  });

  it('[HP-01] holds and fetches nothing until the visitor moves, then the pop-up', async () => {
    const { tree, loadPorts } = page('cn');
    expect(renderToString(tree)).toBe('');
    render(tree);
    await act(async () => undefined);
    expect(loadPorts).not.toHaveBeenCalled();
    await move();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(loadPorts).toHaveBeenCalledTimes(1);
  });

  it('waits for the first scroll on a narrow screen', async () => {
    window.innerWidth = 375;
    const { tree } = page('cn');
    render(tree);
    await move();
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => void fireEvent.scroll(window));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('[ST-26] [ST-27] records when it is closed that it was shown, and is not shown again', async () => {
    const memory = memoryOf();
    const { tree, shared } = page('cn', { memory });
    const { unmount } = render(tree);
    await move();
    await screen.findByRole('dialog');
    expect(memory.shown()).toBe(false);
    await act(async () => shared.actions.closeHomeDialog());
    expect(memory.shown()).toBe(true);
    unmount();
    const again = page('cn', { memory });
    render(again.tree);
    await move();
    expect(again.loadPorts).not.toHaveBeenCalled();
  });

  it('[ST-24] opens when any component says so, and tells everybody when it is closed', async () => {
    const { tree, shared } = page('cn', { memory: memoryOf(true) });
    render(tree);
    await act(async () => shared.actions.openHomeDialog());
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(shared.getState().homeDialog).toBe('closed');
  });

  it('[ST-25] lets the page scroll again when it is closed', async () => {
    const { tree, shared } = page('cn');
    render(tree);
    await move();
    // The page's scrolling hangs on the scrim alone, by a style rule: when it is gone, so is the lock.
    const scrim = (await screen.findByRole('dialog')).parentElement!;
    expect(document.body).toContainElement(scrim);
    await act(async () => shared.actions.closeHomeDialog());
    await waitFor(() => expect(scrim).not.toBeInTheDocument());
    expect([
      document.body.style.overflow,
      document.documentElement.style.overflow,
      document.body.style.pointerEvents,
    ]).toEqual(['', '', '']);
  });

  it('waits while the login dialog is open', async () => {
    const { tree, shared, loadPorts } = page('cn');
    shared.actions.openLoginDialog();
    render(tree);
    await move();
    expect(loadPorts).not.toHaveBeenCalled();
    act(() => shared.actions.closeLoginDialog());
    await move();
    expect(loadPorts).toHaveBeenCalledTimes(1);
  });

  it('gives up without a word where its code cannot be had', async () => {
    const { tree, shared } = page('cn', { loadPopup: () => Promise.reject(new Error('chunk')) });
    render(tree);
    await move();
    await waitFor(() => expect(shared.getState().homeDialog).toBe('closed'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
