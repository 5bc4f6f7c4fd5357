import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { banner, createMemory, smallBanner } from '../../testing/top-banner.fixtures.ts';
import { createBannerMemory, hiddenKey, visitKey } from './top-banner.memory.ts';
import { rootAttribute } from '../../parts/banner/root-look.ts';
import { longestLargeWithoutCountdown, topBannerFirstVisitScript } from './top-banner.script.ts';
import { TopBanner } from './top-banner.tsx';

const root = document.documentElement;
const forget = () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of Array.from(root.attributes)) if (name.startsWith(rootAttribute)) root.removeAttribute(name);
};
afterEach(forget);

const throwing = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** Waits for a state. */
const becomes = (state: string) =>
  vi.waitFor(() => expect(screen.getByRole('complementary')).toHaveAttribute('data-state', state));

describe('the top banner', () => {
  it('[ST-06] is not there without a banner', () => {
    const { container } = renderIn('en', <TopBanner banners={[]} memory={createMemory()} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('[ST-01] [ST-02] is large on the first visit, which it records', async () => {
    const memory = createMemory();
    renderIn('en', <TopBanner banners={[banner]} memory={memory} />);
    await becomes('countingDown');
    expect(memory.isFirstVisit()).toBe(false);
    expect(root).toHaveAttribute(rootAttribute, 'first');
    expect(screen.getByRole('timer')).toHaveTextContent('Closes in 5 s');
  });

  it('[ST-04] is mini at once on later visits', async () => {
    renderIn('en', <TopBanner banners={[banner]} memory={createMemory({ visited: true })} />);
    await becomes('mini');
    expect(root).toHaveAttribute(rootAttribute, 'seen');
  });

  it('starts nothing where the script already said that this is a later visit', async () => {
    root.setAttribute(rootAttribute, 'seen');
    renderIn('en', <TopBanner banners={[banner]} memory={createMemory({ visited: true })} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('complementary')).toHaveAttribute('data-state', 'undecided');
  });

  it('[ST-02] records a first visit whose large image went before the page was hydrated', async () => {
    root.setAttribute(rootAttribute, 'seen');
    const memory = createMemory();
    renderIn('en', <TopBanner banners={[banner]} memory={memory} />);
    await vi.waitFor(() => expect(memory.isFirstVisit()).toBe(false));
    expect(screen.getByRole('complementary')).toHaveAttribute('data-state', 'undecided');
  });

  it('[ST-05] is hidden entirely when the visitor says so, and stays so for the session', async () => {
    const memory = createMemory({ visited: true });
    root.setAttribute(rootAttribute, 'seen');
    renderIn('en', <TopBanner banners={[banner]} memory={memory} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hide advertisement' }));
    await becomes('hidden');
    expect(memory.isHidden()).toBe(true);
    expect(root).toHaveAttribute(rootAttribute, 'hidden');
  });

  it('pauses and continues the countdown by a button', async () => {
    renderIn('en', <TopBanner banners={[banner]} memory={createMemory()} />);
    await becomes('countingDown');
    await userEvent.click(screen.getByRole('button', { name: 'Pause countdown' }));
    await becomes('paused');
    await userEvent.click(screen.getByRole('button', { name: 'Continue countdown' }));
    await becomes('countingDown');
  });

  it('moves the focus from the large image to the small banner when it is closed', async () => {
    renderIn('en', <TopBanner banners={[banner]} memory={createMemory()} />);
    await becomes('countingDown');
    await userEvent.click(screen.getByRole('button', { name: 'Close large image' }));
    await becomes('mini');
    expect(screen.getByRole('button', { name: 'Hide advertisement' })).toHaveFocus();
  });

  it('[MM-07] is a link that is counted where it leads to', () => {
    renderIn('en', <TopBanner banners={[smallBanner, banner]} memory={createMemory({ visited: true })} />);
    const links = within(screen.getByRole('complementary')).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/banner/click?token=top-1&sign=9f86d081']);
  });

  it('leads where the banner says, small and large, on a site that counts no clicks', () => {
    const own = { ...banner, href: '/fair', token: '', sign: '' };
    renderIn('en', <TopBanner banners={[own]} memory={createMemory()} />);
    const links = within(screen.getByRole('complementary')).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/fair', '/fair']);
  });

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    root.setAttribute(rootAttribute, 'seen');
    await expectCleanHydration(key, <TopBanner banners={[banner]} memory={createMemory({ visited: true })} />);
  });
});

describe('the memory of the top banner', () => {
  it('[ST-02] stores the visit in local storage and the choice to hide in session storage', () => {
    const memory = createBannerMemory();
    expect([memory.isFirstVisit(), memory.isHidden()]).toEqual([true, false]);
    memory.recordVisit();
    memory.recordHidden();
    expect([memory.isFirstVisit(), memory.isHidden()]).toEqual([false, true]);
    expect([localStorage.getItem(visitKey), sessionStorage.getItem(hiddenKey)]).toEqual(['1', '1']);
  });

  it('takes storage that throws for a later visit', () => {
    const memory = createBannerMemory(throwing, throwing);
    memory.recordVisit();
    memory.recordHidden();
    expect([memory.isFirstVisit(), memory.isHidden()]).toEqual([false, false]);
  });
});

describe('the script of the first visit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const run = () => new Function(topBannerFirstVisitScript)();

  it('[ST-01] says so on the root element, and records nothing', () => {
    run();
    expect(root).toHaveAttribute(rootAttribute, 'first');
    expect(localStorage).toHaveLength(0);
  });

  it('requests at once the large image that its element names, on the first visit alone', () => {
    const made: HTMLImageElement[] = [];
    vi.stubGlobal('Image', function image() {
      made.push(document.createElement('img'));
      return made.at(-1);
    });
    const element = Object.assign(document.createElement('script'), { type: 'text/plain' });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
    run();
    Object.assign(element.dataset, {
      sizes: '100vw',
      srcset: '/large-640.jpg 640w',
      src: 'https://example.com/large.jpg',
    });
    run();
    localStorage.setItem(visitKey, '1');
    run();
    vi.unstubAllGlobals();
    expect(made.map(({ src, srcset, sizes }) => [src, srcset, sizes])).toEqual([
      ['', '', ''],
      ['https://example.com/large.jpg', '/large-640.jpg 640w', '100vw'],
    ]);
  });

  it('[ST-04] knows a later visit', () => {
    localStorage.setItem(visitKey, '1');
    run();
    expect(root).toHaveAttribute(rootAttribute, 'seen');
  });

  it('knows that the banner was hidden in this session', () => {
    sessionStorage.setItem(hiddenKey, '1');
    run();
    expect(root).toHaveAttribute(rootAttribute, 'hidden');
  });

  it('takes storage that throws for a later visit', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwing);
    run();
    expect(root).toHaveAttribute(rootAttribute, 'seen');
  });

  it('[ST-03] takes the large image away after five seconds by itself where the page was not hydrated', () => {
    run();
    vi.advanceTimersByTime(longestLargeWithoutCountdown - 1);
    expect(root).toHaveAttribute(rootAttribute, 'first');
    vi.advanceTimersByTime(1);
    expect(root).toHaveAttribute(rootAttribute, 'seen');
  });

  it('has nothing that would end a script element', () => {
    expect(topBannerFirstVisitScript).not.toMatch(/<\/|<!--/);
  });
});
