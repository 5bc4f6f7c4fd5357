import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { editionKeys, expectCleanHydration, inEdition, renderIn, staticMarkup } from '../../testing/render.tsx';
import { ezineReaderChart } from './e-zine-reader.machine.ts';
import { contents, hrefOfPage, loadPage, pageCount, pageOf } from './e-zine-reader.fixtures.ts';
import { EzineReader } from './e-zine-reader.tsx';
import type { EzinePage, EzineReaderEvent, EzineReaderProps } from './e-zine-reader.types.ts';
import { createReader } from './reader.ts';
import { entryOf, pageAfter, pageBefore, spreadOf } from './spread.ts';

const wanted = (page: number): EzineReaderEvent => ({ type: 'PAGE.WANTED', page });
const loaded = (page: number): EzineReaderEvent => ({ type: 'PAGES.LOADED', pages: [pageOf(page)] });
const missing: EzineReaderEvent = { type: 'PAGES.MISSING' };
const failed: EzineReaderEvent = { type: 'PAGES.FAILED' };
const retry: EzineReaderEvent = { type: 'RETRY.WANTED' };
const toggled: EzineReaderEvent = { type: 'SPREAD.TOGGLED' };
const zoomed = (by: 1 | -1 | 0): EzineReaderEvent => ({ type: 'ZOOM.CHANGED', by });
const nothing = () => undefined;
const ports = { request: nothing, drop: nothing };

describeChart(
  'the e-zine reader',
  () => ezineReaderChart(ports, { pageCount: 3, page: 1, content: null }),
  [
    { from: 'waiting', when: wanted(1), to: 'loading', effects: ['request'] },
    { from: 'waiting', when: wanted(3), to: 'loading', effects: ['request'], context: { page: 3 } },
    { from: 'waiting', when: wanted(4), to: 'missing', effects: ['drop'], context: { page: 4 } },
    { from: 'waiting', when: wanted(0), to: 'missing', effects: ['drop'] },
    { from: 'waiting', when: wanted(1.5), to: 'missing', effects: ['drop'] },
    { from: 'waiting', when: toggled, to: 'loading', effects: ['request'], context: { spread: true } },
    { from: 'waiting', when: zoomed(-1), to: 'waiting', context: { zoom: 0 } },
    { given: [zoomed(1), zoomed(1), zoomed(1)], from: 'waiting', when: zoomed(1), to: 'waiting', context: { zoom: 3 } },
    { given: [zoomed(1), zoomed(1)], from: 'waiting', when: zoomed(0), to: 'waiting', context: { zoom: 0 } },
    { given: [wanted(2)], from: 'loading', when: loaded(2), to: 'ready' },
    { given: [wanted(2)], from: 'loading', when: missing, to: 'missing' },
    { given: [wanted(2)], from: 'loading', when: failed, to: 'failed' },
    { given: [wanted(2)], from: 'loading', when: wanted(3), to: 'loading', effects: ['request'], context: { page: 3 } },
    { given: [wanted(2)], from: 'loading', when: 14_999, to: 'loading' },
    { given: [wanted(2), 14_999], from: 'loading', when: 1, to: 'failed', effects: ['drop'] },
    { given: [wanted(2), loaded(2)], from: 'ready', when: wanted(3), to: 'loading', effects: ['request'] },
    {
      given: [wanted(2), loaded(2)],
      from: 'ready',
      when: toggled,
      to: 'loading',
      effects: ['request'],
      context: { spread: true },
    },
    {
      given: [wanted(2), failed],
      from: 'failed',
      when: retry,
      to: 'loading',
      effects: ['request'],
      context: { page: 2 },
    },
    { given: [wanted(4)], from: 'missing', when: toggled, to: 'missing', context: { spread: true } },
    { given: [wanted(4)], from: 'missing', when: wanted(1), to: 'loading', effects: ['request'] },
  ],
  { events: [wanted(1), wanted(4), loaded(1), missing, failed, retry, toggled, zoomed(1), zoomed(-1)] },
);

describe('what a reader begins with', () => {
  it.each([
    [1, pageOf(1), 'ready'],
    [9, pageOf(9), 'ready'],
    [2, null, 'waiting'],
    [10, null, 'missing'],
    [0, null, 'missing'],
    [Number.NaN, null, 'missing'],
  ] as const)('is, at page %s of 9, by what the server has', (page, content, state) => {
    expect(ezineReaderChart(ports, { pageCount, page, content }).chart.initial).toBe(state);
  });
});

describe('a spread', () => {
  it.each([
    [1, [1]],
    [2, [2, 3]],
    [3, [2, 3]],
    [8, [8, 9]],
    [9, [8, 9]],
  ] as const)('of page %i is %j', (page, pages) => {
    expect(spreadOf(page, 9)).toEqual(pages);
  });

  it('ends with one page where the number of pages is even', () => {
    expect(spreadOf(8, 8)).toEqual([8]);
  });

  it('is left at both its ends', () => {
    expect([
      pageBefore({ page: 3, spread: true }, 9),
      pageAfter({ page: 2, spread: true }, 9),
      pageBefore({ page: 1, spread: true }, 9),
      pageAfter({ page: 9, spread: true }, 9),
    ]).toEqual([1, 4, null, null]);
    expect([pageBefore({ page: 3, spread: false }, 9), pageAfter({ page: 3, spread: false }, 9)]).toEqual([2, 4]);
  });

  it('leads back into the issue from a page that it does not have', () => {
    expect([pageBefore({ page: 40, spread: false }, 9), pageAfter({ page: -3, spread: false }, 9)]).toEqual([9, 1]);
  });

  it('belongs to the last entry of the contents before it', () => {
    expect([entryOf(contents, 6)?.page, entryOf(contents, 7)?.page, entryOf([], 7)]).toEqual([4, 7, null]);
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a running reader', () => {
  it('takes the last response, however late the others come, and ends the request before', async () => {
    const questions: { page: number; signal: AbortSignal; resolve: (page: EzinePage) => void }[] = [];
    const { actor } = createReader(
      { pageCount, page: 1, content: null },
      (page, signal) => new Promise((resolve) => questions.push({ page, signal, resolve })),
    );
    actor.send(wanted(2));
    actor.send(wanted(3));
    expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    questions[1]!.resolve(pageOf(3));
    await settle();
    questions[0]!.resolve(pageOf(2));
    await settle();
    expect(actor.snapshot().context.pages.map(({ page }) => page)).toEqual([3]);
  });

  it('requests no page twice', async () => {
    const load = vi.fn(loadPage);
    const { actor } = createReader({ pageCount, page: 1, content: pageOf(1) }, load);
    for (const page of [2, 1, 2]) {
      actor.send(wanted(page));
      await settle();
    }
    expect(load.mock.calls.map(([page]) => page)).toEqual([2]);
  });

  it('says that a page is missing where the port says so', async () => {
    const { actor } = createReader({ pageCount, page: 1, content: null }, async () => null);
    actor.send(wanted(1));
    await settle();
    expect(actor.snapshot().state).toBe('missing');
  });
});

const reader = (props: Partial<EzineReaderProps> = {}) => (
  <EzineReader
    title="Modern Metalworking 2026/11"
    pageCount={pageCount}
    page={3}
    content={pageOf(3)}
    contents={contents}
    hrefOfPage={hrefOfPage}
    load={loadPage}
    {...props}
  />
);
const key = (name: string, target: Element = document.querySelector('section')!) =>
  act(async () => void fireEvent.keyDown(target, { key: name }));
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('article[data-page]')].map(({ dataset }) => dataset['page']);

describe('the e-zine reader', () => {
  it.each(editionKeys)('renders on the server what the browser renders first (%s)', (edition) =>
    expectCleanHydration(edition, reader()),
  );

  it('has image, text and URLs of the pages around it without scripts', () => {
    const html = staticMarkup('en', reader());
    expect(html).toContain('the clamping comes first');
    expect([2, 4, 7].filter((page) => !html.includes(`href="${hrefOfPage(page)}"`))).toEqual([]);
    expect(html).not.toContain('style=');
  });

  it('turns pages by keys, reports the URL, and stays within the issue', async () => {
    const onPage = vi.fn();
    renderIn('en', reader({ onPage }));
    const path: (string | undefined)[] = [];
    for (const name of ['ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft']) {
      await key(name);
      path.push(shown()[0]);
    }
    expect(path).toEqual(['4', '3', '9', '9', '1', '1']);
    expect(onPage.mock.calls.map(([page]) => page)).toEqual([4, 3, 9, 1]);
  });

  it('keeps the focus on its link at the last page, so that the keys go on', async () => {
    renderIn('en', reader({ page: 8, content: pageOf(8) }));
    const next = screen.getByRole('link', { name: 'Next page' });
    act(() => next.focus());
    await key('ArrowRight', next);
    expect(shown()).toEqual(['9']);
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await key('ArrowLeft', document.activeElement!);
    expect(shown()).toEqual(['8']);
  });

  it('takes two articles that begin on one page', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderIn(
      'en',
      reader({
        contents: [
          { page: 3, title: 'One' },
          { page: 3, title: 'Other' },
        ],
      }),
    );
    expect([screen.getAllByRole('listitem').length, consoleError.mock.calls]).toEqual([2, []]);
  });

  it('leaves keys with Ctrl or Alt to the browser', () => {
    renderIn('en', reader());
    fireEvent.keyDown(document.querySelector('section')!, { key: 'ArrowRight', altKey: true });
    expect(shown()).toEqual(['3']);
  });

  it('enlarges by + and reduces by -, and then moves within the page by arrows', async () => {
    renderIn('en', reader());
    const sheet = screen.getByRole('group', { name: 'Image of page 3' });
    await key('+');
    expect(document.querySelector('article img')!.className).toMatch(/150/);
    await key('ArrowRight', sheet);
    expect(shown()).toEqual(['3']);
    await key('-');
    await key('ArrowRight', sheet);
    expect(shown()).toEqual(['4']);
  });

  it('shows two pages side by side', async () => {
    renderIn('en', reader());
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Side by side' })));
    expect(shown()).toEqual(['2', '3']);
    await key('ArrowRight');
    expect(shown()).toEqual(['4', '5']);
  });

  it('marks where it is in the contents', () => {
    renderIn('en', reader({ page: 5, content: pageOf(5) }));
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Friction-stir welding');
  });

  it('follows the URL when it changes', async () => {
    const view = render(inEdition('en', reader()));
    await act(async () => view.rerender(inEdition('en', reader({ page: 7, content: null }))));
    expect(shown()).toEqual(['7']);
  });

  it('follows links where it cannot load by itself, and shows the page that comes with the URL', async () => {
    const view = render(inEdition('en', reader({ load: undefined })));
    const clicked: (string | null)[] = [];
    view.container.addEventListener('click', (event) => {
      event.preventDefault();
      clicked.push((event.target as Element).closest('a')!.getAttribute('href'));
    });
    await key('ArrowRight');
    expect(clicked).toEqual([hrefOfPage(4)]);
    await act(async () => view.rerender(inEdition('en', reader({ load: undefined, page: 4, content: pageOf(4) }))));
    expect(shown()).toEqual(['4']);
  });

  it('says that the issue has no such page, and leads to the first', () => {
    renderIn('en', reader({ page: 99, content: null }));
    expect(screen.getByText('This issue has no such page')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', hrefOfPage(1));
  });
});
