// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadStyles } from './load-styles.ts';

const style = { href: '/assets/later.css', integrity: 'sha256-x' };
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
let loaded: Partial<CSSStyleSheet>[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  loaded = [];
  vi.spyOn(document, 'styleSheets', 'get').mockImplementation(() => loaded as unknown as StyleSheetList);
  document.head.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Whether loading is over. */
function watch(loading: Promise<unknown>): () => boolean {
  let isOver = false;
  void loading.then(() => (isOver = true));
  return () => isOver;
}

it('a stylesheet that the document has not is taken with its digest, and waited for', async () => {
  const isOver = watch(loadStyles([style]));
  expect(links().map(({ href, integrity }) => [new URL(href).pathname, integrity])).toEqual([
    ['/assets/later.css', 'sha256-x'],
  ]);
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver()).toBe(false);
  links()[0]!.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});

it('one that the document has is not taken again', async () => {
  loaded = [{ href: new URL(style.href, document.baseURI).href }];
  const isOver = watch(loadStyles([style]));
  await vi.advanceTimersByTimeAsync(0);
  expect([isOver(), links()]).toEqual([true, []]);
});

it('one that is lost is waited for no longer, and requested again by the next page', async () => {
  const isOver = watch(loadStyles([style]));
  const lost = links()[0]!;
  lost.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect([isOver(), links()]).toEqual([true, []]);
  void loadStyles([style]);
  expect(links()[0]).not.toBe(lost);
});

it('one that is on its way is waited for by all who need it, and taken once', async () => {
  const [first, second] = [watch(loadStyles([style])), watch(loadStyles([style]))];
  expect(links()).toHaveLength(1);
  links()[0]!.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect([first(), second()]).toEqual([true, true]);
});

it('one of the document that came to nothing is requested again, and waited for while the document loads', async () => {
  const ofDocument = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style.href });
  document.head.append(ofDocument);
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const isOver = watch(loadStyles([style]));
  await vi.advanceTimersByTimeAsync(100);
  expect([isOver(), links()]).toEqual([false, [ofDocument]]);
  ofDocument.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
  readyState.mockReturnValue('complete');
  void loadStyles([style]);
  expect(links()).toHaveLength(2);
});

it('one that never comes holds a page up for five seconds', async () => {
  const isOver = watch(loadStyles([style]));
  await vi.advanceTimersByTimeAsync(4900);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver()).toBe(true);
});
