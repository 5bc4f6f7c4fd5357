// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadStyles } from './load-styles.ts';

const style = { href: '/assets/later.css', integrity: 'sha256-x' };
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
let readyState: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'complete';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.head.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Whether loading is over. */
function watch(loading: Promise<void>): () => boolean {
  let isOver = false;
  void loading.then(() => (isOver = true));
  return () => isOver;
}

it('a stylesheet that the document has not is taken with its digest, once, and waited for', async () => {
  const [first, second] = [watch(loadStyles([style])), watch(loadStyles([style]))];
  expect(links().map(({ href, integrity }) => [new URL(href).pathname, integrity])).toEqual([
    ['/assets/later.css', 'sha256-x'],
  ]);
  await vi.advanceTimersByTimeAsync(100);
  expect([first(), second()]).toEqual([false, false]);
  links()[0]!.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect([first(), second()]).toEqual([true, true]);
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

it('one of the document that came to nothing is requested again, and not while the document loads', async () => {
  const ofDocument = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style.href });
  document.head.append(ofDocument);
  readyState = 'loading';
  void loadStyles([style]);
  expect(links()).toEqual([ofDocument]);
  readyState = 'complete';
  void loadStyles([style]);
  expect(links()).toHaveLength(1);
  expect(links()[0]).not.toBe(ofDocument);
});

it('one that never comes holds a page up for five seconds', async () => {
  const isOver = watch(loadStyles([style]));
  await vi.advanceTimersByTimeAsync(4900);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver()).toBe(true);
});
