import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaticPart } from './static.tsx';

/** Prints the static parts of one request. */
export interface StaticPrinter {
  /** Prints `content` under a name that is unique on the page. */
  print(name: string, content: ReactNode): StaticPart;
  /** What was printed for the document, by part id. */
  readonly statics: ReadonlyMap<string, string>;
}

/**
 * Creates the printer of one request. For a document the markup stays beside the loader data, so that it is sent once, as
 * HTML; for a navigation in the browser (a `.data` request) it travels inside the part.
 *
 * @param within puts content inside the providers that it would have in the page
 * @param forDocument whether the request is answered by a document
 */
export function createStaticPrinter(within: (content: ReactNode) => ReactNode, forDocument: boolean): StaticPrinter {
  const statics = new Map<string, string>();
  return {
    statics,
    print(name, content) {
      const html = renderToStaticMarkup(within(content), { identifierPrefix: name });
      const id = `${name}:${createHash('sha256').update(html).digest('base64url').slice(0, 10)}`;
      if (!forDocument) return { id, html };
      statics.set(id, html);
      return { id };
    },
  };
}
