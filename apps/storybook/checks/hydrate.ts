import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';

/** What browsers have and jsdom lacks, as far as widgets touch it when they are hydrated. */
const lend = (window: JSDOM['window']): void => {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  Object.assign(window, {
    matchMedia: (query: string) =>
      Object.assign(new window.EventTarget(), { matches: false, media: query, addListener() {}, removeListener() {} }),
    ResizeObserver: observer,
    IntersectionObserver: observer,
    scrollTo() {},
  });
  // Nothing can be drawn here; what draws checks first.
  Object.assign(window.HTMLCanvasElement.prototype, { getContext: () => null });
  for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
    Object.assign(window.HTMLElement.prototype, { [name]() {} });
};

const borrowed = [
  'window',
  'document',
  'navigator',
  'location',
  'HTMLElement',
  'Element',
  'Node',
  'Event',
  'CustomEvent',
  'MutationObserver',
  'EventTarget',
  'AbortController',
  'AbortSignal',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'ResizeObserver',
  'IntersectionObserver',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'getComputedStyle',
  'scrollTo',
  'IS_REACT_ACT_ENVIRONMENT',
] as const;

const become = (window: JSDOM['window']): (() => void) => {
  const before = new Map(borrowed.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
  for (const name of borrowed) {
    const value =
      name === 'IS_REACT_ACT_ENVIRONMENT'
        ? true
        : name === 'window'
          ? window
          : (window as unknown as Record<string, unknown>)[name];
    Object.defineProperty(globalThis, name, {
      value: typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : value,
      configurable: true,
      writable: true,
    });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
};

/**
 * Hydrates server markup in a simulated page and returns every error: mismatches that React recovered from,
 * errors, and what was written to the console as an error or a warning.
 */
export const hydrate = async (html: string, element: ReactElement): Promise<string[]> => {
  const page = new JSDOM(`<!doctype html><html lang="en"><body><div id="root">${html}</div></body></html>`, {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  lend(page.window);
  const giveBack = become(page.window);
  const errors: string[] = [];
  const record = (...parts: unknown[]) => void errors.push(parts.map(String).join(' '));
  const { error, warn } = console;
  Object.assign(console, { error: record, warn: record });
  try {
    // Loaded here, because React decides at load time whether there is a document.
    const { act } = await import('react');
    const { hydrateRoot } = await import('react-dom/client');
    const container = page.window.document.getElementById('root') as HTMLElement;
    const root = await act(async () =>
      hydrateRoot(container, element, { onRecoverableError: record, onUncaughtError: record }),
    );
    await act(async () => root.unmount());
  } finally {
    Object.assign(console, { error, warn });
    giveBack();
    page.window.close();
  }
  return errors;
};
