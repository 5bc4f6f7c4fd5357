'use client';

import { useLayoutEffect } from 'react';

/** Sets an attribute on the document's element for as long as something is shown. */
export const useRootAttribute = (name: string, shown: boolean): void => {
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const root = document.documentElement;
    root.setAttribute(name, '');
    return () => root.removeAttribute(name);
  }, [name, shown]);
};
