import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The files of a worker share one document and one clock: each begins with them as new. Style sheets come with modules, which
// are loaded once.
vi.useRealTimers();
vi.unstubAllGlobals();
if (typeof document !== 'undefined') {
  for (const part of [document.documentElement, document.head, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  }
  for (const element of document.head.querySelectorAll(':scope > :not(style)')) element.remove();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
}

afterEach(cleanup);
