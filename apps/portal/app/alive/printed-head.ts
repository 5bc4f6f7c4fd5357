import { useLayoutEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';

type Data = Record<string, unknown>;

/** What a loader says of the head of its page; see `site/head.ts`. */
interface Head {
  title?: unknown;
  twinPath?: unknown;
}

/** Loader data as a document hands it over: of a head that the document has as HTML only what scripts ask for. */
export const withoutPrintedHeads = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([id, loaded]) => {
      const { head } = (loaded ?? {}) as { head?: Head };
      // The path that is taken where none is named.
      const named = head?.twinPath === '/' ? {} : { twinPath: head?.twinPath };
      return [id, head ? { ...(loaded as object), head: named } : loaded];
    }),
  );

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
const elements = 'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]';

/**
 * Keeps what the server printed into the head as long as its page is shown: React knows nothing of it. The next page
 * brings all of its own.
 */
export function usePrintedHead(): void {
  const isShown = useMatches().some(({ loaderData }) => {
    const { head } = (loaderData ?? {}) as { head?: Head };
    return head && head.title === undefined;
  });
  const [printed] = useState(() =>
    isShown && !import.meta.env.SSR ? [...document.head.querySelectorAll(elements)] : [],
  );
  useLayoutEffect(() => {
    if (!isShown) return printed.forEach((element) => element.remove());
    // They are gone where hydration failed and the head was made anew.
    document.head.append(...printed.filter((element) => !element.isConnected));
  }, [isShown, printed]);
}
