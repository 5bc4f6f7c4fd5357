import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine that fifteen other processes share takes ten times as long as an idle one.
configure({ asyncUtilTimeout: 15_000 });

// The files of a worker share one document: each begins with it as new. Stylesheets come with modules, which are
// loaded once.
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
